import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProgram } from '../../../src/cli/program.ts';
import { type StarterOptions, starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

/** 22 November 2026. Half a year later it is 21 May 2027, a Friday. */
const AT = Date.UTC(2026, 10, 22, 12) / 1000;

const starter = (wishes: Partial<StarterOptions> = {}) =>
  starterFiles({ packageDir, tool: { spec: '^1.2.3' }, at: AT, name: 'my-conf', ...wishes });

const textOf = (files: ReadonlyMap<string, Uint8Array | string>, path: string): string => {
  const content = files.get(path);
  if (content === undefined) throw new Error(`There is no ${path}.`);
  return Buffer.from(content).toString('utf8');
};

describe('the files of a new site', () => {
  it('have an event half a year ahead, on a Friday, with all other dates moved accordingly', async () => {
    const { files, day } = await starter();
    expect(day).toBe('2027-05-21');
    expect(textOf(files, 'content/events/lanternfield/2027/edition.yaml')).toContain('startDateTime: 2027-05-21T10:00');
    expect(textOf(files, 'content/events/lanternfield/event.yaml')).toContain("years: { '2027': false }");
    const left = [...files].filter(
      ([path, content]) =>
        !path.startsWith('.conf-site/') && /2030|2029/.test(path + Buffer.from(content).toString('latin1')),
    );
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('are the same for the same instant, and one week later for the next week', async () => {
    expect((await starter()).files).toEqual((await starter()).files);
    expect((await starter({ at: AT + 7 * 86_400 })).day).toBe('2027-05-28');
  });

  it('have the plain look and logos of letters, unless another look is named', async () => {
    const plain = (await starter()).files;
    expect(textOf(plain, 'content/site.yaml')).toMatch(/^look: plain$/m);
    expect(textOf(plain, 'content/media/logos/lanternfield-full.svg')).toMatch(/<path fill="#[0-9a-f]{6}" transform=/);
    const content = [...plain].filter(
      ([path]) => /^content\/.*\.(?:yaml|md|svg)$/.test(path) && path !== 'content/README.md',
    );
    const stitched = content.filter(([path]) => /stitched|gestickt|vezen/i.test(textOf(plain, path)));
    expect(stitched.map(([path]) => path)).toEqual([]);
    const { files } = await starter({ look: 'stitch' });
    expect(textOf(files, 'content/site.yaml')).toMatch(/^look: stitch$/m);
  });

  it('are refused in a look that does not exist, with the one that is meant', async () => {
    await expect(starter({ look: 'plian' })).rejects.toMatchObject({
      message: 'There is no look "plian".',
      hint: 'did you mean "plain"?',
    });
  });

  it('cannot have a look of their own by a name that is taken, or that is no name of a folder', async () => {
    await expect(starter({ lookCopy: 'stitch' })).rejects.toMatchObject({
      message: 'conf-site has a look "stitch" already.',
      hint: 'choose another name for your own; --look stitch uses that one',
    });
    await expect(starter({ lookCopy: '../harbour' })).rejects.toMatchObject({
      message: '"../harbour" cannot be the name of a look, since it names a folder.',
    });
  });

  it('use the name of the event wherever the starter has its own, and draw its logos', async () => {
    const { files } = await starter({ event: "Kernel's Fair" });
    expect(textOf(files, 'content/events/kernels-fair/event.yaml')).toContain("title: 'Kernel''s Fair'");
    expect(textOf(files, 'content/site.yaml')).toContain('product: kernels-fair');
    expect(textOf(files, 'content/media/logos/kernels-fair-full-light.svg')).toMatch(/^<svg /);
    const left = [...files].filter(([path, content]) =>
      /lanternfield/i.test(path + Buffer.from(content).toString('latin1')),
    );
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('cannot be made for a name that gives no address', async () => {
    await expect(starter({ event: '2027!' })).rejects.toMatchObject({
      message: 'No address can be made of the name "2027!".',
      hint: expect.any(String) as string,
    });
  });

  it('depend on the requested tool, include its tarball, and exclude generated files from git', async () => {
    const path = 'vendor/conf-site-1.2.3.tgz';
    const bytes = new Uint8Array([31, 139]);
    const { files } = await starter({ name: 'My Conf', tool: { spec: `file:${path}`, tarball: { path, bytes } } });
    expect(JSON.parse(textOf(files, 'package.json'))).toMatchObject({
      name: 'my-conf',
      dependencies: { 'conf-site': `file:${path}` },
      scripts: { watch: 'conf-site watch' },
    });
    expect(files.get(path)).toBe(bytes);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['.github/workflows/change.yml', '.github/workflows/publish.yml']),
    );
    expect(textOf(files, '.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['dist/', '/data/', '.conf-site/', '.*.conf-site-*/', '.conf-site-*.tmp']),
    );
  });

  /** What a shell makes of the command that a devcontainer runs whenever it is opened: its words. */
  const attached = (command: string, env: NodeJS.ProcessEnv): readonly string[] => {
    const script = `npx() { printf '%s\\n' "$@"; }; ${command}`;
    return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).trim().split('\n');
  };

  it('have a devcontainer that shows the site, also at the address of a codespace', async () => {
    const text = textOf((await starter()).files, '.devcontainer/devcontainer.json');
    const config = JSON.parse(text.replaceAll(/^ *\/\/.*$/gm, '')) as Readonly<Record<string, unknown>>;
    expect(config).toMatchObject({ postCreateCommand: 'npm install', forwardPorts: [4321] });
    const command = String(config['postAttachCommand']);
    expect(attached(command, {})).toEqual(['conf-site', 'watch']);
    const env = { CODESPACE_NAME: 'fuzzy-owl', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.example' };
    const words = attached(command, env);
    expect(words).toEqual(['conf-site', 'watch', '--allow-host', 'fuzzy-owl-4321.app.github.example']);
    const program = createProgram('1.2.3', () => async () => undefined);
    await program.parseAsync(words.slice(1), { from: 'user' });
    expect(program.commands.find((one) => one.name() === 'watch')?.opts()).toMatchObject({
      allowHost: ['fuzzy-owl-4321.app.github.example'],
    });
  });

  it('let editors find every schema in the site itself', async () => {
    const { files } = await starter();
    const settings = JSON.parse(textOf(files, '.vscode/settings.json')) as { 'yaml.schemas': Record<string, string> };
    const paths = Object.keys(settings['yaml.schemas']);
    expect(paths).toContain('./.conf-site/schemas/site.schema.json');
    for (const path of paths) expect([...files.keys()]).toContain(path.replace('./', ''));
    const copied = [...files.keys()].filter((path) => path.startsWith('.conf-site/'));
    expect(copied.filter((path) => !path.endsWith('.schema.json'))).toEqual([]);
  });
});

describe('a new site', () => {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-init-'));
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  it.each(['plain', 'stitch'])('can have a look of its own that begins with %s', async (look) => {
    const { files } = await starter({ look, lookCopy: 'harbour' });
    const styles = 'templates/looks/harbour/index.css';
    expect(textOf(files, 'content/site.yaml')).toMatch(/^look: harbour$/m);
    const changed = textOf(files, styles).replace(/--quiet: .*;/, '--quiet: #012345;');
    await writeSite(scratch, new Map([...files, [styles, changed]]));
    expect((await checkSite({ rootDir: scratch, packageDir }, createStopwatch())).diagnostics).toEqual([]);
    const run = await runTool(['--root', scratch, 'build', '--at', '2026-11-22T12:00']);
    expect(run.status, run.stderr).toBe(0);
    const assets = join(scratch, 'dist/assets');
    const sheets = readdirSync(assets).filter((name) => /^style-.*\.css$/.test(name));
    const css = sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
    expect(css.includes('--quiet: #012345')).toBe(true);
    expect(css.includes('.tone-1')).toBe(look === 'stitch');
  });

  const diagnosticsOf = async (event?: string) => {
    await writeSite(scratch, (await starter(event === undefined ? {} : { event })).files);
    return (await checkSite({ rootDir: scratch, packageDir }, createStopwatch())).diagnostics;
  };

  it('has no diagnostics', async () => {
    expect(await diagnosticsOf()).toEqual([]);
  });

  it('has no diagnostics, whatever its event is called', async () => {
    expect(await diagnosticsOf(`Čvor: "one" & 'all' #1`)).toEqual([]);
  });

  it('only lacks translations after its second language was enabled', async () => {
    await diagnosticsOf();
    const file = join(scratch, 'content/languages.yaml');
    const [first = '', second = ''] = readFileSync(file, 'utf8').split(/(?=^# Croatian)/m);
    writeFileSync(file, first + second.replaceAll(/^#(?= )/gm, '').replace(/^ Croatian.*\n/, ''));
    const { diagnostics } = await checkSite({ rootDir: scratch, packageDir }, createStopwatch());
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['translation-missing']));
  });

  it('leaves no other files behind', async () => {
    await diagnosticsOf();
    expect(readdirSync(scratch).sort()).toEqual(
      expect.arrayContaining(['.devcontainer', '.gitignore', '.vscode', 'README.md', 'content', 'package.json']),
    );
    expect(readdirSync(scratch).filter((name) => name.startsWith('.init-'))).toEqual([]);
  });

  it.each([
    {
      name: 'a folder that holds something',
      fill: (dir: string) => {
        mkdirSync(dir);
        writeFileSync(join(dir, 'thesis.txt'), 'ten years');
      },
      file: 'thesis.txt',
      says: 'my-conf is not empty: it contains thesis.txt.',
    },
    {
      name: 'a file',
      fill: (dir: string) => writeFileSync(dir, 'ten years'),
      file: '',
      says: 'my-conf is a file.',
    },
  ])('is not made in place of $name', async ({ fill, file, says }) => {
    const dir = join(scratch, 'my-conf');
    fill(dir);
    const { status, stderr, stdout } = await runTool(['init', dir]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toContain('hint: ');
    expect(readFileSync(join(dir, file), 'utf8')).toBe('ten years');
  });
});
