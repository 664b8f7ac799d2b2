/**
 * The names of files by what these are made of, so that the names are known without the files. What they are made of begins with
 * the name of the part of the plan, and a space where more follows.
 */
export interface KeptNames<T> {
  get(madeOf: string): T | undefined;
  set(madeOf: string, names: T): void;
}

/** Knows no names: they are made of the files. */
export const noKeptNames: KeptNames<never> = { get: () => undefined, set: () => undefined };
