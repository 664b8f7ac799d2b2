import { hash } from 'node:crypto';
import { canonicalJson } from '../model/canonical-json.ts';
import { memoize } from '../model/memoize.ts';
import type { StaticQuery } from '../model/plan.ts';

/** The static query that contains a value, named by its hash. Memoized. */
export const staticQuery = memoize((value: object): StaticQuery => {
  const json = canonicalJson(value);
  return { hash: hash('sha256', json).slice(0, 16), json };
});
