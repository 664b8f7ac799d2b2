import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRollover, yearMentions } from '../../../src/authoring/rollover/plan-rollover.ts';
import { indexContent } from '../../../src/content/content-index.ts';
import { changeFiles, type FileChange } from '../../../src/content-edits/content-files.ts';
import { shifted, weeksTo } from '../../../src/content-edits/year-shift.ts';
import type { EventPage } from '../../../src/domain/page/page.ts';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import { readContent } from '../../../src/read/read-content.ts';
import { type ContentEdits, checkedContent } from '../../support/content-in-memory.ts';
import { planOf, serializePlan } from '../../support/planned-content.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

const SUMMER = Date.parse('2026-06-01T12:00:00+02:00') / 1000;

async function rolledOver(rootDir: string, event: string, year: number) {
  const index = indexContent(await readContent({ rootDir, packageDir }));
  return planRollover({ rootDir, index, event, year });
}

function put(content: ContentEdits, changes: readonly FileChange[]): void {
  for (const change of changes) if ('text' in change) content.write(change.path, change.text);
}

function textOf(changes: readonly FileChange[], path: string): string {
  const change = changes.find((one) => one.path === path);
  return change !== undefined && 'text' in change ? change.text : '';
}

describe('devlica rolled over to 2027', () => {
  it('is valid, and reports everything to review at its position', async () => {
    const { changes } = await rolledOver(packageDir, 'devlica', 2027);
    const { diagnostics, summary } = await checkedContent((content) => put(content, changes));
    const marks = changes.flatMap((change) => ('text' in change ? (change.text.match(/# review: .*/g) ?? []) : []));
    const reportsOf = (code: string) => diagnostics.filter((one) => one.code === code);
    const lines = diagnostics.map(({ file, line }) => `${file}:${line}`);
    expect(summary.errors).toBe(0);
    expect(reportsOf('review-pending').length).toBe(marks.length);
    expect(reportsOf('year-stale').length).toBe(diagnostics.length - marks.length);
    expect(lines).toEqual([...new Set(lines)]);
    expect(marks.length).toBeGreaterThan(30);
  });

  it('keeps every address, shows the new year, and contains no date or price of the old one', async () => {
    const { changes } = await rolledOver(packageDir, 'devlica', 2027);
    const before = await planOf(SUMMER);
    const after = await planOf(SUMMER, (content) => put(content, changes));
    const existing = new Set([...after.routes.map(({ path }) => path), ...after.redirects.map(({ from }) => from)]);
    const old = [...before.routes.map(({ path }) => path), ...before.redirects.map(({ from }) => from)];
    expect(old.filter((path) => !existing.has(path))).toEqual([]);
    expect(after.routes.find(({ path }) => path === '/devlica/2026/')?.template).toBe('edition');
    const page = after.routes.find(({ path }) => path === '/devlica/')?.content as EventPage;
    expect(page.hero.when).toMatchObject({ text: '7\u00a0May 2027' });
    expect(page.hero.buttons.map(({ ident }) => ident)).toEqual(['survey', 'becomeSponsor', 'lastYearSurvey']);
    expect(page.sections.map(({ kind }) => kind)).toEqual(['venue', 'faq', 'newsletter', 'history']);
    expect(JSON.stringify(after.slices)).not.toContain('https://tickets.example/devlica-2026');
    expect(serializePlan(after)).toContain('/survey/?event=devlica&year=2026');
  });

  it('edits the event and the old year line by line', async () => {
    const { changes } = await rolledOver(packageDir, 'devlica', 2027);
    const path = 'content/events/devlica/event.yaml';
    const event = readFileSync(join(packageDir, path), 'utf8');
    expect(textOf(changes, path)).toBe(
      event
        .replace('currentYear: 2026', 'currentYear: 2027')
        .replace("  '2026': false\n", "  '2026': true\n  '2027': false\n")
        .replace("  '2026': true\ntracks:", "  '2026': true\n  '2027': true\ntracks:"),
    );
    const edition = 'content/events/devlica/2026/edition.yaml';
    const archived = textOf(changes, edition).split('\n');
    const lines = readFileSync(join(packageDir, edition), 'utf8').split('\n');
    expect(archived.filter((line) => lines.includes(line))).toEqual(lines);
    expect(archived).toContain('  tickets: https://tickets.example/devlica-2026');
  });

  it('copies what is valid for years, but no people, programme, news and testimonials', async () => {
    const { changes } = await rolledOver(packageDir, 'devlica', 2027);
    const created = changes.filter(({ kind }) => kind === 'create').map(({ path }) => path.split('/2027/')[1]);
    expect(new Set(created.map((path) => path?.split('/')[0]))).toEqual(
      new Set(['edition.yaml', 'tickets.yaml', 'survey.yaml', 'faq']),
    );
    const tickets = textOf(changes, 'content/events/devlica/2027/tickets.yaml');
    expect(tickets).toContain('    price: 24 # review: the price of 2026\n    listed: false # review: was true\n');
    expect(tickets).toContain('    endDate: 2027-05-07T08:00 # review: was 2026-05-08T08:00\n');
    const edition = textOf(changes, 'content/events/devlica/2027/edition.yaml');
    expect(edition).toContain('venue: tkaonica # review: as in 2026\n');
    expect(edition).not.toMatch(/^(?:packages|extraContent|revision|updated|history):/m);
  });
});

it('reports texts for all years that name one, by their lines', async () => {
  const index = indexContent(await readContent({ rootDir: packageDir, packageDir }));
  const [site, ...others] = yearMentions(packageDir, index, 2026);
  const lines = readFileSync(join(packageDir, 'content/site.yaml'), 'utf8').split('\n');
  expect(site?.path).toBe('content/site.yaml');
  expect(site?.lines).toContain(lines.findIndex((line) => line.includes('https://tickets.example/devlica-2026')) + 1);
  expect(others).toEqual([]);
});

describe('a small site', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'conf-site-rollover-'));
    cpSync(join(SITES, 'base'), root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const rollAt = (at: string, year: number, ...args: readonly string[]) =>
    runTool(['--root', root, 'rollover', 'meander', String(year), ...args, '--at', at]);
  const roll = (year: number, ...args: readonly string[]) => rollAt('2027-06-01T12:00', year, ...args);
  const files = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(
      join(root, path),
      text.replace(from, () => to),
    );
  };

  it('is rolled over by the command, once, and keeps its comments', async () => {
    edit('content/events/meander/event.yaml', 'currentYear:', '# The year of the flood.\ncurrentYear:');
    edit('content/events/meander/2027/edition.yaml', 'venue: ciglana', 'venue: ciglana # the dry side');
    const before = files();
    const dry = await roll(2028, '--dry-run');
    expect(dry.stdout).toContain('would create content/events/meander/2028/edition.yaml\n');
    expect(files()).toEqual(before);
    const done = await roll(2028);
    expect(done).toMatchObject({ status: 0, stderr: expect.stringMatching(/2028 has \d+ places to review/) });
    expect(readFileSync(join(root, 'content/events/meander/event.yaml'), 'utf8')).toContain(
      '# The year of the flood.\ncurrentYear: 2028\n',
    );
    expect(readFileSync(join(root, 'content/events/meander/2028/edition.yaml'), 'utf8')).toContain(
      '# review: as in 2027\nvenue: ciglana # the dry side\n',
    );
    const checked = await checkSite({ rootDir: root, packageDir }, createStopwatch());
    expect(new Set(checked.diagnostics.map(({ code }) => code))).toEqual(new Set(['review-pending', 'year-stale']));
    const again = await roll(2028);
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('meander has reached 2028 already.') });
  });

  it('takes over tracks, topics and rooms, but neither the status of the year nor its changes', async () => {
    const edition = 'content/events/meander/2027/edition.yaml';
    const lasting = "room: kiln\ntracks: [{ ident: '1', title: Kiln }]\ntopics: [{ ident: css, title: CSS }]\n";
    edit(edition, 'venue: ciglana\n', `venue: ciglana\n${lasting}`);
    edit(edition, 'sponsors:', 'status: postponed\nstatusText: { en: Wait., hr: Čekajte. }\nsponsors:');
    mkdirSync(join(root, 'content/events/meander/2027/changes'));
    const change = 'at: 2027-04-16T08:00\nkind: full\nentry: maps-without-tiles\n';
    writeFileSync(join(root, 'content/events/meander/2027/changes/maps-full.yaml'), change);
    expect((await roll(2028)).status).toBe(0);
    expect(files().filter((path) => path.includes('changes/'))).toEqual([
      'content/events/meander/2027/changes/maps-full.yaml',
    ]);
    const next = readFileSync(join(root, 'content/events/meander/2028/edition.yaml'), 'utf8');
    expect(next).toContain(lasting);
    expect(next).not.toMatch(/status|statusText|previousStartDate/);
    expect(readFileSync(join(root, edition), 'utf8')).toContain('status: postponed');
  });

  it.each([
    ['cancelled', false],
    ['postponed', false],
    ['moved', true],
  ])('counts a year that was %s as held: %s', async (status, isHeld) => {
    edit('content/events/meander/2027/edition.yaml', 'sponsors:', `status: ${status}\nsponsors:`);
    expect((await roll(2028)).status).toBe(0);
    const event = readFileSync(join(root, 'content/events/meander/event.yaml'), 'utf8');
    expect(event).toContain(`'2027': ${isHeld}`);
  });

  it('is only rolled over before the end of its year with --force', async () => {
    const before = files();
    for (const args of [[], ['--dry-run']]) {
      const { status, stderr } = await rollAt('2027-04-16T17:59', 2028, ...args);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr:
          'error meander 2027 is not over: it lasts until 2027-04-16T18:00.\n' +
          '  hint: roll it over after that, or now with --force, which archives it before it is over\n',
      });
    }
    expect(files()).toEqual(before);
    expect((await rollAt('2027-04-16T18:00', 2028, '--dry-run')).status).toBe(0);
    expect((await rollAt('2027-03-01T12:00', 2028, '--force')).status).toBe(0);
    expect(files()).toContain('content/events/meander/2028/edition.yaml');
  });

  it('keeps a next year that was written before', async () => {
    const { changes, reviews } = await rolledOver(root, 'meander', 2028);
    await changeFiles(
      root,
      changes.filter(({ path }) => path.endsWith('2028/edition.yaml')),
    );
    edit('content/events/meander/2028/edition.yaml', 'title: Meander 2028', 'title: The next Meander');
    const later = await rolledOver(root, 'meander', 2028);
    expect(later.isPrepared).toBe(true);
    expect(later.reviews, 'what still waits in files that are there is counted').toBe(reviews);
    expect(
      later.changes.filter(({ path }) => !path.includes('/2028/faq/')).map(({ kind, path }) => [kind, path]),
    ).toEqual([
      ['replace', 'content/events/meander/event.yaml'],
      ['replace', 'content/events/meander/2027/edition.yaml'],
      ['create', 'content/events/meander/2028/tickets.yaml'],
    ]);
  });

  it.each([
    [2027, 'meander has reached 2027 already.', 'nothing is left to do'],
    [2020, 'meander has reached 2027 already.', 'the next year would be 2028'],
  ])('is not rolled over to %i', async (year, message, hint) => {
    await expect(rolledOver(root, 'meander', year)).rejects.toMatchObject({ message, hint });
  });
});

describe('moving a date to another year', () => {
  it.each([
    ['2026-05-08', 2027, '2027-05-07'],
    ['2026-05-08', 2030, '2030-05-10'],
    ['2024-02-29', 2025, '2025-02-27'],
    ['2027-01-01', 2026, '2026-01-02'],
  ])('keeps the weekday: nearest to %s in %i is %s', (date, year, moved) => {
    expect(shifted(date, weeksTo(date, year))).toBe(moved);
    expect(new Date(moved).getUTCDay()).toBe(new Date(date).getUTCDay());
  });

  it('keeps its time of day', () => {
    expect(shifted('2026-05-08T08:00', 52)).toBe('2027-05-07T08:00');
  });
});
