import { fieldNotes, validators } from 'conf-site:schemas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { changeFiles, type FileChange } from '../../src/exchange/content-files.ts';
import { NEW_KINDS, type NewOrder, newFiles } from '../../src/exchange/new/new-files.ts';
import { type NewScope, openScope } from '../../src/exchange/new/new-scope.ts';
import { openRecord } from '../../src/exchange/record-text.ts';
import { readPositioned } from '../../src/read/positioned-yaml.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { type ContentEdits, checkedContent } from '../support/content-in-memory.ts';
import { planOf, toldBy } from '../support/planned-content.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { checkedOverlay, SITES, withOverlay } from '../support/small-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const SMALL = join(SITES, 'base');

const NAMES: Readonly<Record<(typeof NEW_KINDS)[number], string>> = {
  speaker: 'Kvirina Zvonarić',
  session: 'Knots that hold',
  sponsor: 'Bobbin & Sons',
  faq: 'Where can I leave my coat?',
  news: 'The hall is warm',
  edition: '2031',
  event: 'Night of lace',
};

/** What is there already, read once for each site. */
const scopes = {
  [packageDir]: openScope({ rootDir: packageDir, packageDir }, SPRING),
  [SMALL]: openScope({ rootDir: SMALL, packageDir }, SPRING),
};

async function filesOf(order: NewOrder, rootDir = packageDir): Promise<readonly FileChange[]> {
  return newFiles((await scopes[rootDir]) as NewScope, order);
}

const texts = (files: readonly FileChange[]) => files.flatMap((file) => ('text' in file ? [file] : []));

function put(content: ContentEdits, files: readonly FileChange[]): void {
  for (const { path, text } of texts(files)) content.write(path, text);
}

const codesOf = (diagnostics: readonly Diagnostic[]) => [...new Set(diagnostics.map(({ code }) => code))];

/** What may be told of something new: nothing, or that its dates and words are to be looked at. */
const ASKED: Readonly<Partial<Record<string, readonly string[]>>> = {
  edition: ['review-pending'],
  event: ['review-pending'],
};

