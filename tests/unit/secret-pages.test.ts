import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '../../src/domain/site.ts';
import { isSecret } from '../../src/plan/links/secret-pages.ts';
import { isFull } from '../support/thoroughness.ts';

/** Whether a page is secret in a site that only has these patterns of addresses. */
const isSecretBy = (pattern: string, path: string): boolean =>
  isSecret({ settings: { secretPages: [pattern] }, events: [] } as unknown as Site, path);

it('one star matches a part of a name, two stars match anything', () => {
  expect(isSecretBy('/hacklica/**', '/hacklica/2026/')).toBe(true);
  expect(isSecretBy('/hacklica/**', '/devlica/hacklica/')).toBe(false);
  expect(isSecretBy('/*/2026/', '/hacklica/2026/')).toBe(true);
  expect(isSecretBy('/*/', '/hacklica/2026/')).toBe(false);
  expect(isSecretBy('/**/press/', '/press/')).toBe(false);
  expect(isSecretBy('/dev(lica', '/dev(lica')).toBe(true);
});

it('a pattern is equivalent to the regular expression of its parts', () => {
  const pattern = fc
    .array(fc.constantFrom('/', 'a', 'b', '.', '*', '**', '***'), { maxLength: 7 })
    .map((all) => all.join(''));
  const path = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '.'), maxLength: 9 });
  fc.assert(
    fc.property(pattern, path, (one, asked) => {
      const source = one.replace(/\*\*+|\*|\./g, (sign) => (sign === '.' ? '\\.' : sign === '*' ? '[^/]*' : '.*'));
      expect(isSecretBy(one, asked)).toBe(new RegExp(`^${source}$`).test(asked));
    }),
    { numRuns: isFull ? 100_000 : 3000 },
  );
});

it('a pattern of many stars is matched quickly', () => {
  const path = `/${'a'.repeat(300)}/`;
  for (const stars of ['*', '**']) {
    expect(isSecretBy(`/${`${stars}a`.repeat(60)}b`, path)).toBe(false);
    expect(isSecretBy(`/${`${stars}a`.repeat(60)}/`, path)).toBe(true);
  }
});
