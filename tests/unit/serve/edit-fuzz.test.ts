import { requestValidators } from 'conf-site:edit-requests';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { EDITION, FORMS, ILKA } from '../../support/odd-disks.ts';
import { expectAnswered, type SiteEditor, siteEditor } from '../../support/site-editor.ts';
import { isFull } from '../../support/thoroughness.ts';

/** No request of the editor, however odd, is answered with a bug of conf-site: in one site, which keeps what a request did to it. */

const numRuns = isFull ? 600 : 60;
const SEED = 48;

/** Strings that mean something to a file system, to YAML, to Markdown, to a parser or to JavaScript. */
const words = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '.',
      '..',
      '/',
      '\\',
      '\0',
      '\n',
      '\r\n',
      '\u2028',
      '\uFEFF',
      '\uD800',
      '\u202E',
      '-',
      '--ours',
      '~',
      '#x',
      '%00',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'null',
      'true',
      'NaN',
      '-1',
      '1e999',
      '2027',
      '99999',
      '25:61',
      '10:00',
      '2027-04-16',
    ],
    ...[
      'content/site.yaml',
      'content/i18n',
      '../../etc/passwd',
      '/etc/passwd',
      'content/../package.json',
      ILKA,
      FORMS,
      EDITION,
    ],
    ...[
      'meander',
      'speaker',
      'session',
      'event',
      'edition',
      'page',
      'quiet-forms',
      'en',
      'hr',
      'xx',
      'con',
      'a'.repeat(300),
      'č'.repeat(300),
    ],
    ...[
      '{{{',
      '[[[',
      '*a',
      '&a [*a]',
      '!!js/function x',
      '<script>',
      '[x](javascript:y)',
      '::: dateLimit: x',
      '{venueName}',
      'x'.repeat(60_000),
    ],
    ...[
      `${EDITION}/schedule.yaml`,
      'content/events/meander/event.yaml',
      'content/company.yaml',
      'content/pages/code.md',
    ],
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const numbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, 2027, 2028, 9999, 10_000),
  fc.integer({ min: -3, max: 40 }),
);
const values = fc.oneof(
  { weight: 3, arbitrary: words },
  numbers,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { a: null }),
  fc.array(words, { maxLength: 3 }),
  fc.dictionary(words, fc.oneof(words, numbers, fc.array(words, { maxLength: 2 })), { maxKeys: 3 }),
);
const spots = fc.record(
  { date: fc.constantFrom('2027-04-16', '2027-04-17', 'x', ''), track: words, block: numbers, index: numbers },
  { requiredKeys: ['date', 'index'] },
);
const texts = fc.dictionary(fc.oneof(fc.constantFrom('en', 'hr'), words), words, { maxKeys: 2 });
const entries = fc.oneof(fc.record({ at: spots }), fc.record({ session: words }));
const moves = fc.oneof(
  fc.record(
    { kind: fc.constant('place'), session: words, to: spots, room: words },
    { requiredKeys: ['kind', 'session', 'to'] },
  ),
  fc.record(
    { kind: fc.constant('move'), from: spots, to: spots, room: words },
    { requiredKeys: ['kind', 'from', 'to'] },
  ),
  fc.record({
    kind: fc.constant('add'),
    entry: fc.oneof(
      fc.record({ kind: fc.constantFrom('break', 'special'), sort: words, title: texts, minutes: numbers }),
      fc.record({
        kind: fc.constant('tracks'),
        by: fc.constantFrom('tracks', 'rooms'),
        names: fc.array(words, { maxLength: 3 }),
      }),
    ),
    to: spots,
  }),
  fc.record({ kind: fc.constant('unschedule'), from: spots }),
  fc.record({ kind: fc.constant('pin'), at: spots, startsAt: words }, { requiredKeys: ['kind', 'at'] }),
  fc.record({ kind: fc.constant('resize'), at: spots, minutes: numbers }),
);
const changes = fc.record(
  {
    kind: fc.constantFrom('cancel', 'restore', 'move', 'delay', 'shift', 'replace', 'full', 'notice'),
    ...{ entry: entries, by: entries, room: words, to: words, minutes: numbers, following: fc.boolean() },
    ...{ day: words, from: words, until: words, text: texts, isUrgent: fc.boolean() },
  },
  { requiredKeys: ['kind', 'text', 'isUrgent'] },
);

