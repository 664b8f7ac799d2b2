import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Completeness } from '../../../src/diagnostics/diagnostic.ts';
import { runTool, type ToolRun } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

const EDITION = 'content/events/meander/2027';
const SESSION = `${EDITION}/sessions/quiet-forms.md`;
const TICKETS = `${EDITION}/tickets.yaml`;
const WARNED = `${EDITION}/edition.yaml`;

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly file: string }[];
  readonly summary: { readonly files: number; readonly completeness: Completeness };
}

/** A small site with an error in each of two files, and a warning in a third file. */
describe('conf-site check', () => {
  let folder: string;
  let root: string;
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@meander.example'];
    execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
  };
  const edit = (path: string, from: string, to: string): void =>
    writeFileSync(join(root, path), readFileSync(join(root, path), 'utf8').replace(from, to));

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-check-'));
    root = join(folder, 'site');
    cpSync(join(SITES, 'base'), root, { recursive: true });
    edit('content/company.yaml', 'invented: true\n', '');
    edit(SESSION, '[sternad-ilka]', '[sternad-ilke]');
    edit(TICKETS, 'price: 30', 'price: cheap');
    edit(WARNED, '{ en: One day by the river., hr: Jedan dan uz rijeku. }', 'One day by the river.');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A site.');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const check = (args: readonly string[], cwd = root): Promise<ToolRun> => runTool(['check', ...args], { cwd });
  const reportOf = async (args: readonly string[], cwd = root): Promise<Report> =>
    JSON.parse((await check([...args, '--format', 'json'], cwd)).stdout) as Report;
  const reportsFor = async (args: readonly string[], cwd = root): Promise<readonly string[]> =>
    (await reportOf(args, cwd)).diagnostics.map(({ code, file }) => `${code} ${file}`);

  const IN_SESSION = `speaker-unknown ${SESSION}`;
  const IN_TICKETS = `value-type ${TICKETS}`;

  it('reports all files in the readable format, with how complete each language is', async () => {
    const { status, stdout } = await check([]);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^content\/\S+\/quiet-forms\.md:10:12 {2}error {2}speaker-unknown\n {2}There is no speaker/m,
    );
    expect(stdout).toMatch(
      /2 errors and 1 warning in \d+ files\.\nTexts: en 100 %, hr 99\.\d % \(missing: 1 in content\)\.\n$/,
    );
    const { hr, en } = (await reportOf([])).summary.completeness;
    expect(en).toMatchObject({ percent: 100 });
    expect(hr?.prose.needed).toBe((hr?.prose.given ?? 0) + 1);
    expect(hr?.interface.given).toBe(hr?.interface.needed);
  });

  it('lists values to review in one block, with a line for each', async () => {
    const marked = join(folder, 'marked');
    cpSync(join(SITES, 'base'), marked, { recursive: true });
    const path = join(marked, TICKETS);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/price: \d+/g, '$& # review: the price of 2026'));
    cpSync(join(root, 'content/company.yaml'), join(marked, 'content/company.yaml'));
    const lines = text.split('\n').flatMap((line, at) => (/price: \d/.test(line) ? [{ line, number: at + 1 }] : []));
    expect((await check([], marked)).stdout).toBe(
      [
        `${lines.length} places to review  warning  review-pending`,
        ...lines.map(
          ({ line, number }) =>
            `  ${`${TICKETS}:${number}`.padEnd(TICKETS.length + 3)}  ${line.trim()} # review: the price of 2026`,
        ),
        '  hint: correct each value, and delete its comment',
        '',
        (await check(['--quiet'], marked)).stdout,
      ].join('\n'),
    );
    expect((await reportOf([], marked)).diagnostics).toHaveLength(lines.length);
  });

  it('reminds of invented content, which is not a warning', async () => {
    const invented = join(SITES, 'base');
    const reminder =
      'content/company.yaml says that the organiser is invented, and so do pages: delete "invented: true" once it is real.';
    const whole = await check(['--max-warnings', '0'], invented);
    expect(whole.status).toBe(0);
    expect(whole.stdout.split('\n')).toEqual([
      expect.stringMatching(/^No problems in/),
      expect.stringMatching(/^Texts:/),
      reminder,
      '',
    ]);
    expect(await reportOf([], invented)).toMatchObject({ diagnostics: [], reminders: [reminder] });
    expect(await reportOf([])).toMatchObject({ reminders: [] });
    expect((await check(['--quiet'], invented)).stdout).not.toContain(reminder);
    expect((await check(['content/company.yaml'], invented)).stdout).not.toContain(reminder);
  });

  it('reports only the named files, but resolves their references in all content', async () => {
    expect(await reportsFor([SESSION])).toEqual([IN_SESSION]);
    expect(await reportsFor([`${EDITION}/schedule.yaml`])).toEqual([]);
  });

  it('accepts folders, absolute paths, and paths relative to the current folder', async () => {
    expect(await reportsFor(['content/events'])).toContain(IN_TICKETS);
    expect(await reportsFor(['.'])).toContain(IN_SESSION);
    expect(await reportsFor([join(root, SESSION)])).toEqual([IN_SESSION]);
    expect(await reportsFor(['--root', '../../../../..', 'quiet-forms.md'], join(root, EDITION, 'sessions'))).toEqual([
      IN_SESSION,
    ]);
  });

  it('accepts paths through a link to the root, in either direction', async () => {
    const link = join(folder, 'link');
    symlinkSync(root, link);
    expect(await reportsFor([join(link, SESSION)])).toEqual([IN_SESSION]);
    expect(await reportsFor(['--root', link, join(root, SESSION)], folder)).toEqual([IN_SESSION]);
  });

  it('accepts a file that was deleted since the last commit, as a hook may name it', async () => {
    const file = `${EDITION}/faq/parking.hr.md`;
    rmSync(join(root, file));
    try {
      expect(await reportsFor([SESSION, file])).toEqual([IN_SESSION]);
      const { status, stderr } = await check([SESSION, 'content/nothing.md']);
      expect(status).toBe(2);
      expect(stderr).toContain('content/nothing.md');
    } finally {
      git('checkout', '--', file);
    }
  });

  it('says that a file outside the content is not checked', async () => {
    writeFileSync(join(root, 'notes.txt'), 'Buy a rope.\n');
    const { status, stderr } = await check(['notes.txt', `${EDITION}/schedule.yaml`]);
    expect(status).toBe(0);
    expect(stderr).toContain('notes.txt is not a content file of this site');
  });

  it('hides warnings with --quiet, but counts them', async () => {
    const quiet = await check([WARNED, '--quiet']);
    expect([quiet.status, quiet.stdout]).toEqual([0, '1 warning in 1 file.\n']);
    const limited = await check([WARNED, '--max-warnings', '0']);
    expect(limited.status).toBe(1);
    expect(limited.stdout).toContain('Too many warnings: at most 0 are allowed');
    expect((await check([WARNED, '--max-warnings', '1'])).status).toBe(0);
  });

  it('gives paths relative to the repository for GitHub and in SARIF', async () => {
    const { stdout } = await check(['--root', 'site', '--format', 'github', join('site', SESSION)], folder);
    expect(stdout).toMatch(new RegExp(`^::error file=site/${SESSION},line=10,`));
    const sarif = await check(['--root', 'site', '--format', 'sarif'], folder);
    expect(sarif.status).toBe(1);
    expect(sarif.stdout).toContain(`"uri": "site/${SESSION}"`);
  });

  it('says what is missing if there is no content', async () => {
    const { status, stderr } = await check(['--root', join(root, 'content')]);
    expect(status).toBe(2);
    expect(stderr).toContain('There is no folder "content"');
  });
});
