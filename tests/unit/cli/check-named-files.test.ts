import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SelectedFiles, selectFiles } from '../../../src/cli/content/checked-files.ts';
import { openCheck } from '../../../src/cli/content/open-check.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

/** Which files of a site the arguments of `conf-site check` name, however the paths lead to them. */

const AT = Date.UTC(2027, 2, 1) / 1000;
const SESSION = 'content/events/meander/2027/sessions/quiet-forms.md';
const SPEAKER = 'content/events/meander/2027/speakers/brezic-toma.md';
const FOUND = [`speaker-unknown ${SESSION}`];

let folder: string;
let root: string;

/** A small site with an error in one file. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-named-'));
  root = join(folder, 'site');
  cpSync(join(SITES, 'base'), root, { recursive: true });
  const text = readFileSync(join(root, SESSION), 'utf8');
  writeFileSync(join(root, SESSION), text.replace('[sternad-ilka]', '[sternad-ilke]'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Checks the site, and returns a function that selects from the result what a path names, which may be relative to the root. */
async function checkedSite(rootDir = root): Promise<(name: string) => Promise<SelectedFiles>> {
  const outcome = await openCheck({ rootDir, packageDir }, undefined)(AT, () => undefined);
  // Not with `join`, which would resolve "..".
  return (name) => selectFiles(rootDir, [isAbsolute(name) ? name : `${rootDir}/${name}`], outcome);
}

const codesIn = ({ diagnostics }: SelectedFiles): readonly string[] =>
  diagnostics.map(({ code, file }) => `${code} ${file}`);

async function expectFound(names: readonly string[], found: readonly string[], rootDir = root): Promise<void> {
  const select = await checkedSite(rootDir);
  for (const name of names) expect(codesIn(await select(name)), name).toEqual(found);
}

/** Moves a folder of the site away, and puts a link in its place. */
function replaceByLink(path: string, target: string): void {
  renameSync(join(root, path), target);
  symlinkSync(target, join(root, path));
}

function commitAll(): void {
  const author = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@meander.example'];
  for (const args of [['init'], ['add', '.'], ['commit', '--message', 'A site.']]) {
    execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
  }
}

describe('a file named for a check is found', () => {
  it.each(['elsewhere', 'site/text'])('if the content is a link to %s', async (target) => {
    replaceByLink('content', join(folder, target));
    await expectFound([SESSION, 'content', '.', join(root, SESSION), join(folder, target), folder], FOUND);
    const { status, stdout } = await runTool(['check', SESSION], { cwd: root });
    expect(status).toBe(1);
    expect(stdout).toContain('1 error in 1 file.');
  });

  it('if the site is reached by a link', async () => {
    const link = join(folder, 'link');
    symlinkSync(root, link);
    for (const rootDir of [root, link]) {
      await expectFound([join(link, SESSION), join(root, SESSION), join(link, 'content'), link, root], FOUND, rootDir);
    }
  });

  it('by a path with "..", also where that leads up from the target of a link', async () => {
    mkdirSync(join(folder, 'text'));
    replaceByLink('content', join(folder, 'text/content'));
    const names = ['..', 'pages/../..', 'pages/../../content/..'].map((way) => `content/${way}/${SESSION}`);
    await expectFound([...names, `content/pages/..${SESSION.slice('content'.length)}`], FOUND);
  });

  it('if it is a link to another file of the content, with what is wrong in that file', async () => {
    const link = 'content/events/meander/2027/sessions/quiet-forms.hr.md';
    rmSync(join(root, link));
    symlinkSync('quiet-forms.md', join(root, link));
    expect(codesIn(await (await checkedSite())(link))).toContain(FOUND[0]);
  });

  it('if it is a broken link', async () => {
    const link = 'content/pages/gone.md';
    symlinkSync('nowhere.md', join(root, link));
    await expectFound([link], [`link-broken ${link}`]);
  });

  it('if a folder above it is a link, which is what is wrong', async () => {
    const linked = 'content/events/meander/2027/faq';
    replaceByLink(linked, join(folder, 'faq'));
    await expectFound([linked, `${linked}/parking.md`], [`link-outside ${linked}`]);
  });

  it('if it is a picture', async () => {
    const select = await checkedSite();
    expect(await select('content/media/logos/meander.svg')).toEqual({ diagnostics: [], count: 1, notes: [] });
  });
});

