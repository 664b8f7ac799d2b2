import type { Text } from '../domain/language.ts';

/** A generated record type after its translations were merged: every text is a map of languages. */
export type Merged<T> = [NonNullable<T>] extends [string | number | boolean]
  ? T
  : [string] extends [NonNullable<T>]
    ? Text | Extract<T, undefined>
    : T extends readonly (infer I)[]
      ? readonly Merged<I>[]
      : T extends object
        ? { readonly [K in keyof T]: Merged<T[K]> }
        : T;
