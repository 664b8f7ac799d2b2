import type { Text } from '../domain/language.ts';

/** The type of a record after merging its translations: every text is a map of languages. */
export type Merged<T> = [NonNullable<T>] extends [string | number | boolean]
  ? T
  : [string] extends [NonNullable<T>]
    ? Text | Extract<T, undefined>
    : T extends readonly (infer I)[]
      ? readonly Merged<I>[]
      : T extends object
        ? { readonly [K in keyof T]: Merged<T[K]> }
        : T;
