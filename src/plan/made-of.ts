import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../model/canonical-json.ts';

/** A name for plain values, which others have only if they are equal: also in another process. */
export function nameOf(values: readonly unknown[]): string {
  return hashOf(canonicalJson(values));
}

/** Values that get their name when it is asked for. */
export interface MadeOf {
  name(): string;
}

export function madeOf(values: readonly unknown[]): MadeOf {
  let name: string | undefined;
  return {
    name() {
      name ??= nameOf(values);
      return name;
    },
  };
}
