import { fieldAnnotations, validators } from 'conf-site:schemas';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_KINDS, type NewKind, type NewOptions, newFiles } from '../../../src/authoring/new/new-files.ts';
import { openScope } from '../../../src/authoring/new/new-scope.ts';
import { changeFiles, type FileChange } from '../../../src/content-edits/content-files.ts';
import { openRecord } from '../../../src/content-edits/yaml/record-text.ts';
import { readPositioned } from '../../../src/read/positioned-yaml.ts';
import { type ContentCopy, copyContent } from '../../support/content-copy.ts';
import { type ContentEdits, checkedContent } from '../../support/content-in-memory.ts';
import { contentWith, NAMES, optionsFor, reportsOf, siteForNew, withExamples } from '../../support/new-content.ts';
import { planOf, serializePlan } from '../../support/planned-content.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const SMALL = join(SITES, 'base');

/** This site, which has many events, and a small one, both in English and Croatian. Each is read once. */
const sites = { here: siteForNew(packageDir, SPRING), small: siteForNew(SMALL, SPRING) };
const reportsBefore = {
  here: sites.here.then(({ content }) => reportsOf(content)),
  small: sites.small.then(({ content }) => reportsOf(content)),
};
const SESSIONS = { here: 'small-browser', small: 'quiet-forms' };

async function filesOf(order: NewOptions, site: keyof typeof sites = 'here'): Promise<readonly FileChange[]> {
  return await newFiles((await sites[site]).scope, order);
}

const texts = (files: readonly FileChange[]) => files.flatMap((file) => ('text' in file ? [file] : []));

function put(content: ContentEdits, files: readonly FileChange[]): void {
  for (const { path, text } of texts(files)) content.write(path, text);
}

/** Reports that a new record may have: none, or reminders to review its dates and texts. */
const EXPECTED: Readonly<Partial<Record<NewKind, readonly string[]>>> = {
  page: ['text-todo'],
  venue: ['file-unused', 'review-pending'],
  edition: ['review-pending'],
  event: ['review-pending'],
};

