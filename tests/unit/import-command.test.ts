import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterFiles } from '../../src/exchange/init/starter-files.ts';
import { writeSite } from '../../src/exchange/init/write-site.ts';
import { checkSite } from '../../src/pipeline/check.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { build } from '../support/built-sites.ts';
import { packageDir, runTool, type ToolRun } from '../support/run-tool.ts';

const AT = Date.UTC(2026, 10, 22, 12) / 1000;
const EVENT = 'lanternfield';

/** An export of each format, each imported into a different year. */
const EXPORTS = [
  ['sessionize', 'sessionize.json', 2021],
  ['frab', 'frab.json', 2022],
  ['pentabarf', 'pentabarf.xml', 2023],
  ['hoverboard', 'hoverboard.json', 2024],
] as const;

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
      expect(first.stdout).toMatch(
        /^From .* for lanternfield \d{4}: \d+ speakers, \d+ sessions, \d+ slots on \d days?/,
      );
      expect(first.stdout).toContain(`made (`);
      const second = await importFrom(format, file, '--event', EVENT, '--year', String(year));
      expect(second).toMatchObject({ status: 0, stderr: 'Nothing has changed.\n' });
      expect(second.stdout).not.toContain('made (');
    },
  );

  it('leaves a site without errors, which can be built', async () => {
    const { diagnostics } = await checkSite({ rootDir, packageDir }, createStopwatch());
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const outDir = join(rootDir, 'dist');
    await build({ at: AT, rootDir, outDir });
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
  ])('explains what is wrong with %s', async (_, flags, words) => {
    const { status, stderr } = await importFrom('frab', 'frab.json', ...flags);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it.each([
    ['frap', 'frab.json', 'did you mean "frab"?'],
    ['sessionize', 'frab.json', 'say `conf-site import frab` with the same file'],
    ['sessionize', 'gone.json', 'the path of the export is relative to the current folder'],
  ])('refuses %s for %s', async (format, file, words) => {
    const { status, stderr } = await importFrom(format, file, '--event', EVENT, '--year', '2025');
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});
