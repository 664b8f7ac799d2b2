/** An object without the keys whose value is undefined, as `exactOptionalPropertyTypes` wants optional ones. */
export function defined<T extends object>(object: T): Defined<T> {
  const fields = object as Record<string, unknown>;
  const keys = Object.keys(fields);
  const kept = keys.filter((key) => fields[key] !== undefined);
  return (
    kept.length === keys.length ? object : Object.fromEntries(kept.map((key) => [key, fields[key]]))
  ) as Defined<T>;
}

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** `T` with every key that may be undefined made optional instead. */
export type Defined<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};