describe.each(NEW_KINDS)('a new %s', (kind) => {
  const order = { kind, name: NAMES[kind] };

  it('is sound as it is, in this site and in a small one', async () => {
    const here = await filesOf(order);
    const { diagnostics } = await checkedContent((content) => put(content, here));
    expect(codesOf(diagnostics)).toEqual(ASKED[kind] ?? []);
    const there = await filesOf(order, SMALL);
    await withOverlay(undefined, async (folder) => {
      for (const { path, text } of texts(there)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      expect(codesOf((await checkedOverlay(folder)).diagnostics)).toEqual(ASKED[kind] ?? []);
    });
  });

  it('explains each field that it could have besides, with an example that is valid', async () => {
    if (kind === 'edition') return; // made from another edition, which has its own fields
    const [{ path, text } = { path: '', text: '' }] = texts(await filesOf(order));
    const { yaml, body } = openRecord(path, text);
    const whole = readPositioned(yaml.replace(/^#(?! \S)/gm, '')).value as Readonly<Record<string, unknown>>;
    const few = readPositioned(yaml).value as Readonly<Record<string, unknown>>;
    expect(Object.keys(whole).length).toBeGreaterThan(Object.keys(few).length);
    const bodyField = fieldNotes[kind]?.find(({ note }) => note.body === true)?.path[0];
    const record = bodyField === undefined ? whole : { ...whole, [bodyField]: body };
    const isValid = validators[kind]?.(record);
    expect({ isValid, errors: validators[kind]?.errors ?? [] }).toEqual({ isValid: true, errors: [] });
    for (const key of Object.keys(whole)) expect(yaml).toMatch(new RegExp(`^# .+\\n#?${key}:`, 'm'));
  });
});

it('a new event is still to come, and its words are asked for', async () => {
  const days = async (today: string) => {
    const scope = { ...((await scopes[SMALL]) as NewScope), today };
    const [event, edition] = texts(newFiles(scope, { kind: 'event', name: NAMES.event }));
    expect(event?.text).toContain(`currentYear: ${edition?.path.split('/')[3]}\n`);
    expect(edition?.text).toMatch(/^ {2}text: .* # review: /m);
    return /^startDateTime: (\S{10})/m.exec(edition?.text ?? '')?.[1];
  };
  expect(await days('2026-03-01')).toBe('2026-05-08');
  expect(await days('2026-05-08')).toBe('2027-05-07');
  expect(await days('2026-11-22')).toBe('2027-05-07');
});

it('readers see nothing of what is new', async () => {
  const files = await Promise.all(NEW_KINDS.map((kind) => filesOf({ kind, name: NAMES[kind] })));
  const told = toldBy(await planOf(SPRING, (content) => put(content, files.flat())));
  expect(told.match(/TODO|zvonaric|knots-that-hold|bobbin-sons|my-coat|hall-is-warm|\/2031\//)).toBeNull();
});

describe('the name of a new record', () => {
  it.each([
    [
      { kind: 'speaker', name: 'Željka Đurđević Čačić' },
      'content/events/devlica/2026/speakers/cacic-zeljka-durdevic.md',
    ],
    [
      { kind: 'speaker', name: 'Đurđević Čačić, Željka' },
      'content/events/devlica/2026/speakers/durdevic-cacic-zeljka.md',
    ],
    [{ kind: 'speaker', name: 'Mononym' }, 'content/events/devlica/2026/speakers/mononym.md'],
    [{ kind: 'speaker', name: '李', ident: 'li' }, 'content/events/devlica/2026/speakers/li.md'],
    [
      { kind: 'faq', name: 'May I bring my bicycle into the hall if it is raining?', event: 'worklica' },
      'content/events/worklica/2026/faq/may-i-bring-my-bicycle-into-the-hall-if.md',
    ],
    [{ kind: 'session', name: 'Lace', event: 'worklica', year: 2025 }, 'content/events/worklica/2025/sessions/lace.md'],
    [{ kind: 'event', name: 'Noć čipke' }, 'content/events/noc-cipke/event.yaml'],
  ] as const)('gives its place: %j', async (order, path) => {
    expect((await filesOf(order))[0]).toMatchObject({ kind: 'create', path });
  });

  it.each([
    [{ kind: 'speker', name: 'Ana' }, 'There is no kind "speker".', 'did you mean "speaker"?'],
    [{ kind: 'faq', name: 'Why?', event: 'devlca' }, 'There is no event "devlca".', 'did you mean "devlica"?'],
    [{ kind: 'faq', name: 'Why?', year: 2029 }, 'has no edition 2029', 'conf-site new edition 2029 --event devlica'],
    [{ kind: 'speaker', name: '李' }, 'No file name follows from "李".', '--ident'],
    [{ kind: 'faq', name: 'Why?', ident: 'Why Not' }, '"Why Not" is no ident.', 'small letters'],
    [{ kind: 'edition', name: 'next' }, '"next" is no year.', 'conf-site new edition 2027'],
    [{ kind: 'edition', name: '2031', year: 2030 }, 'takes no --year', 'leave --year out'],
    [{ kind: 'edition', name: '2031', ident: 'next' }, 'takes no --ident', 'leave --ident out'],
    [{ kind: 'sponsor', name: 'Bobbin', event: 'devlica' }, 'takes no --event', 'leave --event out'],
    [{ kind: 'sponsor', name: 'Bobbin', year: 2026 }, 'takes no --year', 'leave --year out'],
    [{ kind: 'event', name: 'Night', event: 'night' }, 'takes no --event', 'leave --event out'],
    [{ kind: 'edition', name: '2026' }, 'exists already', 'edit it'],
    [{ kind: 'event', name: 'Devlica' }, 'There is an event "devlica" already.', 'new edition'],
  ] as const)('is refused with what to do instead: %j', async (order, message, hint) => {
    await expect(filesOf(order)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });
});

it('a text that says TODO is told once readers would see it', async () => {
  const files = await filesOf({ kind: 'faq', name: NAMES.faq });
  const { diagnostics } = await checkedContent((content) => {
    put(content, files);
    content.edit('content/events/devlica/2026/faq/where-can-i-leave-my-coat.md', 'visible: false', 'visible: true');
  });
  expect(diagnostics.map(({ code, file, line }) => `${code} ${file.replace(/.*faq\//, '')}:${line}`)).toEqual([
    'text-todo where-can-i-leave-my-coat.hr.md:1',
    'text-todo where-can-i-leave-my-coat.md:7',
    'text-todo where-can-i-leave-my-coat.md:17',
  ]);
});

it('nothing that is there is overwritten', async () => {
  const files = await filesOf({ kind: 'speaker', name: 'Željka Čačić' });
  await expect(changeFiles(packageDir, files, { dryRun: true })).rejects.toThrow(
    'speakers/cacic-zeljka.md exists already',
  );
});

describe('conf-site new', () => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent();
  });
  afterAll(() => copy.remove());
  const run = (...args: readonly string[]) =>
    runTool(['--root', copy.rootDir, 'new', ...args, '--at', '2026-03-01T12:00']);
  const path = 'content/events/devlica/2026/news/the-hall-is-warm.md';

  it('prints the files and says what to do next; a dry run shows them and writes none', async () => {
    const dry = await run('news', 'The', 'hall', 'is', 'warm', '--dry-run');
    expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining(`would create ${path}\n`) });
    expect(dry.stdout).toContain('  when: 2026-03-01\n');
    expect(() => copy.read(path)).toThrow();
    const done = await run('news', NAMES.news);
    expect(done).toMatchObject({ status: 0, stdout: `created ${path}\ncreated ${path.replace('.md', '.hr.md')}\n` });
    expect(done.stderr).toContain('take away "visible: false"');
    expect(copy.read(path)).toContain('title: { en: The hall is warm, hr: TODO }');
    expect(done.stderr).not.toContain('sponsors');
    expect(await run('news', NAMES.news)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('exists already'),
    });
  });

  it.each([
    ['speaker', 'under "speakers" of a session in content/events/devlica/2026/sessions/', 'TODO'],
    ['session', 'a place in content/events/devlica/2026/schedule.yaml', 'TODO'],
    ['sponsor', 'Then name bobbin-sons under "sponsors" in content/events/devlica/2026/edition.yaml', ''],
    ['event', '"visibleInHeader"', '"visibleInHistory"'],
  ] as const)('says of a %s what else it takes', async (kind, step, other) => {
    const { stderr } = await run(kind, NAMES[kind], '--dry-run');
    expect(stderr).toContain(step);
    expect(stderr).toContain(other);
    expect(/TODO/.test(stderr)).toBe(kind === 'speaker' || kind === 'session');
  });
});
