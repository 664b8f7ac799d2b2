import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { type CommittedSite, committedSite, gitIn } from '../../support/committed-site.ts';
import { openEditor } from '../../support/language-server.ts';
import { copyClone } from '../../support/packed-clone.ts';
import { packageDir, runTool, type ToolRun } from '../../support/run-tool.ts';
import { runInTerminal } from '../../support/terminal.ts';
import { isFull } from '../../support/thoroughness.ts';

/** `check` and `build` change nothing that git tracks, whoever made the site, and whatever git does with line ends. */

const AT = '2026-11-22T12:00';
const SPEAKER = 'content/events/lanternfield/2027/speakers/kos-vida.yaml';
const folder = mkdtempSync(join(tmpdir(), 'conf-site-clean-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statusOf = (dir: string): string => gitIn(dir, 'status', '--porcelain');

/** Commits a folder, and clones it as Git for Windows does by default. */
function cloneForWindows(dir: string): string {
  gitIn(dir, 'init', '--quiet');
  gitIn(dir, 'add', '--all');
  gitIn(dir, 'commit', '--quiet', '--message', 'All of it');
  const clone = `${dir}-clone`;
  gitIn(dir, 'clone', '--quiet', '--config', 'core.autocrlf=true', dir, clone);
  return clone;
}

async function newSite(name: string): Promise<string> {
  const dir = join(folder, name);
  const at = Date.parse(`${AT}Z`) / 1000;
  await writeSite(dir, (await starterFiles({ packageDir, tool: { spec: '^1.2.3' }, at, name })).files);
  return dir;
}

const commands = (root: string): readonly (readonly string[])[] => [
  ['--root', root, 'check', '--at', AT],
  ['--root', root, 'build', '--at', AT],
];

describe('a new site that was cloned with line ends of Windows', () => {
  it('stays clean through check and build, and has scripts that run', async () => {
    const clone = cloneForWindows(await newSite('windows'));
    for (const command of commands(clone)) expect(await runTool(command)).toMatchObject({ status: 0 });
    expect(statusOf(clone)).toBe('');
    expect(readFileSync(join(clone, '.github/scripts/publish-by-cron.sh'), 'utf8')).not.toContain('\r');
  });
});

if (isFull) {
  it('the repository of conf-site stays clean in such a clone', async () => {
    const dir = join(folder, 'own');
    mkdirSync(dir);
    const own = copyClone(dir);
    rmSync(join(own, 'node_modules'));
    for (const part of ['content', '.gitignore', '.gitattributes']) {
      if (existsSync(join(packageDir, part))) cpSync(join(packageDir, part), join(own, part), { recursive: true });
    }
    const clone = cloneForWindows(own);
    symlinkSync(join(packageDir, 'node_modules'), join(clone, 'node_modules'));
    writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
    for (const command of commands(clone)) expect(await runTool(command)).toMatchObject({ status: 0 });
    expect(statusOf(clone)).toBe('');
  });
}

describe('the schemas for editors', () => {
  /** Uses an editor in a site: completes, explains and underlines. */
  const expectHelpOfEditor = async (rootDir: string): Promise<void> => {
    const editor = await openEditor(rootDir);
    onTestFinished(() => editor.close());
    expect(await editor.complete(SPEAKER, '|')).toEqual(expect.arrayContaining(['name', 'surname', 'bio']));
    const found = await editor.open('content/venues/mill.yaml', 'nam: The Mill\n');
    expect(found.map(({ text }) => text)).toContain('nam');
  };

  it('are there in a new site before anything is installed in it', async () => {
    await expectHelpOfEditor(await newSite('fresh'));
  });

  it('are brought into a clone by watch and check --watch', async () => {
    const clone = cloneForWindows(await newSite('cloned'));
    for (const command of [
      ['watch', '--port', '0', '--at', AT],
      ['check', '--watch', '--at', AT],
    ]) {
      rmSync(join(clone, '.conf-site'), { recursive: true, force: true });
      await runInTerminal(['--root', clone, ...command], { stopAfter: /Ready at http:|Ctrl-C ends it/ });
      await expectHelpOfEditor(clone);
    }
    expect(statusOf(clone)).toBe('');
  });

  it('are brought up to date by check', async () => {
    const dir = await newSite('outdated');
    const schema = join(dir, '.conf-site/schemas/vat.schema.json');
    writeFileSync(schema, '{}\n');
    await runTool(['--root', dir, 'check', '--at', AT]);
    expect(readFileSync(schema, 'utf8')).toBe(readFileSync(join(packageDir, 'schemas/vat.schema.json'), 'utf8'));
  });
});

describe('schemas that an earlier conf-site has put into the repository', () => {
  const VAT = 'vendor/schemas/vat.schema.json';
  const own = (): string => readFileSync(join(packageDir, 'schemas/vat.schema.json'), 'utf8');

  const siteWith = (schema: string): CommittedSite => {
    const site = committedSite();
    onTestFinished(() => site.remove());
    site.write(VAT, schema);
    site.write('.vscode/settings.json', `{ "yaml.schemas": { "./${VAT}": "content/vat.yaml" } }\n`);
    site.commit();
    return site;
  };
  const run = (site: CommittedSite, ...args: readonly string[]): Promise<ToolRun> =>
    runTool(['--root', site.rootDir, ...args, '--at', AT]);

  it.each(['check', 'build'])('stay as they are, whichever conf-site runs %s', async (command) => {
    const site = siteWith('{ "title": "of another conf-site" }\n');
    expect(await run(site, command)).toMatchObject({ status: 0 });
    expect(site.git('status', '--porcelain')).toBe('');
    expect(site.textOf(VAT)).toBe('{ "title": "of another conf-site" }\n');
  });

  it('are no longer needed, as check says, after three steps', async () => {
    const site = siteWith('{ "title": "of another conf-site" }\n');
    const { stderr } = await run(site, 'check');
    expect(stderr).toContain('replace vendor/schemas/ by .conf-site/schemas/');
    site.edit('.vscode/settings.json', 'vendor/schemas/', '.conf-site/schemas/');
    site.git('rm', '-r', '--quiet', 'vendor/schemas');
    expect((await run(site, 'build')).status).toBe(0);
    expect((await run(site, 'check')).stderr).not.toContain('vendor/schemas');
    const editor = await openEditor(site.rootDir);
    onTestFinished(() => editor.close());
    expect(await editor.complete('content/vat.yaml', '|')).toEqual(expect.arrayContaining(['default', 'entries']));
  });

  it('are not mentioned if they are those of this conf-site, with whatever line ends', async () => {
    const site = siteWith(own().replaceAll('\n', '\r\n'));
    expect((await run(site, 'check')).stderr).not.toContain('vendor/schemas');
  });
});
