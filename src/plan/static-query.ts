import { hash } from 'node:crypto';
import { canonicalJson } from '../domain/canonical-json.ts';
import { memoize } from '../domain/memoize.ts';
import type { StaticQuery } from '../domain/page/plan.ts';

/** The static query that contains a value, named by its hash. Memoized. */
export const staticQuery = memoize((value: object): StaticQuery => {
  const json = canonicalJson(value);
  return { hash: hash('sha256', json).slice(0, 16), json };
});