/** Of each field that a request can have: mostly values of its shape, so that the request gets further than the check of shapes. */
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  path: fc.oneof(
    fc.constantFrom(ILKA, FORMS, 'content/site.yaml', 'content/i18n', `${EDITION}/schedule.yaml`, '/', '/hr/'),
    words,
  ),
  language: words,
  value: fc.dictionary(
    fc.oneof(fc.constantFrom('name', 'surname', 'title', 'speakers', 'language', 'days', 'hr'), words),
    values,
    { maxKeys: 4 },
  ),
  versions: fc.dictionary(words, words, { maxKeys: 1 }),
  reviewed: fc.record({ file: words, line: numbers, column: numbers }),
  kind: fc.oneof(
    fc.constantFrom('speaker', 'session', 'page', 'schedule', 'asset', 'survey', 'tickets', 'news', 'edition'),
    words,
  ),
  title: words,
  ident: words,
  event: fc.oneof(fc.constant('meander'), words),
  year: fc.oneof(fc.constant(2027), numbers),
  day: words,
  isNext: fc.boolean(),
  isConfirmed: fc.boolean(),
  isDryRun: fc.boolean(),
  direction: fc.constantFrom('undo', 'redo'),
  markdown: words,
  move: moves,
  change: changes,
  sentence: words,
  choices: fc.array(fc.record({ path: words, version: words, side: fc.constantFrom('theirs', 'yours') }), {
    maxLength: 2,
  }),
};

const NAMES = Object.keys(requestValidators);
const bodies = fc.record(
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, shaped]) => [
      name,
      fc.oneof({ weight: 12, arbitrary: shaped }, { weight: 1, arbitrary: values }),
    ]),
  ),
  { requiredKeys: Object.keys(FIELDS).filter((name) => !['ident', 'day', 'reviewed', 'choices'].includes(name)) },
);

let site: ContentCopy;
let editor: SiteEditor;
beforeAll(async () => {
  site = copyContent(SMALL_SITE);
  editor = await siteEditor(site.rootDir);
});
afterAll(async () => {
  await editor.close();
  site.remove();
});

/** The versions of what a request is about, so that it is no conflict. */
async function withVersions(name: string, body: Readonly<Record<string, unknown>>): Promise<object> {
  const opened =
    name === 'save' || name === 'remove'
      ? await editor.ask('record', { path: body['path'] })
      : name === 'move' || name === 'announce'
        ? await editor.ask('board', { event: body['event'], year: body['year'] })
        : undefined;
  const versions = opened?.json['versions'];
  return versions === undefined ? body : { ...body, versions };
}

describe('any request of the editor', () => {
  it('is answered or refused with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), bodies, fc.boolean(), async (name, body, isCurrent) => {
        const sent = isCurrent ? await withVersions(name, body as never) : body;
        expectAnswered(await editor.ask(name, sent), `${name} ${JSON.stringify(sent).slice(0, 2000)}`);
      }),
      { numRuns, seed: SEED, endOnFailure: true },
    );
  });

  it('for labels in a language with the name of an inherited property is answered with none', async () => {
    for (const language of ['toString', 'constructor', '__proto__', 'xx'])
      expect(await editor.ask('labels', { language })).toMatchObject({ status: 200, text: '{}' });
  });

  it('with a body of any JSON is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), fc.json({ maxDepth: 3 }), async (name, json) => {
        expect((await editor.ask(name, JSON.parse(json))).status, json).toBeLessThan(500);
      }),
      { numRuns: numRuns / 2, seed: SEED, endOnFailure: true },
    );
  });

  it('with a picture of any bytes, folder and name is answered or refused', async () => {
    const starts = fc.constantFrom(
      '',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
      'GIF89a',
      'RIFF\0\0\0\0WEBP',
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg">',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant('speakers'), words),
        words,
        starts,
        fc.uint8Array(),
        async (folder, name, start, end) => {
          const bytes = Buffer.concat([Buffer.from(start, 'latin1'), end]);
          expectAnswered(
            await editor.putPicture({ folder, name }, bytes),
            JSON.stringify([folder, name, start]).slice(0, 500),
          );
        },
      ),
      { numRuns, seed: SEED, endOnFailure: true },
    );
  });
});
