import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withChecksum } from '../../../src/cache/checksum.ts';
import { gitIn } from '../../../src/git/run-git.ts';
import { readContent } from '../../../src/read/read-content.ts';
import { built, publish, seasons, textsIn } from '../../fixtures/publish/small-site.ts';
import { type CommittedSite, committedSite } from '../../support/committed-site.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

/** Files in somebody else's commit that look like the tool's own state are not trusted, whatever they say. */

let site: CommittedSite;
beforeEach(() => {
  site = committedSite();
});
afterEach(() => site.remove());

const run = (...args: readonly string[]) => runTool(['--root', site.rootDir, ...args]);
const link = (path: string, target: string): void => {
  mkdirSync(join(site.rootDir, path, '..'), { recursive: true });
  symlinkSync(target, join(site.rootDir, path));
};
const journal = (steps: object): Uint8Array => withChecksum(JSON.stringify({ version: 1, ...steps }));

describe('a committed publication', () => {
  it('that is to be swapped in is not carried out', async () => {
    site.write('.dist.conf-site-staging/files/index.html', '<script>alert(1)</script>');
    site.write('.dist.conf-site-staging/journal.json', journal({ kind: 'swap' }));
    site.commit();
    await run('check');
    expect(site.textOf('dist/index.html')).toBeUndefined();
  });

  it('moves no private file into the output folder', async () => {
    site.write('data/attendees.json', 'private');
    link('.dist.conf-site-staging/files', '..');
    site.write('dist/.conf-site-build.json', '{}');
    const moves = ['data/attendees.json'];
    site.write('.dist.conf-site-staging/journal.json', journal({ kind: 'in-place', moves, removals: [] }));
    site.commit();
    await run('check');
    expect(site.textOf('data/attendees.json')).toBe('private');
    expect(site.textOf('dist/data/attendees.json')).toBeUndefined();
  });

  it('inside the output folder is not carried out', async () => {
    site.write('dist/.conf-site-build.json', '{}');
    site.write('dist/.conf-site-staging/files/evil.html', 'evil');
    const moves = ['evil.html'];
    site.write('dist/.conf-site-staging/journal.json', journal({ kind: 'in-place', moves, removals: [] }));
    site.commit();
    await run('check');
    expect(site.textOf('dist/evil.html')).toBeUndefined();
  });

  it('that says it was the last site is not put in its place', async () => {
    site.write('.dist.conf-site-old/index.html', 'evil');
    site.commit();
    await run('check');
    expect(site.textOf('dist/index.html')).toBeUndefined();
  });
});

describe('a committed output folder', () => {
  it('is written again as a whole, since a file of the same size may have other content', async () => {
    const { rootDir } = site;
    const place = {
      rootDir,
      outDir: join(rootDir, 'dist'),
      stateDir: join(rootDir, '.conf-site'),
      tool: '1',
      sources: [],
    };
    await publish(place, seasons.spring);
    site.write('dist/sw.js', 'evil'.padEnd(site.read('dist/sw.js').length, ';'));
    site.git('add', '--force', 'dist');
    await publish(place, seasons.spring);
    expect(textsIn(place.outDir)).toEqual(built(seasons.spring));
  });

  it('is not served by watch, whose editor scripts of the same address could use', async () => {
    site.write('dist/index.html', '<script>alert(1)</script>');
    site.commit();
    const { status, stderr } = await run('watch');
    expect([status, stderr]).toEqual([2, expect.stringContaining('git tracks files in')]);
  });
});

describe('committed copies of the schemas', () => {
  it.each(['vendor/schemas', '.conf-site/schemas'])(
    'that are links in %s do not make the tool write elsewhere',
    async (folder) => {
      site.write('precious.txt', 'precious');
      link(`${folder}/site.schema.json`, '../../precious.txt');
      site.commit();
      await run('check');
      await run('new', 'sponsor', 'Nit');
      expect(site.textOf('precious.txt')).toBe('precious');
    },
  );

  it.each(['vendor/schemas', '.conf-site/schemas'])(
    'in %s, which is a link, do not make the tool write elsewhere',
    async (folder) => {
      site.write('elsewhere/note.txt', 'mine');
      link(folder, '../elsewhere');
      site.commit();
      await run('check');
      await run('new', 'sponsor', 'Nit');
      expect(site.names('elsewhere')).toEqual(['note.txt']);
    },
  );
});

