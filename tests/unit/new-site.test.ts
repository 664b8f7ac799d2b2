import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEditor } from '../support/language-server.ts';
import { type NpmSandbox, openNpmSandbox } from '../support/new-site.ts';
import type { ToolRun } from '../support/run-tool.ts';
import { runInTerminal } from '../support/terminal.ts';

/** The way of somebody who begins: from the packed tool to a site that colleagues clone. One test goes on from the last. */

const AT = '--at 2026-11-22T12:00';
const DONE: Partial<ToolRun> = { status: 0 };
const SPEAKER = 'content/events/lanternfield/2027/speakers/kos-vida.yaml';

let workshop: NpmSandbox;
let site: string;
let made: ToolRun;

beforeAll(async () => {
  workshop = await openNpmSandbox();
  site = join(workshop.installed, 'my-conf');
});
afterAll(() => workshop.remove());

const shell: NpmSandbox['shell'] = (...args) => workshop.shell(...args);
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** The commands that `init` prints as what to do next. */
function stepsIn({ stderr }: ToolRun): readonly string[] {
  return [...stderr.matchAll(/^ {2}(\S+(?: \S+)*)/gm)].map(([, command = '']) => command);
}

/** What an editor does in a site: completes, explains and underlines. */
async function expectHelpOfEditor(rootDir: string): Promise<void> {
  const editor = await openEditor(rootDir);
  try {
    expect(await editor.complete(SPEAKER, '|')).toEqual(expect.arrayContaining(['name', 'surname', 'bio']));
    expect(await editor.hover(SPEAKER, 'posi|tion: Weaver\n')).toContain('What the speaker does and where.');
    const found = await editor.open('content/venues/lamp-works.yaml', 'nam: The Lamp Works\n');
    expect(found.map(({ text }) => text)).toContain('nam');
    const news = await editor.open('content/sponsors/nit.yaml', 'nam: Nit\n');
    expect(news.map(({ message }) => message).join()).not.toMatch(/unable to load/i);
  } finally {
    editor.close();
  }
}

describe('a site that init made, without a registry that has conf-site', { timeout: 300_000 }, () => {
  it('carries along the tarball that was installed, byte for byte', async () => {
    made = await shell(`npx conf-site init my-conf ${AT}`, workshop.installed);
    expect(made).toMatchObject(DONE);
    expect(readJson(join(site, 'package.json'))).toMatchObject({
      dependencies: { 'conf-site': 'file:vendor/conf-site-0.1.0.tgz' },
    });
    const carried = readFileSync(join(site, 'vendor/conf-site-0.1.0.tgz'));
    expect(carried.equals(readFileSync(workshop.tarball))).toBe(true);
  });

  it('lets an editor complete, explain and underline before anything is installed in it', async () => {
    await expectHelpOfEditor(site);
  });

  it('is installed, checked and built by the steps that init says', async () => {
    const steps = stepsIn(made);
    expect(steps).toEqual(['cd my-conf', 'npm install', 'npx conf-site watch', 'npx conf-site check', 'npm run build']);
    for (const step of steps.filter((one) => /^(?!cd|.* watch)/.test(one))) {
      expect(await shell(step, site), step).toMatchObject(DONE);
    }
    expect(existsSync(join(site, 'dist/lanternfield/index.html'))).toBe(true);
    expect(existsSync(join(site, 'node_modules/conf-site/lib/main.js'))).toBe(true);
  });

  it('is built in another place after its folder was moved', async () => {
    const moved = join(workshop.dir, 'elsewhere');
    renameSync(site, moved);
    site = moved;
    expect(await shell('npm run build', site)).toMatchObject(DONE);
    await expectHelpOfEditor(site);
  });

  it('takes the packages of the service as the hint says', async () => {
    const refused = await shell('npx conf-site api serve', site);
    const [, hint = ''] = /hint: (npm install .*)/.exec(refused.stderr) ?? [];
    expect(hint).toContain('hono');
    expect(await shell(hint, site)).toMatchObject(DONE);
    expect((await shell('npx conf-site api stats', site)).stderr).not.toContain('npm install');
  });

  it('is whole in a clone by git, whatever a colleague has git ignore elsewhere', async () => {
    writeFileSync(join(workshop.dir, 'ignored'), 'vendor/\n*.tgz\n');
    writeFileSync(
      join(workshop.dir, 'gitconfig'),
      `[core]\n  excludesFile = ${join(workshop.dir, 'ignored')}\n[user]\n  name = Ana\n  email = ana@example.org\n`,
    );
    expect(await shell('git init -q && git add -A && git commit -qm "Begin"', site)).toMatchObject(DONE);
    const clone = join(workshop.dir, 'monorepo', 'sites', 'knit');
    expect(await shell(`git clone -q ${site} ${clone}`, workshop.dir)).toMatchObject(DONE);
    // npm would take the tarball from its cache.
    expect(existsSync(join(clone, 'vendor/conf-site-0.1.0.tgz'))).toBe(true);
    expect(await shell('npm ci', clone)).toMatchObject(DONE);
    expect(await shell(`npx conf-site check --max-warnings 0 && npx conf-site build ${AT}`, clone)).toMatchObject(DONE);
    expect((await shell('git status --porcelain', clone)).stdout).toBe('');
  });

  it('is whole in a workspace, which installs conf-site in a folder above', async () => {
    const monorepo = join(workshop.dir, 'monorepo');
    const member = join(monorepo, 'sites/knit');
    expect(await shell('rm -rf node_modules package-lock.json', member)).toMatchObject(DONE);
    writeFileSync(join(monorepo, 'package.json'), '{ "private": true, "workspaces": ["sites/*"] }');
    expect(await shell('npm install', monorepo)).toMatchObject(DONE);
    expect(existsSync(join(monorepo, 'node_modules/conf-site'))).toBe(true);
    expect(existsSync(join(member, 'node_modules/conf-site'))).toBe(false);
    expect(await shell(`npx conf-site new sponsor Nit && npm run build -- ${AT}`, member)).toMatchObject(DONE);
    const [line = ''] = readFileSync(join(member, 'content/sponsors/nit.yaml'), 'utf8').split('\n');
    const [, schema = ''] = /^# yaml-language-server: \$schema=(.*)$/.exec(line) ?? [];
    expect(existsSync(join(member, 'content/sponsors', schema))).toBe(true);
    await expectHelpOfEditor(member);
  });

  it('never made anybody ask a registry for conf-site', () => {
    expect(workshop.registry.requested.size).toBeGreaterThan(100);
    expect([...workshop.registry.requested]).not.toContain('conf-site');
  });
});

