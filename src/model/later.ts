/** Something that is made when it is asked for, under a name for all that it is made of, where there is one. */
export interface Later<T> {
  readonly madeOf?: string;
  readonly value: T;
}

/** The same as what `make` gives, which is called for it when it is asked for its value. */
export function later<T>(madeOf: string, make: () => Later<T>): Later<T> {
  const made = forAWhile(make);
  return {
    madeOf,
    get value() {
      return made().value;
    },
  };
}

/** Made when it is first asked for, and again when it is asked for after its memory was needed for something else. */
export function forAWhile<T extends object>(make: () => T): () => T {
  let held: WeakRef<T> | undefined;
  return () => {
    const known = held?.deref();
    if (known !== undefined) return known;
    const made = make();
    held = new WeakRef(made);
    return made;
  };
}

/** Fields by their names, each made when it is first asked for. */
export function fieldsLater<T>(
  fields: readonly (readonly [name: string | number, make: () => T])[],
): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, make] of fields) {
    const get = (): T => {
      const value = make();
      Object.defineProperty(all, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(all, name, { get, enumerable: true, configurable: true });
  }
  return all;
}
