/**
 * Removes keys with the value undefined, as `exactOptionalPropertyTypes` requires. Returns the same object if there are
 * none.
 */
export function defined<T extends object>(object: T): Defined<T> {
  const fields = object as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  let isWhole = true;
  for (const key of Object.keys(fields)) {
    if (fields[key] === undefined) isWhole = false;
    else result[key] = fields[key];
  }
  return (isWhole ? object : result) as Defined<T>;
}

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** `T` with optional keys instead of keys that may be undefined. */
export type Defined<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};
