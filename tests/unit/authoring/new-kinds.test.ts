import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_KINDS, type NewOptions, newFiles } from '../../../src/authoring/new/new-files.ts';
import { type NewScope, openScope, scopeOf } from '../../../src/authoring/new/new-scope.ts';
import { changeFiles, type FileChange } from '../../../src/content-edits/content-files.ts';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { type Content, readContent } from '../../../src/read/read-content.ts';
import { contentWith, NEW_EVENT, optionsFor, reportsOf, siteForNew, withExamples } from '../../support/new-content.ts';
import { planOf, serializePlan } from '../../support/planned-content.ts';
import { replaceText } from '../../support/replace-text.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

/** Tests what `conf-site new` makes in a site made by `init`, and when it becomes visible. */

const AT = Date.UTC(2026, 2, 1, 12) / 1000;
const DAY = '2026-08-28';
const EDITION = 'content/events/lanternfield/2026/edition.yaml';

type Files = ReadonlyMap<string, Uint8Array | string>;

async function newSite(): Promise<Files> {
  const { files } = await starterFiles({ packageDir, tool: { spec: '^1.2.3' }, at: AT, name: 'my-conf' });
  return files;
}

/** The site with Croatian added, following the comment in its languages.yaml. */
function inCroatianToo(files: Files): Files {
  const path = 'content/languages.yaml';
  return new Map([...files, [path, String(files.get(path)).replace(/^#( {2,}[^ ].*)$/gm, '$1')]]);
}

const textOf = (files: readonly FileChange[]): string => {
  const [first] = files;
  return first !== undefined && 'text' in first ? first.text : '';
};

describe.each([
  ['English', (files: Files) => files],
  ['English and Croatian', inCroatianToo],
])('a site in %s with one new record of each kind', (languages, adapt) => {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-kinds-'));
  const written: FileChange[] = [];
  beforeAll(async () => {
    await writeSite(rootDir, adapt(await newSite()));
    const requests = NEW_KINDS.map((kind) => optionsFor(kind, 'lights-stay-on'));
    for (const request of [{ kind: 'event', name: 'Night of lace' }, ...requests]) {
      const files = await newFiles(await openScope({ rootDir, packageDir }, AT), request);
      written.push(...(await changeFiles(rootDir, files)));
    }
  });
  afterAll(() => rmSync(rootDir, { recursive: true }));
  const run = (...args: readonly string[]) => runTool(['--root', rootDir, ...args, '--at', '2026-03-01T12:00']);

  it('has no errors', async () => {
    expect(await run('check')).toMatchObject({ status: 0 });
  });

  it('is written in the languages of the site', () => {
    const siblings = written.filter(({ path }) => path.endsWith('.hr.md')).map(({ path }) => path.replace(/.*\//, ''));
    const survey = readFileSync(join(rootDir, `content/events/${NEW_EVENT}/2026/survey.yaml`), 'utf8');
    const isBoth = languages.endsWith('Croatian');
    expect(siblings).toHaveLength(isBoth ? 5 : 0);
    expect(survey).toContain(isBoth ? 'hr: Biste li došli ponovno?' : 'question: Would you come again?\n');
  });

  it('builds, with only the page at its address, and without the new records in search engines', async () => {
    expect(await run('build', '--out', 'dist')).toMatchObject({ status: 0 });
    const read = (path: string): string => readFileSync(join(rootDir, 'dist', path), 'utf8');
    expect(read('rules-of-the-cloakroom/index.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('sitemap.xml')).not.toContain('rules-of-the-cloakroom');
    expect(read('index.html')).not.toContain('rules-of-the-cloakroom');
  });
});

describe('a new schedule', () => {
  /** Two days, the first of which has a schedule that contains all sessions but the new ones. */
  async function twoDays(): Promise<{ readonly content: Content; readonly scope: NewScope }> {
    const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-days-'));
    const files = new Map(await newSite());
    const edition = String(files.get(EDITION));
    const second = `  - date: 2026-08-29\n    startDateTime: 2026-08-29T09:30\n    endDateTime: 2026-08-29T19:00\n`;
    files.set(
      EDITION,
      replaceText(edition, { from: 'venue: lamp-works', to: `${second}venue: lamp-works`, where: EDITION }).replace(
        `endDateTime: ${DAY}T19:00`,
        'endDateTime: 2026-08-29T19:00',
      ),
    );
    await writeSite(rootDir, files);
    const roots = { rootDir, packageDir };
    const read = await readContent(roots);
    rmSync(rootDir, { recursive: true });
    const titles = ['Knots that hold', 'Two lamps: # one wick'];
    const scope = scopeOf(roots, read, AT);
    const sessions = (await Promise.all(titles.map((name) => newFiles(scope, { kind: 'session', name })))).flat();
    const content = await contentWith(read, sessions);
    return { content, scope: scopeOf(roots, content, AT) };
  }
  const order: NewOptions = { kind: 'schedule', name: '', day: '2026-08-29' };

  it('lists the sessions without a slot, and says which day it belongs to', async () => {
    const { scope } = await twoDays();
    const files = await newFiles(scope, order);
    expect(files.map(({ path }) => path)).toEqual([EDITION.replace('edition', 'days/2026-08-29/schedule')]);
    const text = textOf(files);
    expect(text).toContain('# The schedule of 2026-08-29, from 2026-08-29T09:30 to 2026-08-29T19:00.\n');
    expect(text).toContain(`# - conf-site new schedule --event lanternfield --year 2026 --day ${DAY}\n`);
    expect(text).toContain(
      [
        'entries: []',
        '# When it is ready, delete the line above and the # of each line below.',
        '#entries:',
        '#  - session: knots-that-hold # Knots that hold',
        '#  - break: lunch',
        '#    lunch: true',
        '#    title: Lunch',
        '#  - session: two-lamps-one-wick # Two lamps: # one wick',
      ].join('\n'),
    );
  });

  it('is valid with its example entries in use', async () => {
    const { content, scope } = await twoDays();
    const before = await reportsOf(content);
    const [file] = await newFiles(scope, order);
    const used = { kind: 'create', path: file?.path ?? '', text: withExamples(textOf([file as FileChange])) } as const;
    expect(used.text).toContain('\nentries:\n  - session: knots-that-hold');
    expect((await reportsOf(await contentWith(content, [used]))).filter((line) => !before.includes(line))).toEqual([]);
  });

  it('is refused for a day that has one, with the day that has none', async () => {
    const { scope } = await twoDays();
    for (const day of [{}, { day: DAY }]) {
      await expect(newFiles(scope, { kind: 'schedule', name: '', ...day })).rejects.toThrow(
        expect.objectContaining({
          message: 'content/events/lanternfield/2026/schedule.yaml exists already.',
          hint: 'nothing was written; edit that file, or write the schedule of another day with --day 2026-08-29',
        }),
      );
    }
  });
});

it('the material of a session of a day is in the folder of that day', async () => {
  const { content, scope } = await siteForNew(packageDir, AT);
  const [event, day] = ['hacklica', '2026-05-09'];
  const session = await newFiles(scope, { kind: 'session', name: 'Night stitches', event, day });
  const later = scopeOf(scope, await contentWith(content, session), AT);
  const files = await newFiles(later, { kind: 'asset', name: 'Night stitches', event });
  expect(files.map(({ path }) => path)).toEqual([
    'content/events/hacklica/2026/days/2026-05-09/assets/night-stitches.yaml',
  ]);
});

it('a new venue is in the country of the organiser', async () => {
  const path = 'content/company.yaml';
  const company = ['name: Feldweg', 'city: Graz', "zip: '8010'", 'country: Austria', 'countryCode: AT'].join('\n');
  const { content, scope } = await siteForNew(join(SITES, 'base'), AT);
  const inGraz = await contentWith(content, [{ kind: 'replace', path, text: company, before: '' }]);
  const text = textOf(await newFiles(scopeOf(scope, inGraz, AT), { kind: 'venue', name: 'Town hall' }));
  expect(text).toMatch(/\npostalCode: '8010' # review: .*\n/);
  expect(text).toMatch(/\ncity: Graz # review: .*\n/);
  expect(text).toContain('\ncountry: Austria\n');
  expect(text).toContain('\ncountryShort: AT\n');
  expect(text).toContain('search?query=Town%20hall%2C%20Graz ');
});

it('no example of a new record names the event of the schemas’ examples', async () => {
  const { scope } = await siteForNew(join(SITES, 'base'), AT);
  const schema = JSON.parse(readFileSync(join(packageDir, 'schemas/event.schema.json'), 'utf8'));
  const [title] = schema.properties.title.examples as [string];
  const made = await Promise.all(NEW_KINDS.map((kind) => newFiles(scope, optionsFor(kind, 'quiet-forms'))));
  const texts = made.flat().map((file) => textOf([file]));
  expect(texts.filter((text) => text.toLowerCase().includes(title.toLowerCase()))).toEqual([]);
});

it('visitors of a running event see nothing of its new tickets, schedule and survey', async () => {
  const { scope } = await siteForNew(packageDir, AT);
  const files = [
    ...(await newFiles(await openScope(scope, AT), { kind: 'event', name: 'Night of lace' })),
    ...(await newFiles(scope, optionsFor('tickets', ''))),
    ...(await newFiles(scope, optionsFor('schedule', ''))),
    ...(await newFiles(scope, optionsFor('survey', ''))),
  ];
  const plan = await planOf(AT, (content) => {
    for (const file of files) if ('text' in file) content.write(file.path, file.text);
    content.edit(`content/events/${NEW_EVENT}/event.yaml`, 'enabled: false', 'enabled: true');
  });
  const event = plan.routes.filter(({ path }) => path === `/${NEW_EVENT}/`);
  expect(event).toHaveLength(1);
  expect(JSON.stringify(event).match(/Regular|Registration/)).toBeNull();
  expect(serializePlan(plan)).not.toContain('Would you come again?');
});