describe('a committed data folder', () => {
  it('does not say where the commands of organisers are sent', async () => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      heard.push(String(request.url));
      response.end('{"kind":"done","output":""}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const lock = { pid: process.pid, startedAt: null, port, path: '', token: '' };
    site.write('data/lock', JSON.stringify(lock));
    site.commit();
    site.write('attendees.csv', 'email,pin\na@example.com,1234\n');
    const attendees = join(site.rootDir, 'attendees.csv');
    const { status, stderr } = await run('api', 'import', attendees, '--event', 'meander', '--year', '2027');
    server.close();
    expect(heard).toEqual([]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('git tracks')]);
  });

  it.each(['data', 'data/outbox'])('that is a link does not make private data public: %s', async (path) => {
    site.write('dist/assets/note.txt', '');
    link(path, path === 'data' ? 'dist/assets' : '../dist/assets');
    site.commit();
    const { status, stderr } = await run('api', 'stats');
    expect([status, stderr]).toEqual([2, expect.stringContaining('git tracks')]);
    expect(site.names('dist')).toEqual(['assets', 'assets/note.txt']);
  });
});

describe('a committed state folder', () => {
  const reported = async (): Promise<readonly string[]> => {
    const { findings } = await readContent({ rootDir: site.rootDir, packageDir });
    return findings.map(({ code, path }) => `${code} ${path}`);
  };

  it.each([
    ['a cache', '.conf-site/cache/check.json'],
    ['a list of published files', '.conf-site/outputs-0123456789ab.json'],
    ['a journal', '.conf-site/publish-0123456789ab.journal.json'],
    ['a lock', '.conf-site/publish-0123456789ab.lock'],
  ])('is an error, until it is removed as the hint says: %s', async (_, path) => {
    site.write(path, '{}');
    site.commit();
    expect(await reported()).toEqual(['state-tracked .conf-site']);
    site.git('rm', '-r', '--quiet', '--force', '.conf-site');
    expect(await reported()).toEqual([]);
    expect(site.textOf(path)).toBeUndefined();
  });

  it('is reported by check, and by all commands that use it, which then do nothing', async () => {
    site.write('.conf-site/cache/check.json', '{}');
    site.commit();
    const before = site.names();
    for (const [status, ...command] of [
      [1, 'check'],
      [1, 'build'],
      [2, 'serve'],
      [2, 'watch'],
      [2, 'api', 'stats'],
    ] as const) {
      const result = await run(...command);
      expect(result.status, command[0]).toBe(status);
      expect(`${result.stdout}${result.stderr}`.replaceAll(/\s+/g, ' '), command[0]).toContain(
        'git rm -r --force .conf-site',
      );
    }
    expect(site.names()).toEqual(before);
  });

  it('with compiled templates that do more than render is not run', async () => {
    const own = 'templates/parts/Prose.tsx';
    site.write(own, readFileSync(join(packageDir, own)));
    expect(await run('build')).toMatchObject({ status: 0 });
    const bundle = site.names('.conf-site/cache').find((name) => /^bundle-[^/]+$/.test(name));
    const [templates, description] = ['templates.mjs', 'bundle.json'].map(
      (name) => `.conf-site/cache/${bundle}/${name}`,
    ) as [string, string];
    const code = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(join(site.rootDir, 'ran'))}, '');`;
    site.write(templates, site.read(templates) + code);
    const stored = JSON.parse(site.read(description).split('\n')[1] ?? '') as { checksums: Record<string, string> };
    stored.checksums['templates.mjs'] = hash('sha1', site.read(templates));
    site.write(description, withChecksum(JSON.stringify(stored)));
    rmSync(join(site.rootDir, 'dist'), { recursive: true });
    site.commit();
    const { status } = await run('build');
    expect([status, site.textOf('ran')]).toEqual([1, undefined]);
  });
});

it('a committed folder that looks like a repository runs no program that its settings name', async () => {
  const nested = copyContent(SMALL_SITE, join(site.rootDir, 'website'));
  const settings =
    '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ran; false"\n';
  const files = {
    HEAD: 'ref: refs/heads/main\n',
    config: settings,
    'objects/info/packs': '\n',
    'refs/heads/none': '\n',
  };
  for (const [path, text] of Object.entries(files)) nested.write(path, text);
  site.commit();
  const { run: runGit } = gitIn(nested.rootDir);
  expect(await runGit('status', '--porcelain')).toMatchObject({ status: 128 });
  expect(site.names('website').filter((name) => name === 'ran')).toEqual([]);
});
