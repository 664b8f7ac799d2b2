import { describe, expect, it } from 'vitest';
import { languageDirection } from '../../../src/domain/language-tag.ts';

describe('the direction of a language', () => {
  it.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'yi', 'ug', 'dv', 'ckb', 'sd', 'az-Arab', 'pa-Arab'])(
    'is from right to left in %s',
    (tag) => {
      expect(languageDirection(tag)).toBe('rtl');
    },
  );

  it.each(['en', 'hr', 'de', 'pt-BR', 'zh-Hant', 'ja', 'az', 'pa', 'ur-Latn', 'tr', 'el'])(
    'is from left to right in %s',
    (tag) => {
      expect(languageDirection(tag)).toBe('ltr');
    },
  );
});
