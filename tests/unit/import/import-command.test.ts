import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import { build } from '../../support/built-sites.ts';
import { packageDir, runTool, type ToolRun } from '../../support/run-tool.ts';

const AT = Date.UTC(2026, 10, 22, 12) / 1000;
const EVENT = 'lanternfield';

/** An export of each format, in a file or a folder, each imported into a different year. */
const EXPORTS = [
  ['sessionize', 'sessionize.json', 2021],
  ['frab', 'frab.json', 2022],
  ['pentabarf', 'pentabarf.xml', 2023],
  ['hoverboard', 'hoverboard.json', 2024],
  ['pretalx', 'pretalx', 2020],
  ['openplanner', 'openplanner.json', 2019],
  ['indico', 'indico.json', 2018],
  ['csv', 'csv', 2017],
  ['json', 'programme.json', 2016],
] as const;

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface ImportReport {
  readonly zone: unknown;
  readonly items: readonly { readonly message: string; readonly names?: readonly string[] }[];
  readonly changed: readonly { readonly path: string }[];
}

let rootDir: string;

beforeAll(async () => {
  rootDir = mkdtempSync(join(tmpdir(), 'conf-site-imported-'));
  rmSync(rootDir, { recursive: true });
  const { files } = await starterFiles({ packageDir, tool: { spec: '^1.2.3' }, at: AT, name: 'my-conf' });
  await writeSite(rootDir, files);
});

afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

function importFrom(format: string, file: string, ...more: readonly string[]): Promise<ToolRun> {
  const path = join(packageDir, 'tests/fixtures/import', file);
  return runTool(['--root', rootDir, 'import', format, path, ...more]);
}

