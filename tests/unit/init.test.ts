import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StarterWishes, starterFiles } from '../../src/exchange/init/starter-files.ts';
import { writeSite } from '../../src/exchange/init/write-site.ts';
import { checkSite } from '../../src/pipeline/check-site.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { packageDir, runTool } from '../support/run-tool.ts';

/** 22 November 2026; half a year later it is 21 May 2027, a Friday. */
const AT = Date.UTC(2026, 10, 22, 12) / 1000;

const starter = (wishes: Partial<StarterWishes> = {}) =>
  starterFiles({ packageDir, version: '1.2.3', at: AT, name: 'my-conf', ...wishes });

const textOf = (files: ReadonlyMap<string, Uint8Array | string>, path: string): string => {
  const content = files.get(path);
  if (content === undefined) throw new Error(`There is no ${path}.`);
  return Buffer.from(content).toString('utf8');
};

describe('the files of a new site', () => {
  it('have an event half a year ahead, on a Friday, with every other day moved along', async () => {
    const { files, day } = await starter();
    expect(day).toBe('2027-05-21');
    expect(textOf(files, 'content/events/lanternfield/2027/edition.yaml')).toContain('startDateTime: 2027-05-21T10:00');
    expect(textOf(files, 'content/events/lanternfield/event.yaml')).toContain("years: { '2027': false }");
    const left = [...files].filter(([path, content]) =>
      /2030|2029/.test(path + Buffer.from(content).toString('latin1')),
    );
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('are the same for the same instant, and next week a week later', async () => {
    expect((await starter()).files).toEqual((await starter()).files);
    expect((await starter({ at: AT + 7 * 86_400 })).day).toBe('2027-05-28');
  });

  it('name another event wherever the starter names its own, and draw its logos', async () => {
    const { files } = await starter({ event: "Kernel's Fair" });
    expect(textOf(files, 'content/events/kernels-fair/event.yaml')).toContain("title: 'Kernel''s Fair'");
    expect(textOf(files, 'content/site.yaml')).toContain('product: kernels-fair');
    expect(textOf(files, 'content/media/logos/kernels-fair-full-light.svg')).toMatch(/^<svg /);
    const left = [...files].filter(([path, content]) =>
      /lanternfield/i.test(path + Buffer.from(content).toString('latin1')),
    );
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('refuse a name of which no address can be made', async () => {
    await expect(starter({ event: '2027!' })).rejects.toMatchObject({
      message: 'No address can be made of the name "2027!".',
      hint: expect.any(String) as string,
    });
  });

  it('depend on this version of the tool, and leave to git what is made', async () => {
    const { files } = await starter({ name: 'My Conf' });
    expect(JSON.parse(textOf(files, 'package.json'))).toMatchObject({
      name: 'my-conf',
      dependencies: { 'conf-site': '^1.2.3' },
    });
    expect(textOf(files, '.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['dist/', '.conf-site/', '.*.conf-site-*/']),
    );
  });

  it('let editors find the schemas where the tool is installed', async () => {
    const settings = textOf((await starter()).files, '.vscode/settings.json');
    expect(settings).toContain('"./node_modules/conf-site/schemas/site.schema.json"');
    expect(settings).not.toContain('"./schemas/');
  });
});

describe('a new site', () => {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-init-'));
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  const diagnosticsOf = async (event?: string) => {
    await writeSite(scratch, (await starter(event === undefined ? {} : { event })).files);
    return (await checkSite({ rootDir: scratch, packageDir }, createStopwatch())).diagnostics;
  };

  it('has nothing that check would tell', async () => {
    expect(await diagnosticsOf()).toEqual([]);
  });

  it('has nothing that check would tell whatever its event is called', async () => {
    expect(await diagnosticsOf(`Čvor: "one" & 'all' #1`)).toEqual([]);
  });

  it('lacks texts alone once the lines of its second language are let stand', async () => {
    await diagnosticsOf();
    const file = join(scratch, 'content/languages.yaml');
    const [first = '', second = ''] = readFileSync(file, 'utf8').split(/(?=^# Croatian)/m);
    writeFileSync(file, first + second.replaceAll(/^#(?= )/gm, '').replace(/^ Croatian.*\n/, ''));
    const { diagnostics } = await checkSite({ rootDir: scratch, packageDir }, createStopwatch());
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['translation-missing']));
  });

  it('leaves nothing beside its files', async () => {
    await diagnosticsOf();
    expect(readdirSync(scratch).sort()).toEqual(
      expect.arrayContaining(['.gitignore', '.vscode', 'README.md', 'content', 'package.json']),
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
      says: 'my-conf is not empty: it holds thesis.txt.',
    },
    {
      name: 'a file',
      fill: (dir: string) => writeFileSync(dir, 'ten years'),
      file: '',
      says: 'my-conf is a file.',
    },
  ])('is not made in the place of $name', async ({ fill, file, says }) => {
    const dir = join(scratch, 'my-conf');
    fill(dir);
    const { status, stderr, stdout } = await runTool(['init', dir]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toContain('hint: ');
    expect(readFileSync(join(dir, file), 'utf8')).toBe('ten years');
  });

  it('is made in an empty folder that git keeps already, and says what to do next', async () => {
    mkdirSync(join(scratch, '.git'));
    const { status, stdout, stderr } = await runTool(['init', '.', '--at', '2026-11-22T12:00'], { cwd: scratch });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Made Lanternfield 2027 in \.: \d+ files\./);
    expect(stderr).toContain('npx conf-site watch');
    expect(statSync(join(scratch, '.github/scripts/publish-by-cron.sh')).mode & 0o111).toBe(0o111);
  });

  it.each([
    ['my-conf', 'cd my-conf\n'],
    ["Ana's $HOME", 'cd "Ana\'s \\$HOME"\n'],
  ])('says how to go there as a shell takes it: %s', async (name, line) => {
    const { status, stderr } = await runTool(['init', name, '--at', '2026-11-22T12:00'], { cwd: scratch });
    expect(status).toBe(0);
    expect(stderr).toContain(line);
  });
});
