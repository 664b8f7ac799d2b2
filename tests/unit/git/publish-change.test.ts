import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { awaitPublic } from '../../../src/git/await-public.ts';
import { awaitChanges } from '../../../src/git/public-content.ts';
import { type PublishingSite, publishingSite, TOMA } from '../../support/publishing-site.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

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
    const waiting = { timeoutMs: 30_000, intervalMs: 1, onAnswer };
    expect((await awaitPublic(awaitChanges(address, 4), waiting)).kind).toBe('public');
    expect(said).toEqual([
      'it has 3 of 4 changes',
      'it answers with the status 404',
      'what it answers is not JSON',
      'what it answers is not the file of a conf-site',
    ]);
  });

  it('gives up after the time, and says what is still old', async () => {
    answers = [live(3)];
    expect(await wait(500)).toEqual({ kind: 'waiting', answer: 'it has 3 of 4 changes' });
    expect(asked.length).toBeGreaterThan(1);
  });
});

describe('conf-site change --publish', () => {
  let site: PublishingSite;
  beforeEach(() => {
    site = publishingSite();
  });
  afterEach(() => site.remove());

  const CHANGE = 'content/events/meander/2027/changes/quiet-forms-cancelled.yaml';
  const change = (...args: readonly string[]) =>
    runTool(
      [
        ...['--root', site.mine.rootDir, 'change', 'cancel', 'quiet-forms', '--at', '2027-04-16T09:40'],
        ...['--publish', '--base-url', address, ...args],
      ],
      { env: site.env },
    );
  const askedFor = (file: string): number => asked.filter((path) => path === file).length;

  it('commits the content with what it says of the change, pushes it, and waits for the site', async () => {
    answers = [live(0), live(0), live(1)];
    const { status, stdout, stderr } = await change();
    expect({ status, asked: askedFor('/meander/2027/live.json') }).toEqual({ status: 0, asked: 2 });
    expect(stdout).toContain('The site has it.');
    expect(stderr).toContain('Pushing …');
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(CHANGE)).toContain('cancelled');
    expect(site.theirs.git('log', '-1', '--format=%s')).toContain('Quiet forms');
  }, 30_000);

  it('names the files in which others have changed the same lines', async () => {
    answers = [live(0)];
    site.publishTheirs(TOMA, 'under rivers', 'under seas');
    site.mine.edit(TOMA, 'under rivers', 'under lakes');
    const { status, stderr } = await change();
    expect({ status, asked: askedFor('/meander/2027/live.json') }).toEqual({ status: 1, asked: 0 });
    expect(stderr).toContain(`as they were.\n  ${TOMA}\n  hint: choose a version`);
    expect(stderr).toContain('Nobody has been told yet.');
  });

  const withScript = (script: string): void =>
    site.mine.write('package.json', JSON.stringify({ scripts: { 'publish-site': script } }));

  it('runs the script of a site that has one, without git, and waits for the site', async () => {
    rmSync(join(site.mine.rootDir, '.git'), { recursive: true });
    withScript(`node -e "require('node:fs').writeFileSync('published', '')"`);
    answers = [live(0), live(1)];
    const { status, stdout } = await change();
    expect({ status, asked: askedFor('/meander/2027/live.json') }).toEqual({ status: 0, asked: 1 });
    expect(stdout).toContain('The site has it.');
    expect(existsSync(join(site.mine.rootDir, 'published'))).toBe(true);
  });

  it('fails if that script fails, with what it says, and the change stays written', async () => {
    withScript('node -e "console.error(1 + 1); process.exit(3)"');
    answers = [live(0)];
    const { status, stderr } = await change();
    expect(status).toBe(1);
    expect(stderr).toContain('The script publish-site of package.json failed. It says: 2');
    expect(existsSync(join(site.mine.rootDir, CHANGE))).toBe(true);
  });

  it('writes nothing if the site is in no repository', async () => {
    rmSync(join(site.mine.rootDir, '.git'), { recursive: true });
    const { status, stderr } = await change();
    expect(status).toBe(2);
    expect(stderr).toContain('This folder is not in a git repository');
    expect(existsSync(join(site.mine.rootDir, CHANGE))).toBe(false);
  });

  it('is published by the next publication if it is killed before the push', async () => {
    answers = [live(0)];
    // The hook is a child of git, which is a child of the command.
    site.hook('pre-push', 'kill -9 $(ps -o ppid= -p $PPID); exit 1');
    expect((await change()).status).toBeNull();
    expect(site.mine.git('status', '--porcelain', '--branch')).toBe('## main...origin/main [ahead 1]\n');
    site.hook('pre-push', '');
    expect(await site.publishing().changes({})).toMatchObject({ files: expect.arrayContaining([CHANGE]) as string[] });
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(CHANGE)).toContain('cancelled');
  }, 30_000);
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