describe('a deleted file named for a check', () => {
  it.each(['a folder', 'a link to a folder'])(
    'is reported by what still refers to it, if content is %s',
    async (kind) => {
      if (kind !== 'a folder') replaceByLink('content', join(root, 'text'));
      commitAll();
      rmSync(join(root, SPEAKER));
      const select = await checkedSite();
      for (const name of [SPEAKER, join(root, SPEAKER)]) {
        const { diagnostics } = await select(name);
        expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['speaker-unknown', 'translation-alone']));
      }
    },
  );

  it('counts as a file without problems if nothing refers to it', async () => {
    commitAll();
    const file = 'content/events/meander/2027/faq/parking.hr.md';
    rmSync(join(root, file));
    expect(await (await checkedSite())(file)).toEqual({ diagnostics: [], count: 1, notes: [] });
  });
});

describe('a path that is no file of the site', () => {
  it('is mentioned, and nothing is said to be without problems', async () => {
    for (const name of ['notes.txt', 'content/README.md']) writeFileSync(join(root, name), '');
    mkdirSync(join(root, 'docs'));
    const select = await checkedSite();
    const noteOn = async (name: string) =>
      expect(await select(name), name).toMatchObject({ diagnostics: [], count: 0 });
    for (const name of ['notes.txt', 'content/README.md', 'docs']) await noteOn(name);
    const { status, stdout, stderr } = await runTool(['check', 'notes.txt', 'docs'], { cwd: root });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'Nothing was checked.\n' });
    expect(stderr.split('\n')).toEqual([
      'notes.txt is not a content file of this site, so it is not checked.',
      'docs has no content files of this site, so nothing in it is checked.',
      '',
    ]);
  });

  it('is an error outside of the site, since another folder must be the root then', async () => {
    const other = join(folder, 'other', SESSION);
    cpSync(root, join(folder, 'other'), { recursive: true });
    const { status, stdout, stderr } = await runTool(['check', other], { cwd: root });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`${other} is not in this site, ${root}.`);
    expect(stderr).toContain('or name that folder with --root');
  });

  it('does not keep other files from being checked', async () => {
    writeFileSync(join(folder, 'notes.txt'), '');
    const { status, stderr } = await runTool(['check', '../notes.txt', SESSION], { cwd: root });
    expect(status).toBe(1);
    expect(stderr).toContain('../notes.txt is not a content file of this site, so it is not checked.');
  });
});

describe('the path of a diagnostic for a host of repositories', () => {
  const NONE = { GITHUB_WORKSPACE: undefined, CI_PROJECT_DIR: undefined };
  const IN_SITE = SESSION.slice('content/'.length);

  /** The path in the report of a check for GitLab. */
  async function pathFrom(
    cwd: string,
    env: NodeJS.ProcessEnv,
    args: readonly string[] = [],
  ): Promise<string | undefined> {
    const { stdout } = await runTool(['check', '--format', 'gitlab', ...args], { cwd, env: { ...NONE, ...env } });
    return (JSON.parse(stdout) as readonly { readonly location: { readonly path: string } }[])[0]?.location.path;
  }

  it('is that of the file itself if the content is a link to a folder of the repository', async () => {
    replaceByLink('content', join(root, 'text'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(await pathFrom(root, {})).toBe(`site/text/${IN_SITE}`);
    expect(await pathFrom(join(root, 'text'), {}, ['--root', '..'])).toBe(`site/text/${IN_SITE}`);
  });

  it('is relative to the repository in which a job of GitLab works, also by a link', async () => {
    const link = join(folder, 'builds');
    symlinkSync(folder, link);
    expect(await pathFrom(root, { CI_PROJECT_DIR: link })).toBe(`site/${SESSION}`);
    expect(await pathFrom(root, { CI_PROJECT_DIR: root })).toBe(SESSION);
  });

  it('is relative to the root of the site if the content is outside of the repository', async () => {
    replaceByLink('content', join(folder, 'elsewhere'));
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    expect(await pathFrom(root, {})).toBe(SESSION);
  });
});
