import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site, SiteEvent } from '../../../src/domain/site/site.ts';
import { isSecret, publicityOf } from '../../../src/plan/links/publicity.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Whether a page is secret in a site that only has these patterns of addresses. */
const isSecretBy = (pattern: string, path: string): boolean => {
  const settings = { secretPages: [pattern], defaultLanguage: 'en' };
  return isSecret({ settings, languages: [], pages: [], events: [] } as unknown as Site, path);
};

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

/** A site with an event whose speakers and sessions have addresses that begin with its ident, not with its path. */
const siteWith = (secretPages: readonly string[], event: Partial<SiteEvent> = {}): Site =>
  ({
    settings: { secretPages, defaultLanguage: 'en' },
    languages: [{ option: 'en' }, { option: 'hr' }],
    pages: [{ ident: 'board', isHidden: true }],
    events: [
      { ident: 'weft', path: '/weaving/', enabled: true, currentYear: 2026, editions: [], pages: [], ...event },
      { ident: 'yarn', path: '/weaving/yarn/', enabled: true, currentYear: 2026, editions: [], pages: [] },
    ],
  }) as unknown as Site;

it('all current pages of an event are secret if its own page is', () => {
  const site = siteWith(['/weaving/']);
  for (const path of ['/weaving/', '/weaving/schedule/', '/weft/2026/zaric-ana/', '/hr/weft/2026/', '/weft/2027/']) {
    expect(publicityOf(site, path), path).toBe('secret');
  }
  for (const path of ['/weft/2025/', '/hr/weft/2025/zaric-ana/', '/weaving/yarn/', '/yarn/2026/', '/']) {
    expect(publicityOf(site, path), path).toBe('public');
  }
});

it('the notices in place of an event that is not enabled are public', () => {
  expect(publicityOf(siteWith(['/weaving/**'], { enabled: false }), '/weaving/')).toBe('public');
});

it('text pages with "hidden" are hidden in each language, and secret if they match a pattern', () => {
  expect(publicityOf(siteWith([]), '/board/')).toBe('hidden');
  expect(publicityOf(siteWith([]), '/hr/board/')).toBe('hidden');
  expect(publicityOf(siteWith(['/board/']), '/hr/board/')).toBe('secret');
});
