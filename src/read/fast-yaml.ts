import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * The fast reading of YAML, without positions. It handles the plain texts that nearly all content is made of and
 * hands the rest over: what uses anchors, aliases, tags or directives, and whatever it cannot parse, is decided by
 * the positioned reading, so that the two can never disagree about an error.
 */

const UNPLAIN = /^[%]|^---|^\.\.\.|(?:^|[\s[{,:?-])[&*!][^\s]|^\s*\? |<<:|__proto__/m;

/** The value of a plain text, or `{ plain: false }` where the positioned reading must decide. */
export function readFast(text: string): { readonly plain: true; readonly value: unknown } | { readonly plain: false } {
  if (UNPLAIN.test(text)) return { plain: false };
  try {
    return { plain: true, value: load(text, { schema: CORE_SCHEMA }) ?? undefined };
  } catch {
    return { plain: false };
  }
}
