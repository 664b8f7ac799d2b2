import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { awaitPublic } from '../../src/exchange/publish/await-public.ts';
import { awaitChanges } from '../../src/exchange/publish/public-content.ts';
import { clonedSite } from '../support/cloned-site.ts';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { packageDir, runTool } from '../support/run-tool.ts';

let folder: string;
let server: Server;
let address: string;
/** The answers of the server, one for each request; the last one is repeated. */
let answers: readonly { readonly status?: number; readonly body: string }[];
let asked: readonly string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-publish-'));
  asked = [];
  server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked = [...asked, request.url ?? ''];
    response.writeHead(answer?.status ?? 200, { 'Content-Type': 'application/json' }).end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const live = (changeCount: number) => ({
  body: JSON.stringify({ changeCount, build: 'a1b2c3d4', changes: [], pages: {} }),
});

describe('waiting until a change is public', () => {
  const wait = (timeoutMs: number) => awaitPublic(awaitChanges(address, 4), { timeoutMs, intervalMs: 1 });

  it('asks until the site has the change, whatever it answers before', async () => {
    answers = [live(3), { status: 404, body: 'Not found' }, { body: '<html>Log in</html>' }, { body: '4' }, live(5)];
    const said: string[] = [];
    const onAnswer = (answer: string): void => void said.push(answer);
    expect(await awaitPublic(awaitChanges(address, 4), { timeoutMs: 30_000, intervalMs: 1, onAnswer })).toBeUndefined();
    expect(said).toEqual([
      'it has 3 of 4 changes',
      'it answers with the status 404',
      'what it answers is not JSON',
      'what it answers is not the file of a conf-site',
    ]);
  });

  it('gives up after the time, and says what is still old', async () => {
    answers = [live(3)];
    expect(await wait(1000)).toBe('it has 3 of 4 changes');
    expect(asked.length).toBeGreaterThan(1);
  });
});

const git = (dir: string, ...args: readonly string[]): string => {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@meander.example', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', ['-C', dir, ...who, ...args], { stdio: 'pipe', encoding: 'utf8' });
};

describe('conf-site change --publish', () => {
  const site = (): string => join(folder, 'site');
  const change = (...args: readonly string[]) =>
    runTool(['--root', site(), 'change', 'cancel', 'quiet-forms', '--at', '2027-04-16T09:40', ...args]);
  const written = (): boolean =>
    existsSync(join(site(), 'content/events/meander/2027/changes/quiet-forms-cancelled.yaml'));

  beforeEach(() => {
    mkdirSync(site());
    copyContent(SMALL_SITE, site());
  });

  const withScript = (script: string): void =>
    writeFileSync(join(site(), 'package.json'), JSON.stringify({ scripts: { 'publish-site': script } }));

  it('runs the script of the site, and ends when the address of the site has the change', async () => {
    withScript(`node -e "require('node:fs').writeFileSync('published', '')"`);
    answers = [live(1)];
    const { status, stdout } = await change('--publish', '--base-url', `${address}/conf/`);
    expect({ status, asked }).toEqual({ status: 0, asked: ['/conf/meander/2027/live.json'] });
    expect(stdout).toContain('The change is public.');
    expect(existsSync(join(site(), 'published'))).toBe(true);
  });

  it('fails if the script fails, and says that the change is written', async () => {
    withScript('node -e "process.exit(3)"');
    const { status, stderr } = await change('--publish', '--base-url', address);
    expect(status).toBe(1);
    expect(stderr).toContain('The script publish-site failed');
    expect(written()).toBe(true);
  });

  it('writes nothing if the site has neither such a script nor a repository', async () => {
    const { status, stderr } = await change('--publish');
    expect(status).toBe(2);
    expect(stderr).toContain('This folder is not in a git repository');
    expect(written()).toBe(false);
  });
});

describe('conf-site change --publish of a site without a script', () => {
  const clones = () => {
    const site = clonedSite();
    const change = (...args: readonly string[]) =>
      runTool(
        [
          '--root',
          site.mine.rootDir,
          'change',
          'cancel',
          'quiet-forms',
          '--at',
          '2027-04-16T09:40',
          '--publish',
          ...args,
        ],
        { env: site.env },
      );
    return { ...site, change };
  };

  it('commits the content with what it says of the change, pushes it, and waits for the site', async () => {
    const { change, theirs, remove } = clones();
    try {
      answers = [live(0), live(1)];
      const { status, stdout, stderr } = await change('--base-url', address);
      expect({ status, asked }).toEqual({ status: 0, asked: ['/meander/2027/live.json', '/meander/2027/live.json'] });
      expect(stdout).toContain('The change is public.');
      expect(stderr).toContain('Pushing …');
      theirs.git('pull', '-q');
      expect(theirs.read('content/events/meander/2027/changes/quiet-forms-cancelled.yaml')).toContain('cancelled');
      expect(theirs.git('log', '-1', '--format=%s')).toContain('Quiet forms');
    } finally {
      remove();
    }
  }, 30_000);

  it('names the files in which others have changed the same lines', async () => {
    const { change, theirs, mine, remove } = clones();
    try {
      for (const [clone, to] of [
        [theirs, 'under seas'],
        [mine, 'under lakes'],
      ] as const)
        clone.edit('content/events/meander/2027/speakers/brezic-toma.md', 'under rivers', to);
      theirs.git('commit', '-qam', 'Theirs');
      theirs.git('push', '-q');
      const { status, stderr } = await change('--base-url', address);
      expect({ status, asked }).toEqual({ status: 1, asked: [] });
      expect(stderr).toContain('same lines:\n  content/events/meander/2027/speakers/brezic-toma.md');
      expect(stderr).toContain('Nobody has been told yet.');
    } finally {
      remove();
    }
  });
});

