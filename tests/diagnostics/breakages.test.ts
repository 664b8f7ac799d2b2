import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../src/pipeline/check-site.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { asItIs, type ContentChange } from '../support/content-in-memory.ts';
import { packageDir } from '../support/run-tool.ts';
import { diagnosticsOf } from './broken-site.ts';

/** One small breakage of the real content: what to change, and which diagnostic stands where. */
interface Breakage {
  readonly name: string;
  readonly code: string;
  readonly file: string;
  /** The change: a text and what takes its place. */
  readonly edit?: readonly [from: string, to: string];
  readonly content?: string | Uint8Array;
  /** The text at whose beginning the diagnostic stands; without it, at the file's beginning. */
  readonly at?: string;
}

const E26 = 'content/events/devlica/2026';

const BREAKAGES: readonly Breakage[] = [
  {
    name: 'an unknown speaker in a session',
    code: 'speaker-unknown',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['speakers: [zarkic-krunoslav]', 'speakers: [zarkic-krunoslaw]'],
    at: 'zarkic-krunoslaw',
  },
  {
    name: 'an unknown session on the schedule',
    code: 'session-unknown',
    file: `${E26}/schedule.yaml`,
    edit: ['session: cloth-outlives-the-loom', 'session: cloth-outlives-the-lom'],
    at: 'cloth-outlives-the-lom\n',
  },
  {
    name: 'an unknown venue',
    code: 'venue-unknown',
    file: `${E26}/edition.yaml`,
    edit: ['venue: tkaonica', 'venue: tkaonice'],
    at: 'tkaonice',
  },
  {
    name: 'an unknown sponsor',
    code: 'sponsor-unknown',
    file: `${E26}/edition.yaml`,
    edit: ['nit-cloud', 'nit-clout'],
    at: 'nit-clout',
  },
  {
    name: 'a picture that is not there',
    code: 'media-unknown',
    file: `${E26}/edition.yaml`,
    edit: ['about/devlica-hall.svg', 'about/devlica-hal.svg'],
    at: 'about/devlica-hal.svg',
  },
  {
    name: 'an unknown date limit of a button',
    code: 'date-limit-unknown',
    file: 'content/events/devlica/event.yaml',
    edit: ['dateLimit: ticketSales', 'dateLimit: ticketSale'],
    at: 'ticketSale\n',
  },
  {
    name: 'a field that does not exist',
    code: 'field-unknown',
    file: `${E26}/tickets.yaml`,
    edit: ['    price: 24', '    prise: 24\n    price: 24'],
    at: 'prise',
  },
  {
    name: 'a field that is missing',
    code: 'field-missing',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['duration: 30\n', ''],
  },
  {
    name: 'a word where a number belongs',
    code: 'value-type',
    file: `${E26}/tickets.yaml`,
    edit: ['price: 24', 'price: cheap'],
    at: 'cheap',
  },
  {
    name: 'a level that does not exist',
    code: 'value-not-allowed',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['level: novice', 'level: novise'],
    at: 'novise',
  },
  {
    name: 'a time without quotes of its own form',
    code: 'value-format',
    file: `${E26}/schedule.yaml`,
    edit: ["startsAt: '08:00'", "startsAt: '8:00'"],
    at: "'8:00'",
  },
  {
    name: 'a date that no calendar has',
    code: 'date-impossible',
    file: `${E26}/edition.yaml`,
    edit: ['    to: 2026-05-07', '    to: 2026-04-31'],
    at: '2026-04-31',
  },
  {
    name: 'an hour that the clocks jump over',
    code: 'time-skipped',
    file: `${E26}/tickets.yaml`,
    edit: ['endDate: 2026-05-08T08:00', 'endDate: 2026-03-29T02:30'],
    at: '2026-03-29T02:30',
  },
  {
    name: 'an end before its start',
    code: 'end-before-start',
    file: `${E26}/edition.yaml`,
    edit: ['endDateTime: 2026-05-08T20:00', 'endDateTime: 2026-05-08T07:00'],
    at: '2026-05-08T07:00',
  },
  {
    name: 'a tab',
    code: 'yaml-tab',
    file: `${E26}/schedule.yaml`,
    edit: ["    startsAt: '08:00'", "\tstartsAt: '08:00'"],
    at: "\tstartsAt: '08:00'",
  },
  {
    name: 'a key that stands twice',
    code: 'yaml-duplicate-key',
    file: 'content/site.yaml',
    edit: ['product: devlica', 'product: devlica\nproduct: devlica2'],
    at: 'product: devlica2',
  },
  {
    name: 'YAML that ends in the middle',
    code: 'yaml-syntax',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['speakers: [zarkic-krunoslav]', 'speakers: [zarkic-krunoslav'],
    at: '\n---\n\nNa Krunoslavovoj',
  },
  {
    name: 'front matter in another language',
    code: 'front-matter-language',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['---\nduration', '---js\nduration'],
    at: '---js',
  },
  {
    name: 'a picture that is none',
    code: 'media-unreadable',
    file: 'content/media/about/devlica-hall.svg',
    content: 'not a drawing',
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
    name: 'a placeholder that does not exist',
    code: 'placeholder-unknown',
    file: `${E26}/faq/refunds.md`,
    edit: ['\n---\n\n', '\n---\n\nWrite to {contactMail}. '],
    at: '{contactMail}',
  },
  {
    name: 'HTML that could run',
    code: 'unsafe-html',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['Na Krunoslavovoj', '<script>alert(1)</script> Na Krunoslavovoj'],
    at: '<script',
  },
  {
    name: 'a link that could run once its placeholder is filled',
    code: 'unsafe-link',
    file: `${E26}/speakers/cacic-zeljka.md`,
    edit: ['---\n\n', '---\n\n[more]({linkLang}javascript:alert(1)) '],
    at: '[more]',
  },
  {
    name: 'such a link written as HTML',
    code: 'unsafe-link',
    file: `${E26}/speakers/cacic-zeljka.md`,
    edit: ['---\n\n', '---\n\n<a href="{linkLang}//evil.example">more</a> '],
    at: '{linkLang}//evil',
  },
  {
    name: 'a link that could run',
    code: 'unsafe-link',
    file: `${E26}/sessions/caron-is-not-an-ornament.md`,
    edit: ['Na Krunoslavovoj', '[ovdje](javascript:alert(1)) Na Krunoslavovoj'],
    at: '[ovdje]',
  },
  {
    name: 'a session with two slots',
    code: 'session-twice',
    file: `${E26}/schedule.yaml`,
    edit: [
      '        - session: select-you-can-dress',
      '        - session: page-that-does-not-blink\n        - session: select-you-can-dress',
    ],
    at: 'page-that-does-not-blink\n        - session: select',
  },
  {
    name: 'a text given twice in one language',
    code: 'language-twice',
    file: `${E26}/faq/refunds.hr.md`,
    edit: ['Novac za ulaznice', '---\ntitle: Povrat novca\n---\n\nNovac za ulaznice'],
    at: 'title: Povrat novca',
  },
  {
    name: 'a time zone that does not exist',
    code: 'zone-unknown',
    file: 'content/site.yaml',
    edit: ['Europe/Zagreb', 'Europe/Osijek'],
    at: 'Europe/Osijek',
  },
];

