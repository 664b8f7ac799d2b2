import { describe, expect, it } from 'vitest';
import type { Route } from '../../../src/domain/page/plan.ts';
import { createPageInputs, type KeyParts } from '../../../src/render/page-input.ts';

const route = {
  path: '/terms/',
  file: 'terms/index.html',
  template: 'text',
  head: { language: 'en', path: '/terms/' },
  content: { title: 'Terms' },
  slices: { header: 'header-en', footer: 'footer-en' },
  staticQueries: [],
} as unknown as Route;

const parts: KeyParts = {
  templatesHash: 't',
  texts: { en: { common: { menu: 'Menu' } }, hr: { common: { menu: 'Izbornik' } } },
  settings: (language) => ({ language }) as never,
  defaultLanguage: 'en',
  componentChunkName: () => 'component---text',
};

const keyWith = (changed: Partial<KeyParts>): string => createPageInputs({ ...parts, ...changed })(route).key;

describe('the key of a page fragment', () => {
  it('is the same for the same input', () => {
    expect(keyWith({})).toBe(createPageInputs(parts)(route).key);
  });

  it.each([
    ['the templates', { templatesHash: 'u' }],
    ['the texts', { texts: { en: { common: { menu: 'List' } } } }],
    ['the settings', { settings: () => ({ language: 'en', basePath: '/x/' }) as never }],
  ] as const)('differs after a change of %s', (_name, changed) => {
    expect(keyWith(changed)).not.toBe(keyWith({}));
  });

  it('does not depend on the texts of other languages', () => {
    expect(keyWith({ texts: { en: parts.texts['en'] } })).toBe(keyWith({}));
  });
});