describe('conf-site import', () => {
  it.each(EXPORTS)(
    'imports %s from %s, reports that, and changes nothing the second time',
    async (format, file, year) => {
      const first = await importFrom(format, file, '--event', EVENT, '--year', String(year));
      expect(first).toMatchObject({ status: 0, stderr: 'Now run conf-site check.\n' });
      const names = ['frab.json', 'pretalx', 'indico.json', 'programme.json'].includes(file);
      if (names) expect(first.stdout).not.toContain('names no time zone');
      else
        expect(first.stdout).toMatch(
          /^The export names no time zone\. Its times were read as those of Europe\/Vienna, the zone of the site; --zone sets another\.\n/,
        );
      expect(first.stdout).toMatch(
        /^From .* for lanternfield \d{4}: \d+ speakers, \d+ sessions, \d+ slots on \d days?/m,
      );
      expect(first.stdout).toContain(`made (`);
      const second = await importFrom(format, file, '--event', EVENT, '--year', String(year));
      expect(second).toMatchObject({ status: 0, stderr: 'Nothing has changed.\n' });
      expect(second.stdout).not.toContain('made (');
    },
  );

  it('fetches portraits with --pictures, from private networks only if asked to', async () => {
    const server = createServer((_, response) => response.end(PIXEL));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const picture = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mia.png`;
    const speakers = [{ id: 'mia', name: 'Mia Berg', picture }];
    const file = join(rootDir, 'portrait.json');
    writeFileSync(file, JSON.stringify({ format: 'conf-site', speakers, sessions: [] }));
    const run = (...flags: string[]) =>
      runTool(['--root', rootDir, 'import', 'json', file, '--event', EVENT, '--year', '2015', '--pictures', ...flags]);
    expect((await run()).stdout).toContain(`${picture} is in a private network (127.0.0.1)`);
    expect((await run('--private-network')).stdout).toContain(
      `made (1)\n  content/media/speakers/${EVENT}-2015/berg-mia.png`,
    );
    server.close();
  });

  it('reads times in the zone that --zone names, and says so first', async () => {
    const flags = ['--event', EVENT, '--year', '2021', '--dry-run', '--zone', 'Asia/Tokyo'];
    const { stdout } = await importFrom('sessionize', 'sessionize.json', ...flags);
    expect(stdout).toMatch(
      /^The export names no time zone\. Its times were read as those of Asia\/Tokyo, as --zone says\.\n/,
    );
    expect(stdout).toContain("The export's times are in the zone Asia/Tokyo; they were converted");
  });

  it('prints one JSON document with whole lists with --format json', async () => {
    const flags = ['--event', EVENT, '--year', '2029', '--dry-run', '--format', 'json'];
    const { stdout, stderr } = await importFrom('sessionize', 'sessionize.json', ...flags);
    expect(stderr).toBe('');
    const report = JSON.parse(stdout) as ImportReport;
    expect(report).toMatchObject({ event: EVENT, year: 2029, format: 'sessionize', dryRun: true });
    expect(report.zone).toEqual({ name: 'Europe/Vienna', source: 'site' });
    const code = report.items.find(({ message }) => message.startsWith('The amount of code is unspecified'));
    expect(code?.names?.length).toBeGreaterThan(3);
    expect(report.changed.map(({ path }) => path)).toContain(`content/events/${EVENT}/2029/edition.yaml`);
  });

  it('prints whole lists with --verbose, and short ones without', async () => {
    const flags = ['--event', EVENT, '--year', '2029', '--dry-run'];
    const short = await importFrom('sessionize', 'sessionize.json', ...flags);
    expect(short.stdout).toMatch(/The amount of code is unspecified.* and \d+ more\./);
    const whole = await importFrom('sessionize', 'sessionize.json', ...flags, '--verbose');
    expect(whole.stdout).not.toMatch(/ and \d+ more\./);
    expect(whole.stdout.match(/The amount of code is unspecified.*/)?.[0].match(/"/g)?.length).toBeGreaterThan(6);
  });

  it('leaves a site without errors, which can be built', async () => {
    const { diagnostics } = await checkSite({ rootDir, packageDir }, createStopwatch());
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const outDir = join(rootDir, 'dist');
    await build({ at: AT, rootDir, outDir });
    const optedOut = join(rootDir, 'content/events', EVENT, '2022/sessions/opening-of-the-loom-q-a.md');
    expect(readFileSync(optedOut, 'utf8')).toContain('\nrecorded: false\n');
    for (const [, , year] of EXPORTS) {
      const page = readFileSync(join(outDir, EVENT, String(year), 'index.html'), 'utf8');
      expect(page, String(year)).toContain('id="schedule"');
      expect(page).not.toMatch(/unspecified|undefined|\[object/);
    }
  });

  it.each([
    [
      'an event that is not there',
      ['--event', 'lanternfeild', '--year', '2025'],
      'did you mean "lanternfield"?; conf-site new event creates one',
    ],
    ['a year that is none', ['--event', EVENT, '--year', 'next'], 'It must be a year such as 2026.'],
    ['no event', ['--year', '2025'], '--event'],
    [
      'a zone that is not there',
      ['--event', EVENT, '--year', '2025', '--zone', 'Europe/Viena'],
      'There is no time zone "Europe/Viena".\n  hint: did you mean "Europe/Vienna"?',
    ],
  ])('explains what is wrong with %s', async (_, flags, words) => {
    const { status, stderr } = await importFrom('frab', 'frab.json', ...flags);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it('leaves out the files of a folder that are something else, and says so', async () => {
    const flags = ['--event', EVENT, '--year', '2020', '--dry-run'];
    const { stdout } = await importFrom('pretalx', 'pretalx', ...flags);
    expect(stdout).toMatch(
      /Files that are not an export of the REST API of pretalx were left out: "[^"]*shirts\.json"\./,
    );
    const { status, stderr } = await importFrom('indico', 'pretalx', ...flags);
    expect(status).toBe(2);
    expect(stderr).toContain('The folder has no file that is an export of Indico.');
    expect(stderr).toContain('event.json: This is an export of the REST API of pretalx, not an export of Indico.');
  });

  it('refuses several files of a format that has only one', async () => {
    const two = ['sessionize.json', 'frab.json'].map((file) => join(packageDir, 'tests/fixtures/import', file));
    const run = (...files: string[]) =>
      runTool(['--root', rootDir, 'import', 'sessionize', ...files, '--event', EVENT, '--year', '2021']);
    expect((await run(two[0] as string, two[0] as string)).stderr).toContain(
      'is a single file, and several were given',
    );
    expect((await run(...two)).stderr).toContain('frab.json: This is a schedule.json of frab or pretalx');
  });

  it.each([
    ['frap', 'frab.json', 'did you mean "frab"?'],
    ['sessionize', 'frab.json', 'run `conf-site import frab` with the same file'],
    ['sessionize', 'gone.json', 'the path of the export is relative to the current folder'],
  ])('refuses %s for %s', async (format, file, words) => {
    const { status, stderr } = await importFrom(format, file, '--event', EVENT, '--year', '2025');
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});
