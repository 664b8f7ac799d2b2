import { describe, expect, it } from 'vitest';
import { readTexts } from './templates-samples.ts';

const texts = readTexts();

/** The keys of nested texts, joined by dots. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix];
  return Object.entries(value as object).flatMap(([key, below]) =>
    keysOf(below, prefix === '' ? key : `${prefix}.${key}`),
  );
}

const PLURAL = /_(?:one|few|many|other)$/;

describe('the interface texts', () => {
  for (const namespace of Object.keys(texts['en'] ?? {})) {
    it(`exist in both languages: ${namespace}`, () => {
      const [en, hr] = ['en', 'hr'].map((language) => keysOf(texts[language]?.[namespace]));
      const stems = (keys: readonly string[] = []) => [...new Set(keys.map((key) => key.replace(PLURAL, '')))].sort();
      expect(stems(hr)).toEqual(stems(en));
    });

    it(`have all plural forms of Croatian: ${namespace}`, () => {
      const keys = keysOf(texts['hr']?.[namespace]);
      const plurals = [...new Set(keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))];
      for (const stem of plurals)
        expect(keys).toEqual(expect.arrayContaining([`${stem}_one`, `${stem}_few`, `${stem}_other`]));
    });
  }
});