describe('the script publish-site of a new site', () => {
  const script = join(packageDir, '.github/scripts/publish-site.mjs');
  const [upstream, mine, theirs] = ['upstream.git', 'mine', 'theirs'];
  const at = (name: string, ...path: readonly string[]): string => join(folder, name, ...path);
  const publish = () => spawnSync(process.execPath, [script], { cwd: at(mine), encoding: 'utf8' });

  beforeEach(() => {
    git(folder, 'init', '-q', '--bare', upstream);
    git(folder, 'clone', '-q', at(upstream), mine);
    for (const [name, value] of [
      ['user.name', 'Editor'],
      ['user.email', 'editor@meander.example'],
    ] as const)
      git(at(mine), 'config', name, value);
    mkdirSync(at(mine, 'content'));
    writeFileSync(at(mine, 'content/a.yaml'), 'a: 1\n');
    writeFileSync(at(mine, 'notes.txt'), 'old\n');
    git(at(mine), 'add', '-A');
    git(at(mine), 'commit', '-qm', 'All of it');
    git(at(mine), 'push', '-q', '-u', 'origin', 'HEAD');
    git(folder, 'clone', '-q', at(upstream), theirs);
  });

  it('pushes the content alone, on top of what others have pushed', () => {
    writeFileSync(at(theirs, 'content/b.yaml'), 'b: 1\n');
    git(at(theirs), 'add', '-A');
    git(at(theirs), 'commit', '-qm', 'Theirs');
    git(at(theirs), 'push', '-q');
    writeFileSync(at(mine, 'content/c.yaml'), 'c: 1\n');
    writeFileSync(at(mine, 'notes.txt'), 'new\n');
    expect(publish().status).toBe(0);
    git(at(theirs), 'pull', '-q');
    expect(git(at(theirs), 'log', '--format=%s').trim().split('\n')).toEqual([
      'Change the content',
      'Theirs',
      'All of it',
    ]);
    expect(existsSync(at(theirs, 'content/c.yaml'))).toBe(true);
    expect(readFileSync(at(theirs, 'notes.txt'), 'utf8')).toBe('old\n');
    expect(git(at(mine), 'status', '--short')).toBe(' M notes.txt\n');
  });

  it('fails if others have changed the same lines, and leaves its own commit in place', () => {
    writeFileSync(at(theirs, 'content/a.yaml'), 'a: 2\n');
    git(at(theirs), 'commit', '-qam', 'Theirs');
    git(at(theirs), 'push', '-q');
    writeFileSync(at(mine, 'content/a.yaml'), 'a: 3\n');
    const { status, stderr } = publish();
    expect(status).toBe(1);
    expect(stderr).toContain('error What others have pushed does not fit');
    expect(git(at(mine), 'status', '--short', '--branch')).toMatch(/^## (?!HEAD)/);
    expect(readFileSync(at(mine, 'content/a.yaml'), 'utf8')).toBe('a: 3\n');
  });
});

describe('the form of a new site', () => {
  interface Form {
    readonly jobs: { readonly change: { readonly steps: readonly { readonly run?: string; readonly env?: object }[] } };
  }
  const form = parse(readFileSync(join(packageDir, '.github/workflows/change.yml'), 'utf8')) as Form;
  const command = form.jobs.change.steps.at(-1)?.run ?? '';

  /** Runs the command of the form with these inputs, and returns the arguments that conf-site gets. */
  function argumentsFor(inputs: Readonly<Record<string, string>>): readonly string[] {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'gh'), '#!/bin/sh\necho https://meander.example/\n', { mode: 0o755 });
    const echo = '#!/usr/bin/env node\nconsole.log(JSON.stringify(process.argv.slice(2)));\n';
    writeFileSync(join(bin, 'npx'), echo, { mode: 0o755 });
    symlinkSync(process.execPath, join(bin, 'node'));
    const empty = {
      ENTRY: '',
      ROOM: '',
      MINUTES: '',
      TIME: '',
      BY: '',
      TEXT: '',
      TEXT_OTHER: '',
      URGENT: 'false',
      EVENT: '',
    };
    const env = { ...empty, ...inputs, PATH: `${bin}:${process.env['PATH']}`, GITHUB_REPOSITORY: 'a/b' };
    return JSON.parse(execFileSync('bash', ['-eo', 'pipefail', '-c', command], { env, encoding: 'utf8' })) as string[];
  }
  const ALWAYS = ['conf-site', 'change', '--publish', '--base-url', 'https://meander.example/'];

  it('gives conf-site what was filled in', () => {
    expect(argumentsFor({ KIND: 'move', ENTRY: 'tabs', TIME: '14:30', ROOM: 'loft', URGENT: 'true' })).toEqual([
      ...ALWAYS,
      ...['--to=14:30', '--room=loft', '--urgent', '--', 'move', 'tabs'],
    ]);
  });

  it('runs nothing that was typed, and takes nothing of it as an option', () => {
    const typed = `"; touch ${folder}/harm; $(touch ${folder}/harm) \`touch ${folder}/harm\` '--root=/`;
    expect(argumentsFor({ KIND: 'delay', ENTRY: '--dry-run', MINUTES: typed, TEXT: typed })).toEqual([
      ...ALWAYS,
      ...[`--minutes=${typed}`, `--text=${typed}`, '--', 'delay', '--dry-run'],
    ]);
    expect(existsSync(join(folder, 'harm'))).toBe(false);
  });
});
