import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { finished, packageDir, runTool } from '../../support/run-tool.ts';

const AT = ['--at', '2026-03-01T12:00'];
const STACK = /\n\s+at .*:\d+:\d+/;

describe('the command line', () => {
  let scratch: string;
  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-cli-'));
    await runTool(['--version']); // compiles the tool where its source has changed
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const loadedBy = async (args: readonly string[]): Promise<ReadonlySet<string>> => {
    const file = join(scratch, `modules-${args.join('-').replace(/\W+/g, '-')}`);
    writeFileSync(file, '');
    const preload = `--import=${join(packageDir, 'tests/support/list-modules.mjs')}`;
    await runTool(args, { env: { NODE_OPTIONS: preload, MODULES_FILE: file } });
    return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  };

  it.each([
    ['18.20.8', true],
    ['20.18.9', true],
    ['20.19.0', false],
    ['20.100.0', false],
    ['22.0.0', false],
    ['100.0.0', false],
  ])('says that Node is too old before it does anything else: %s', async (version, isTooOld) => {
    const posing = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
    const { status, stdout, stderr } = await runTool(['--version'], {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(posing)}` },
    });
    if (!isTooOld) expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    else expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    if (isTooOld)
      expect(stderr).toMatch(/^error conf-site needs Node 20\.19\.0 or later, but this is \d.*\n {2}hint: .*\n$/);
  });

  it('loads no package to print its version', async () => {
    expect([...(await loadedBy(['--version']))]).toEqual([]);
  });

  it('caches compiled code in the temporary folder, if Node supports that, and starts without it otherwise', async () => {
    const temporary = join(scratch, 'temporary');
    mkdirSync(temporary);
    const canCache = 'enableCompileCache' in module;
    for (const [dir, kept] of [[temporary, canCache] as const, [join(packageDir, 'package.json'), false] as const]) {
      expect(await runTool(['--version'], { env: { TMPDIR: dir } })).toMatchObject({ status: 0, stderr: '' });
      expect(existsSync(join(dir, `conf-site-${process.geteuid?.()}`, 'node-compile-cache'))).toBe(kept);
    }
  });

  it('only loads packages for reading and checking to check content', async () => {
    const copy = copyContent(SMALL_SITE);
    const loaded = await loadedBy(['--root', copy.rootDir, 'check']);
    rmSync(copy.rootDir, { recursive: true });
    const ofReading = /^(?:image-size|js-yaml|marked|htmlparser2|entities|dom-?[a-z]+)$/;
    expect([...loaded].filter((name) => !ofReading.test(name))).toEqual([]);
    expect(loaded).toContain('js-yaml');
  });

  it('lists future changes by instant, or the next one as JSON', async () => {
    const pretty = await runTool(['timeline', '--at', '2026-04-20T12:00']);
    expect(pretty.status).toBe(0);
    expect(pretty.stdout).toMatch(/^1 May 2026, 00:00 CEST {2}live\n {2}- button “Become a sponsor”/m);
    const { stdout } = await runTool(['timeline', '--at', '2026-04-20T12:00', '--next', '--format', 'json']);
    const report = JSON.parse(stdout) as { readonly nextChange: object; readonly moments: readonly { at: string }[] };
    expect(report.nextChange).toEqual({ live: '2026-05-01T00:00:00+02:00', rebuild: null });
    expect(report.moments.map((one) => one.at)).toEqual(['2026-05-01T00:00:00+02:00']);
  });

  it('lists the formats of a timeline', async () => {
    const { status, stderr } = await runTool(['timeline', '--format', 'csv']);
    expect(status).toBe(2);
    expect(stderr).toContain('Allowed choices are pretty, json, ics.');
  });

  it('prints the version and nothing else', async () => {
    const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
    expect(await runTool(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    [['biuld'], 'build'],
    [['build', '--ot', 'x'], '--out'],
    [['check', '--formt', 'json'], '--format'],
  ])('suggests the nearest word for %j', async (args, nearest) => {
    const { status, stderr } = await runTool(args);
    expect(status).toBe(2);
    expect(stderr).toContain(nearest);
  });

  it.each([
    { name: 'a root that is not there', args: ['--root', '/nowhere/at/all', 'check'], says: '/nowhere/at/all' },
    { name: 'a root that is a file', args: ['--root', 'package.json', 'build'], says: 'package.json is a file' },
    {
      name: 'a root to watch that is no site',
      args: ['--root', 'tests', 'watch', '--port', '0'],
      says: 'no folder "content"',
    },
    { name: 'an instant that is none', args: ['build', '--at', 'tomorrow'], says: '"tomorrow"' },
    { name: 'an instant to check at that is none', args: ['check', '--at', 'tomorrow'], says: '"tomorrow"' },
    {
      name: 'an instant that no calendar can show',
      args: ['timeline', '--at', '+275760-09-13T00:00Z'],
      says: '"+275760-09-13T00:00Z" is not an instant.',
    },
    {
      name: 'an output folder that holds the site',
      args: ['build', '--out', '.'],
      says: packageDir.replace(/\/$/, ''),
    },
    { name: 'an output folder among the sources', args: ['build', '--out', 'content/out'], says: 'content/out' },
    { name: 'a folder without a build to serve', args: ['serve', '--out', '/nowhere/at/all'], says: '/nowhere/at/all' },
    {
      name: 'a file to check that is not there',
      args: ['check', 'content/nothing.yaml'],
      says: 'content/nothing.yaml',
    },
    { name: 'no thread at all', args: ['build', '--jobs', '0'], says: '1 or more' },
    { name: 'a base address that is none', args: ['build', '--base-url', 'here'], says: 'here' },
    {
      name: 'a base address with a query',
      args: ['build', '--base-url', 'https://devlica.example/?lang=en'],
      says: 'https://devlica.example/?lang=en',
    },
  ])('explains what is wrong with $name', async ({ args, says }) => {
    const { status, stderr } = await runTool(args);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(STACK);
  });

  it('refuses to replace a folder that another program filled, and leaves it unchanged', async () => {
    const foreign = join(scratch, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'thesis.txt'), 'ten years');
    const { status, stderr } = await runTool(['build', ...AT, '--out', foreign]);
    expect(status).toBe(2);
    expect(stderr).toContain(foreign);
    expect(readdirSync(foreign)).toEqual(['thesis.txt']);
  });

  it('says that the current folder does not exist any more', async () => {
    const folder = join(scratch, 'left');
    mkdirSync(folder);
    const args = [
      '-c',
      `rmdir "$PWD" && exec "$1" "$2" check`,
      'sh',
      process.execPath,
      join(packageDir, 'bin/conf-site.js'),
    ];
    const { status, stderr } = await finished('sh', args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    expect([status, stderr]).toEqual([
      2,
      'error The current folder does not exist any more.\n  hint: change to another one: cd DIR\n',
    ]);
  });

  it('says which folder is not writable', async () => {
    const locked = join(scratch, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    const copy = copyContent();
    const run = await runTool(['--root', copy.rootDir, 'build', ...AT, '--out', join(locked, 'dist')], {
      cwd: scratch,
      isBound: true,
    });
    copy.remove();
    expect(run.status).toBe(2);
    expect(run.stderr).toContain(locked);
    expect(run.stderr).not.toMatch(STACK);
  });
});

describe('a build of content with errors', () => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent(SMALL_SITE);
  });
  afterAll(() => copy.remove());

  it('reports all errors at once, exits with status 1, and leaves the old site unchanged', async () => {
    const args = ['--root', copy.rootDir, 'build', ...AT];
    expect((await runTool(args)).status).toBe(0);
    const before = readFileSync(join(copy.rootDir, 'dist/index.html'), 'utf8');
    copy.edit('content/site.yaml', 'product: meander', 'product: meanter');
    copy.edit('content/events/meander/2027/tickets.yaml', 'price: 30', 'price: cheap');
    const { status, stderr, stdout } = await runTool(args);
    expect(status).toBe(1);
    expect(stderr).toContain('content/site.yaml:');
    expect(stderr).toContain('did you mean "meander"?');
    expect(stderr).toContain('content/events/meander/2027/tickets.yaml:');
    expect(stdout).toBe('');
    expect(readFileSync(join(copy.rootDir, 'dist/index.html'), 'utf8')).toBe(before);
    const checked = await runTool(['--root', copy.rootDir, 'check', '--format', 'json']);
    expect(checked.status).toBe(1);
    const report = JSON.parse(checked.stdout) as {
      version: number;
      diagnostics: { code: string }[];
      summary: { errors: number };
    };
    expect(report.version).toBe(1);
    expect(report.diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['value-type', 'event-unknown']);
    const timeline = await runTool(['--root', copy.rootDir, 'timeline', ...AT]);
    expect(timeline).toMatchObject({ status: 1, stdout: '' });
    expect(timeline.stderr).toContain('did you mean "meander"?');
    expect(timeline.stderr).toMatch(/\n2 errors\. The timeline can be listed when they are fixed\.\n$/);
  });
});
