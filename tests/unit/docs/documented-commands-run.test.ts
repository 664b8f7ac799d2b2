import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { allBelow, pathOf, programOf, wordsOf } from '../../support/command-line.ts';
import { contentAt } from '../../support/content-copy.ts';
import { type DocumentedCommand, linesInBlocks } from '../../support/documented-commands.ts';
import { runHere } from '../../support/run-here.ts';
import { packageDir } from '../../support/run-tool.ts';

/**
 * The command lines in the code blocks of the documentation are run, each in a new site with the event, the sessions, the room
 * and the files that they name.
 */

/** Six months before the event of the site. */
const CREATED_AT = Date.UTC(2026, 10, 22, 12) / 1000;

/** Commands that need something that a site does not have: a new folder, a visitor's data, an end, a database server. */
const NOT_RUN = /^(?:init|watch|serve|api (?:serve|approve|cancel|restore)|--root)\b/;

/** The instant at which a command is run: when the site was made, on the day of the event, or after its year. */
function atOf(line: string): string {
  if (line.startsWith('rollover')) return '2027-12-01T12:00';
  return line.startsWith('change') ? '2027-05-21T10:30' : '2026-11-22T12:00';
}

/** What has to be run first. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  'change restore text-editor': ['change cancel text-editor'],
  'api forget jo@example.org': ['api import attendees.csv --event my-conf --year 2027'],
};

const commands = new Map(allBelow(programOf()).map((command) => [pathOf(command).join(' '), command]));
const lines = new Map(linesInBlocks('sh').map((command) => [command.line, command]));
const run = [...lines.values()].filter(({ line }) => !NOT_RUN.test(line));

describe('a command in the documentation', () => {
  let original: string;
  const sites: string[] = [];
  beforeAll(async () => {
    original = await exampleSite();
    sites.push(original);
    await runHere(withInstant('build'), original);
  });
  afterAll(() => {
    for (const site of sites) rmSync(site, { recursive: true, force: true });
  });

  it.each(run)('works in a site: $line ($page)', async ({ line }: DocumentedCommand) => {
    const site = mkdtempSync(join(tmpdir(), 'conf-site-docs-'));
    sites.push(site);
    cpSync(original, site, { recursive: true });
    if (line.startsWith('change')) addCroatian(site);
    for (const first of FIRST[line] ?? []) await runHere(withInstant(first), site);
    const { status, stderr, stdout } = await runHere(withInstant(line), site);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});

/** The words of a line, with an instant if the command takes one. */
function withInstant(line: string): readonly string[] {
  const words = wordsOf(line.replace('CODE', 'speaker-unknown'));
  const command = commands.get(words.slice(0, 2).join(' ')) ?? commands.get(words[0] ?? '');
  const takesInstant = command?.options.some(({ long }) => long === '--at') === true;
  return takesInstant && !words.includes('--at') ? [...words, '--at', atOf(line)] : words;
}

/** Changes are announced in several languages. New sites have Croatian prepared. */
function addCroatian(site: string): void {
  const { read, write } = contentAt(site);
  write('content/languages.yaml', read('content/languages.yaml').replaceAll(/^#(?= {2})/gm, ''));
}

/** A site as of `init my-conf`, in which some sessions and rooms have the names of the documentation. */
async function exampleSite(): Promise<string> {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-docs-'));
  const { files } = await starterFiles({
    ...{ packageDir, tool: { spec: '^1.2.3' }, at: CREATED_AT, name: 'my-conf' },
    event: 'My conf',
  });
  await writeSite(rootDir, files);
  const { edit, read, write } = contentAt(rootDir);
  const edition = 'content/events/my-conf/2027';
  for (const [from, to] of [
    ['backup-is-a-promise', 'text-editor'],
    ['what-we-switched-off', 'lightning-talks'],
  ] as const) {
    renameSync(join(rootDir, edition, `sessions/${from}.md`), join(rootDir, edition, `sessions/${to}.md`));
    edit(`${edition}/schedule.yaml`, `session: ${from}`, `session: ${to}`);
  }
  edit(`${edition}/schedule.yaml`, '- break: lunch\n', '- break: lunch\n    ident: lunch\n');
  for (const path of [`${edition}/schedule.yaml`, `${edition}/edition.yaml`, 'content/venues/lamp-works.yaml']) {
    write(path, read(path).replaceAll('test-hall', 'main-hall'));
  }
  const tables = readFileSync(join(packageDir, 'docs/tables.md'), 'utf8');
  const [speakers = '', sessions = '', schedule = ''] = [...tables.matchAll(/```csv\n(.*?)```/gs)].map(
    ([, one]) => one,
  );
  for (const [name, text] of Object.entries({ speakers, sessions, schedule })) write(`${name}.csv`, text);
  write('attendees.csv', 'pin,email,role,speaker,ticket\n123456,jo@example.org,visitor,,\n');
  write('all.json', readFileSync(join(packageDir, 'tests/fixtures/import/sessionize.json')));
  return rootDir;
}