describe('init', () => {
  it('makes a site in an empty folder that is a git repository already, where no step leads elsewhere', async () => {
    const dir = join(workshop.installed, 'kept');
    mkdirSync(join(dir, '.git'), { recursive: true });
    const inPlace = await shell(`npx conf-site init . ${AT}`, dir);
    expect(inPlace).toMatchObject({
      ...DONE,
      stdout: expect.stringMatching(/^Made Lanternfield 2027 in \.: \d+ files\./),
    });
    expect(stepsIn(inPlace)[0]).toBe('npm install');
    expect(statSync(join(dir, '.github/scripts/publish-by-cron.sh')).mode & 0o111).toBe(0o111);
  });

  it('says how to go to the new site as a shell takes it', async () => {
    const { stderr } = await shell(`npx conf-site init "Ana's \\$HOME" ${AT}`, workshop.installed);
    expect(stderr).toContain('cd "Ana\'s \\$HOME"\n');
  });

  it('says what is missing where there is no npm, and leaves nothing behind', async () => {
    const bin = join(workshop.installed, 'node_modules/conf-site/bin/conf-site.js');
    const refused = await shell(`PATH=/nowhere ${process.execPath} ${bin} init without-npm`, workshop.installed);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('error npm was not found');
    expect(refused.stderr).toContain('hint: install npm');
    expect(existsSync(join(workshop.installed, 'without-npm'))).toBe(false);
  });

  it('compiles a clone before it packs it into the new site', async () => {
    const fromClone = await shell(`rm -rf lib && node bin/conf-site.js init ../from-clone ${AT}`, workshop.clone);
    expect(fromClone).toMatchObject({ ...DONE, stderr: expect.stringContaining('Compiling conf-site') });
    const carried = readFileSync(join(workshop.dir, 'from-clone/vendor/conf-site-0.1.0.tgz'));
    expect(carried.equals(readFileSync(workshop.tarball))).toBe(true);
  });
});

describe('the schemas that a site has for editors', () => {
  const UPDATED = 'Updated vendor/schemas/ to conf-site 0.1.0: vat.schema.json. Commit the change.';
  const outdated = () => writeFileSync(join(site, 'vendor/schemas/vat.schema.json'), '{}\n');

  it.each(['check', `build ${AT}`])('are brought up to date by %s once conf-site is another', async (command) => {
    outdated();
    const { stderr } = await shell(`npx conf-site ${command}`, site);
    expect(stderr).toContain(UPDATED);
    expect((await shell('git status --porcelain vendor', site)).stdout).toBe('');
  });

  it('are brought up to date by watch as well', async () => {
    outdated();
    const { output } = await runInTerminal(['--root', site, 'watch', '--port', '0'], { stopAfter: /Watching .*\r\n/ });
    expect(output).toContain(UPDATED);
    expect((await shell('git status --porcelain vendor', site)).stdout).toBe('');
  });

  it('are not mentioned while they are up to date', async () => {
    expect((await shell('npx conf-site check', site)).stderr).not.toContain('vendor/schemas');
  });
});
