import { type Breakage, CARON, ZELJKA } from './breakage.ts';

/** Markup and links that could run code in a page. */
export const UNSAFE: readonly Breakage[] = [
  {
    name: 'HTML that could run',
    code: 'unsafe-html',
    file: CARON,
    edit: ['Na Krunoslavovoj', '<script>alert(1)</script> Na Krunoslavovoj'],
    at: '<script',
  },
  {
    name: 'a link that could run once its placeholder is filled',
    code: 'unsafe-link',
    file: ZELJKA,
    edit: ['---\n\n', '---\n\n[more]({linkLang}javascript:alert(1)) '],
    at: '[more]',
  },
  {
    name: 'such a link written as HTML',
    code: 'unsafe-link',
    file: ZELJKA,
    edit: ['---\n\n', '---\n\n<a href="{linkLang}//evil.example">more</a> '],
    at: '{linkLang}//evil',
  },
  {
    name: 'a link that could run',
    code: 'unsafe-link',
    file: CARON,
    edit: ['Na Krunoslavovoj', '[ovdje](javascript:alert(1)) Na Krunoslavovoj'],
    at: '[ovdje]',
  },
];
