import { type Breakage, CARON, E26, SCHEDULE, SITE } from './breakage.ts';

/** Files that cannot be read or are in the wrong place, errors in YAML and in front matter. */
export const FILES: readonly Breakage[] = [
  {
    name: 'a tab',
    code: 'yaml-tab',
    file: SCHEDULE,
    edit: ["    startsAt: '08:00'", "\tstartsAt: '08:00'"],
    at: "\tstartsAt: '08:00'",
  },
  {
    name: 'a key that stands twice',
    code: 'yaml-duplicate-key',
    file: SITE,
    edit: ['product: devlica', 'product: devlica\nproduct: devlica2'],
    at: 'product: devlica2',
  },
  {
    name: 'YAML that ends in the middle',
    code: 'yaml-syntax',
    file: CARON,
    edit: ['speakers: [zarkic-krunoslav]', 'speakers: [zarkic-krunoslav'],
    at: '[zarkic-krunoslav',
  },
  {
    name: 'front matter in another language',
    code: 'front-matter-language',
    file: CARON,
    edit: ['---\nduration', '---js\nduration'],
    at: '---js',
  },
  {
    name: 'a picture that is none',
    code: 'media-not-shown',
    file: 'content/media/about/devlica-hall.svg',
    content: 'not a drawing',
  },
  {
    name: 'a drawing that breaks off',
    code: 'media-unreadable',
    file: 'content/media/about/devlica-hall.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0',
  },
  {
    name: 'a drawing that weighs more than a page should',
    code: 'media-too-large',
    file: 'content/media/about/devlica-hall.svg',
    content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="${'M0 0h1'.repeat(40_000)}"/></svg>`,
  },
  { name: 'an empty file', code: 'file-empty', file: `${E26}/faq/food.md`, content: '' },
  {
    name: 'a file that is not UTF-8',
    code: 'file-not-utf8',
    file: `${E26}/testimonials/boris.yaml`,
    content: Uint8Array.from([...Buffer.from('speaker: false\nname: Bori'), 0xe8, 0x0a]),
    at: '\uFFFD',
  },
  {
    name: 'a picture among the records',
    code: 'file-not-text',
    file: `${E26}/portraits/nobody.png`,
    content: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  },
  {
    name: 'a note among the records',
    code: 'file-unknown',
    file: `${E26}/notes/calls.txt`,
    content: 'call: the bakery: today',
  },
  {
    name: 'a file of five megabytes',
    code: 'file-too-large',
    file: `${E26}/faq/food.md`,
    content: `---\norder: 1\n---\n${'x'.repeat(5_000_000)}`,
  },
  {
    name: 'a file where none belongs',
    code: 'file-unknown',
    file: `${E26}/speaker/nobody.md`,
    content: '---\nname: A\n---\n',
  },
  {
    name: 'a text given twice in one language',
    code: 'language-twice',
    file: `${E26}/faq/refunds.hr.md`,
    edit: ['Novac za ulaznice', '---\ntitle: Povrat novca\n---\n\nNovac za ulaznice'],
    at: 'title: Povrat novca',
  },
];
