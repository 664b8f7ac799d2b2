import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../browser/started-tool.ts';
import { type BuiltSite, build, builtSite, openSite, withoutSearchIndexes } from '../support/built-sites.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { INSTANT_NAMES, INSTANTS } from '../support/instants.ts';

const at = INSTANTS.during;

describe('watching a repository', () => {
  let copy: ContentCopy;
  let server: StartedTool;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@devlica.example', ...args], {
      cwd: copy.rootDir,
      encoding: 'utf8',
    });
  const builds = (after: number): number => server.output().slice(after).split('Built ').length - 1;

  /** A branch with more text in each session, in all languages, and with a renamed question. */
  const branchOff = (): void => {
    git('init', '--quiet', '--initial-branch=first');
    git('add', 'content');
    git('commit', '--quiet', '--message=first');
    git('checkout', '--quiet', '-b', 'second');
    for (const path of git('ls-files', 'content/events/*/sessions/*.md').trim().split('\n')) {
      copy.write(path, `${copy.read(path)}\nMore of it.\n`);
    }
    for (const end of ['.md', '.hr.md']) {
      git('mv', `content/events/devlica/2026/faq/food${end}`, `content/events/devlica/2026/faq/meals${end}`);
    }
    git('commit', '--quiet', '--all', '--message=second');
    git('checkout', '--quiet', 'first');
  };

  beforeAll(async () => {
    copy = copyContent();
    branchOff();
    server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', at]);
  });
  afterAll(async () => {
    await server?.stop();
    copy.remove();
  });

  it('a checkout of hundreds of files causes one build, which equals a cold build', async () => {
    const outputLength = server.output().length;
    expect(git('diff', '--name-only', 'first', 'second').trim().split('\n').length).toBeGreaterThan(150);
    git('checkout', '--quiet', 'second');
    await server.waitForText('Built', outputLength);
    const cold = await coldBuild(copy.rootDir);
    expect(builds(outputLength)).toBe(1);
    expectSame(withoutSearchIndexes(openSite(join(copy.rootDir, 'dist'), at)), withoutSearchIndexes(cold));
    rmSync(cold.outDir, { recursive: true });
  });

  it('the search index is made when it is requested, and follows the content', async () => {
    const dist = openSite(join(copy.rootDir, 'dist'), at);
    expect(dist.files.filter((file) => /^search\/.*\.json$/.test(file))).toEqual([]);
    const index = async (): Promise<string> => (await fetch(`${server.url}search/en.json`)).text();
    expect(await index()).not.toContain('A talk without a name');
    const outputLength = server.output().length;
    const session = 'content/events/devlica/2026/sessions/page-that-does-not-blink.md';
    copy.edit(session, /^title: .*$/m.exec(copy.read(session))?.[0] ?? '', 'title: A talk without a name');
    await server.waitForText('Built', outputLength);
    await server.waitForText('written', outputLength);
    expect(await index()).toContain('A talk without a name');
    expect((await fetch(`${server.url}search/xx.json`)).status).toBe(404);
  });

  it('a change of the footer rewrites pages and renders none', async () => {
    const outputLength = server.output().length;
    copy.edit('content/site.yaml', 'title: { en: Terms, hr: Uvjeti }', 'title: { en: Terms of sale, hr: Uvjeti }');
    await server.waitForText('Built', outputLength);
    await server.waitForText('written', outputLength);
    const [, rendered, written] =
      /: (\d+) rendered, (\d+) files? written/.exec(server.output().slice(outputLength)) ?? [];
    expect(rendered).toBe('0');
    expect(Number(written)).toBeGreaterThan(100);
  });

  it('a deleted site is built again, once, as soon as a page is requested', async () => {
    const outputLength = server.output().length;
    await removeTree(join(copy.rootDir, 'dist'));
    const answers = await Promise.all([fetch(server.url), fetch(server.url)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    await server.waitForText('Built', outputLength);
    expect((await fetch(server.url)).status).toBe(200);
    expect(builds(outputLength)).toBe(1);
  });

  it('a site that could not be published is built again when a page is requested', async () => {
    const dist = join(copy.rootDir, 'dist');
    const outputLength = server.output().length;
    await removeTree(dist);
    writeFileSync(dist, 'a file in place of the folder');
    expect((await fetch(server.url)).status).toBe(503);
    await server.waitForText('error', outputLength);
    rmSync(dist);
    const failed = server.output().length;
    expect((await fetch(server.url)).status).toBe(503);
    await server.waitForText('Built', failed);
    expect((await fetch(server.url)).status).toBe(200);
  });
});

/**
 * Removes a folder without keeping this process busy: otherwise the next request could use a connection that the server has
 * closed meanwhile.
 */
function removeTree(folder: string): Promise<void> {
  return rm(folder, { recursive: true });
}

async function coldBuild(rootDir: string): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-cold-'));
  cpSync(join(rootDir, 'content'), join(folder, 'content'), { recursive: true });
  await build({ at, rootDir: folder, outDir: join(folder, 'dist'), args: ['--dev-pages'] });
  return openSite(join(folder, 'dist'), at);
}

function expectSame(one: BuiltSite, other: BuiltSite): void {
  expect(one.files).toEqual(other.files);
  expect(one.files.filter((file) => !one.bytes(file).equals(other.bytes(file)))).toEqual([]);
}

describe('what watch adds to pages', () => {
  it.each(INSTANT_NAMES)('is in no file of a build (%s)', (name) => {
    const site = builtSite(name);
    const ours = site.files.filter((file) => /__conf-site|conf-site-watch|confSiteShift/.test(site.text(file)));
    expect(ours).toEqual([]);
  });
});
