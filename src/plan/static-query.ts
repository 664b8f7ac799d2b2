import { hash } from 'node:crypto';
import { canonicalJson } from '../model/canonical-json.ts';
import { memoize } from '../model/memoize.ts';
import type { StaticQuery } from '../model/plan.ts';

/** A value as the static query that holds it, made once: what is the same has the same name. */
export const staticQuery = memoize((value: object): StaticQuery => {
  const json = canonicalJson(value);
  return { hash: hash('sha256', json).slice(0, 16), json };
});