const breaking =
  ({ file, edit, content = '' }: Breakage): ContentChange =>
  (site) =>
    edit === undefined ? site.write(file, content) : site.edit(file, ...edit);

describe('one breakage of the real content', () => {
  it('is needed for there to be any diagnostic', async () => {
    expect(await diagnosticsOf(asItIs)).toEqual([]);
  });

  it.each(BREAKAGES)('$code: $name is told at its place, and nothing else is', async (breakage) => {
    let broken = '';
    const found = await diagnosticsOf((site) => {
      breaking(breakage)(site);
      broken = site.read(breakage.file);
    });
    const errors = found.filter(({ severity }) => severity === 'error');
    const { code, file, at } = breakage;
    const place = at === undefined ? { line: 1, column: 1 } : placeOf(broken, at);
    expect(errors.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code, file, ...place },
    ]);
  });
});

describe('breakages of files on disk', () => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent();
  });
  afterAll(() => copy.remove());

  const check = async () => (await checkSite({ rootDir: copy.rootDir, packageDir }, createStopwatch())).diagnostics;

  it('link-outside: a link out of the root is told and not followed', async () => {
    const file = 'content/pages/passwd.md';
    symlinkSync('/etc/passwd', join(copy.rootDir, file));
    try {
      expect((await check()).map(({ code, file: path }) => ({ code, path }))).toEqual([
        { code: 'link-outside', path: file },
      ]);
    } finally {
      rmSync(join(copy.rootDir, file));
    }
  });

  it('are told as those in memory are, all at once', async () => {
    const inOneFileEach = [...new Map(BREAKAGES.map((breakage) => [breakage.file, breakage])).values()];
    const told = await diagnosticsOf((site) => {
      for (const breakage of inOneFileEach) {
        breaking(breakage)(site);
        copy.write(breakage.file, breakage.content ?? site.read(breakage.file));
      }
    });
    expect(told.length).toBeGreaterThan(10);
    expect(await check()).toEqual(told);
  });
});

/** Line and column, from 1, of the first place where `marker` stands in `text`. */
function placeOf(text: string, marker: string): { readonly line: number; readonly column: number } {
  const offset = text.indexOf(marker);
  if (offset < 0) throw new Error(`the text does not hold ${JSON.stringify(marker)}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