describe.each(NEW_KINDS)('a new %s', (kind) => {
  it.each(['here', 'small'] as const)('is valid as it is: %s', async (site) => {
    const { content } = await sites[site];
    const files = await filesOf(optionsFor(kind, SESSIONS[site]), site);
    const before = await reportsBefore[site];
    const added = (await reportsOf(await contentWith(content, files))).filter((line) => !before.includes(line));
    expect([...new Set(added.map((line) => line.split(' ')[1]))].sort()).toEqual(EXPECTED[kind] ?? []);
    expect(added.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('explains each optional field with a valid example', async () => {
    if (kind === 'edition') return; // is copied from another edition, with its fields
    const [{ path, text } = { path: '', text: '' }] = texts(await filesOf(optionsFor(kind, SESSIONS.here)));
    const { yaml, body } = openRecord(path, text);
    const whole = readPositioned(withExamples(yaml)).value as Readonly<Record<string, unknown>>;
    expect(withExamples(yaml)).not.toBe(yaml);
    const bodyField = fieldAnnotations[kind]?.find(({ annotation }) => annotation.body === true)?.path[0];
    const record = bodyField === undefined ? whole : { ...whole, [bodyField]: body };
    const isValid = validators[kind]?.(record);
    expect({ isValid, errors: validators[kind]?.errors ?? [] }).toEqual({ isValid: true, errors: [] });
    for (const key of Object.keys(whole)) expect(yaml).toMatch(new RegExp(`^# .+\\n#?${key}:`, 'm'));
  });
});

it('a new event is in the future, and its missing texts are reported', async () => {
  const days = async (today: string) => {
    const scope = { ...(await sites.small).scope, today };
    const [event, edition] = texts(await newFiles(scope, { kind: 'event', name: NAMES.event }));
    expect(event?.text).toContain(`currentYear: ${edition?.path.split('/')[3]}\n`);
    expect(edition?.text).toMatch(/^ {2}text: .* # review: /m);
    return /^startDateTime: (\S{10})/m.exec(edition?.text ?? '')?.[1];
  };
  expect(await days('2026-03-01')).toBe('2026-05-08');
  expect(await days('2026-05-08')).toBe('2027-05-07');
  expect(await days('2026-11-22')).toBe('2027-05-07');
});

it('a new event has its name in the examples, where it is a word of its own', async () => {
  const { scope } = await sites.small;
  const [event, edition] = texts(await newFiles(scope, { kind: 'event', name: 'Night' }));
  expect(event?.text).toContain('A conference on the web');
  expect(edition?.text).toMatch(/https:\/\/tickets\.example\/night-\d{4}$/m);
});

it('visitors see nothing of new records', async () => {
  const { scope } = await siteForNew(packageDir, SPRING);
  const hidden = NEW_KINDS.filter((kind) => kind !== 'page');
  const files = [
    ...(await newFiles(await openScope(scope, SPRING), { kind: 'event', name: 'Night of lace' })),
    ...(await Promise.all(hidden.map((kind) => newFiles(scope, optionsFor(kind, SESSIONS.here))))).flat(),
  ];
  const serialized = serializePlan(await planOf(SPRING, (content) => put(content, files)));
  expect(
    serialized.match(
      /TODO|[Zz]vonari|Kvirina|knots-that-hold|bobbin-sons|my-coat|hall-is-warm|town-hall|come again|\/2031\//,
    ),
  ).toBeNull();
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
    [{ kind: 'speaker', name: 'Jürgen Weißmüller' }, 'content/events/devlica/2026/speakers/weissmuller-jurgen.md'],
    [{ kind: 'speaker', name: 'Femke de Wit' }, 'content/events/devlica/2026/speakers/de-wit-femke.md'],
    [{ kind: 'page', name: 'Rules' }, 'content/pages/rules.md'],
    [{ kind: 'page', name: 'Rules', event: 'worklica' }, 'content/events/worklica/pages/rules.md'],
    [{ kind: 'venue', name: 'Old town hall' }, 'content/venues/old-town-hall.yaml'],
    [{ kind: 'testimonial', name: 'Jo B.' }, 'content/events/devlica/2026/testimonials/jo-b.yaml'],
    [{ kind: 'tickets', name: '', event: 'hacklica' }, 'content/events/hacklica/2026/tickets.yaml'],
    [
      { kind: 'faq', name: 'Tea?', event: 'hacklica', day: '2026-05-09' },
      'content/events/hacklica/2026/days/2026-05-09/faq/tea.md',
    ],
    [{ kind: 'asset', name: 'small-browser' }, 'content/events/devlica/2026/assets/small-browser.yaml'],
    [{ kind: 'asset', name: 'The browser nobody asked for' }, 'content/events/devlica/2026/assets/small-browser.yaml'],
  ] as const)('determines its path: %j', async (order, path) => {
    expect((await filesOf(order))[0]).toMatchObject({ kind: 'create', path });
  });

  it.each([
    [{ kind: 'speker', name: 'Ana' }, 'There is no kind "speker".', 'did you mean "speaker"?'],
    [{ kind: 'faq', name: 'Why?', event: 'devlca' }, 'There is no event "devlca".', 'did you mean "devlica"?'],
    [{ kind: 'faq', name: 'Why?', year: 2029 }, 'has no edition 2029', 'conf-site new edition 2029 --event devlica'],
    [{ kind: 'speaker', name: '李' }, 'No file name can be made of "李"', '--ident bloggs-jo'],
    [{ kind: 'faq', name: 'Con' }, 'No file can be called "con", since Windows reserves that name.', '--ident con-1'],
    [{ kind: 'faq', name: 'Why?', ident: 'Why Not' }, '"Why Not" is not a valid ident.', 'lower-case letters'],
    [{ kind: 'edition', name: 'next' }, '"next" is not a year.', 'conf-site new edition 2027'],
    [{ kind: 'edition', name: '2031', year: 2030 }, 'takes no --year', 'leave --year out'],
    [{ kind: 'edition', name: '2031', ident: 'next' }, 'takes no --ident', 'leave --ident out'],
    [{ kind: 'sponsor', name: 'Bobbin', event: 'devlica' }, 'takes no --event', 'leave --event out'],
    [{ kind: 'sponsor', name: 'Bobbin', year: 2026 }, 'takes no --year', 'leave --year out'],
    [{ kind: 'event', name: 'Night', event: 'night' }, 'takes no --event', 'leave --event out'],
    [{ kind: 'edition', name: '2026' }, 'exists already', 'edit it'],
    [{ kind: 'speaker', name: '' }, 'The name is missing.', 'conf-site new speaker "Jo Bloggs"'],
    [{ kind: 'page', name: 'Rules', year: 2026 }, 'takes no --year', 'leave --year out'],
    [{ kind: 'page', name: 'Worklica' }, '/worklica/ is the address of the event "worklica".', '--event worklica'],
    [{ kind: 'survey', name: '', day: '2026-05-08' }, 'takes no --day', 'leave --day out'],
    [{ kind: 'asset', name: 'small-browser', ident: 'slides' }, 'takes no --ident', 'leave --ident out'],
    [{ kind: 'faq', name: 'Why?', day: '2026-05-09' }, 'devlica 2026 has no day "2026-05-09"', 'it has 2026-05-08'],
    [{ kind: 'survey', name: 'visitors' }, 'takes no name', 'leave "visitors" out'],
    [{ kind: 'tickets', name: 'worklica 2026' }, 'takes no name', 'conf-site new tickets --event worklica --year 2026'],
    [{ kind: 'schedule', name: '2026-05-08' }, 'takes no name', 'conf-site new schedule --day 2026-05-08'],
    [{ kind: 'asset', name: 'small-brwser' }, 'There is no session "small-brwser"', 'did you mean "small-browser"?'],
    [
      { kind: 'asset', name: 'Slides for small browser' },
      'no session',
      'did you mean conf-site new asset small-browser',
    ],
    [{ kind: 'event', name: 'Devlica' }, 'There is an event "devlica" already.', 'new edition'],
  ] as const)('is refused with a hint: %j', async (order, message, hint) => {
    await expect(filesOf(order)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });
});

it('a text with TODO is reported once visitors would see it', async () => {
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

describe('existing files are not overwritten', () => {
  it.each([
    [{ kind: 'speaker', name: 'Željka Čačić' }, 'speakers/cacic-zeljka.md', 'choose another name with --ident'],
    [{ kind: 'news', name: 'Three days', year: 2019 }, 'news/three-days.yaml', 'choose another name with --ident'],
    [{ kind: 'page', name: 'Imprint' }, 'content/pages/imprint.md', 'choose another name with --ident'],
    [{ kind: 'tickets', name: '' }, 'devlica/2026/tickets.yaml', 'edit that file'],
    [{ kind: 'survey', name: '' }, 'devlica/2026/survey.yaml', 'edit that file'],
    [{ kind: 'asset', name: 'two-banks-2' }, 'assets/two-banks-2.yaml', 'edit that file'],
    [{ kind: 'schedule', name: '', day: '2026-05-08' }, 'devlica/2026/schedule.yaml', 'edit that file'],
  ] as const)('%j', async (order, path, hint) => {
    await expect(filesOf(order)).rejects.toMatchObject({
      message: expect.stringMatching(`${path} exists already`),
      hint: expect.stringContaining(hint),
    });
  });

  it('a picture of that name is not overwritten either', async () => {
    const files = await filesOf({ kind: 'venue', name: 'Tkaonica', ident: 'tkaonica' }, 'small');
    await expect(changeFiles(packageDir, files, { dryRun: true })).rejects.toThrow('tkaonica.yaml exists already');
  });
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

  it('prints the files and the next steps; a dry run shows the files and writes none', async () => {
    const dry = await run('news', 'The', 'hall', 'is', 'warm', '--dry-run');
    expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining(`would create ${path}\n`) });
    expect(dry.stdout).toContain('  when: 2026-03-01\n');
    expect(() => copy.read(path)).toThrow();
    const done = await run('news', NAMES.news);
    expect(done).toMatchObject({ status: 0, stdout: `created ${path}\ncreated ${path.replace('.md', '.hr.md')}\n` });
    expect(done.stderr).toContain('delete "visible: false"');
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
    ['event', '"visibleInHeader"', 'conf-site new tickets --event night-of-knots'],
    ['page', 'the page is at /rules-of-the-cloakroom/', 'TODO'],
    ['venue', '"venue: old-town-hall" in content/events/devlica/2026/edition.yaml', 'venues/old-town-hall-map.svg'],
  ] as const)('explains which arguments a %s requires', async (kind, step, other) => {
    const { stderr } = await run(kind, NAMES[kind], '--dry-run');
    expect(stderr).toContain(step);
    expect(stderr).toContain(other);
    expect(/TODO/.test(stderr)).toBe(['speaker', 'session', 'page'].includes(kind));
  });

  it.each([
    ['tickets', 'Readers see a ticket once its "listed" is true.'],
    ['survey', `has "survey: { '2026': true }"`],
  ])('takes no name for %s, and says when visitors see it', async (kind, step) => {
    const { status, stdout, stderr } = await run(kind, '--event', 'hacklica', '--dry-run');
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining(`2026/${kind}.yaml\n`) });
    expect(stderr).toContain(step);
  });

  it('lists every kind in its help', async () => {
    const { stdout } = await run('--help');
    const kinds = stdout.replace(/\s+/g, ' ').match(/kind (speaker,.*?) name /)?.[1];
    expect(kinds?.split(/, | or /)).toEqual(NEW_KINDS);
  });
});
