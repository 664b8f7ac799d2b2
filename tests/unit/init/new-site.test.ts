import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEditor } from '../../support/language-server.ts';
import { type NpmSandbox, openNpmSandbox } from '../../support/new-site.ts';
import type { ToolRun } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/** The first steps of a user: from the packed tool to a site that colleagues clone. Each test continues the previous one. */

const AT = '--at 2026-11-22T12:00';
const DONE: Partial<ToolRun> = { status: 0 };
const SPEAKER = 'content/events/lanternfield/2027/speakers/kos-vida.yaml';

let sandbox: NpmSandbox;
let site: string;
let made: ToolRun;

beforeAll(async () => {
  sandbox = await openNpmSandbox();
  site = join(sandbox.installed, 'my-conf');
});
afterAll(() => sandbox.remove());

const shell: NpmSandbox['shell'] = (...args) => sandbox.shell(...args);
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** The commands that `init` prints as next steps. */
function stepsIn({ stderr }: ToolRun): readonly string[] {
  return [...stderr.matchAll(/^ {2}(\S+(?: \S+)*)/gm)].map(([, command = '']) => command);
}

/** Uses an editor in a site: completes, explains and underlines. */
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
  it('includes the tarball that was installed, byte for byte', async () => {
    made = await shell(`npx conf-site init my-conf ${AT}`, sandbox.installed);
    expect(made).toMatchObject(DONE);
    expect(readJson(join(site, 'package.json'))).toMatchObject({
      dependencies: { 'conf-site': 'file:vendor/conf-site-0.2.0.tgz' },
    });
    const carried = readFileSync(join(site, 'vendor/conf-site-0.2.0.tgz'));
    expect(carried.equals(readFileSync(sandbox.tarball))).toBe(true);
  });

  it('lets an editor complete, explain and underline before anything is installed in it', async () => {
    await expectHelpOfEditor(site);
  });

  it('is installed, checked and built by the steps that init prints', async () => {
    const steps = stepsIn(made);
    expect(steps).toEqual(['cd my-conf', 'npm install', 'npx conf-site watch', 'npx conf-site check', 'npm run build']);
    for (const step of steps.filter((one) => /^(?!cd|.* watch)/.test(one))) {
      expect(await shell(step, site), step).toMatchObject(DONE);
    }
    expect(existsSync(join(site, 'dist/lanternfield/index.html'))).toBe(true);
    expect(existsSync(join(site, 'node_modules/conf-site/lib/main.js'))).toBe(true);
  });

  it('can be built after its folder was moved', async () => {
    const moved = join(sandbox.dir, 'elsewhere');
    renameSync(site, moved);
    site = moved;
    expect(await shell('npm run build', site)).toMatchObject(DONE);
    await expectHelpOfEditor(site);
  });

  if (isFull) {
    it('accepts the packages of the service as the hint says', async () => {
      const refused = await shell('npx conf-site api serve', site);
      const [, hint = ''] = /hint: (npm install .*)/.exec(refused.stderr) ?? [];
      expect(hint).toContain('hono');
      expect(await shell(hint, site)).toMatchObject(DONE);
      expect((await shell('npx conf-site api stats', site)).stderr).not.toContain('npm install');
    });
  }

  it('is complete in a git clone, whatever a colleague’s global gitignore contains', async () => {
    writeFileSync(join(sandbox.dir, 'ignored'), 'vendor/\n*.tgz\n');
    writeFileSync(
      join(sandbox.dir, 'gitconfig'),
      `[core]\n  excludesFile = ${join(sandbox.dir, 'ignored')}\n[user]\n  name = Ana\n  email = ana@example.org\n`,
    );
    expect(await shell('git init -q && git add -A && git commit -qm "Begin"', site)).toMatchObject(DONE);
    const clone = join(sandbox.dir, 'monorepo', 'sites', 'knit');
    expect(await shell(`git clone -q ${site} ${clone}`, sandbox.dir)).toMatchObject(DONE);
    // Otherwise npm would take the tarball from its cache.
    expect(existsSync(join(clone, 'vendor/conf-site-0.2.0.tgz'))).toBe(true);
    expect(await shell('npm ci', clone)).toMatchObject(DONE);
    expect(await shell(`npx conf-site check --max-warnings 0 && npx conf-site build ${AT}`, clone)).toMatchObject(DONE);
    expect((await shell('git status --porcelain', clone)).stdout).toBe('');
  });

  if (isFull) {
    it('is complete in a workspace, which installs conf-site in a parent folder', async () => {
      const monorepo = join(sandbox.dir, 'monorepo');
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
  }

  it('never requests conf-site from a registry', () => {
    expect(sandbox.registry.requested.size).toBeGreaterThan(100);
    expect([...sandbox.registry.requested]).not.toContain('conf-site');
  });
});

describe('init', () => {
  it('makes a site in an empty folder that is already a git repository, where no step changes the folder', async () => {
    const dir = join(sandbox.installed, 'kept');
    mkdirSync(join(dir, '.git'), { recursive: true });
    const inPlace = await shell(`npx conf-site init . ${AT}`, dir);
    expect(inPlace).toMatchObject({
      ...DONE,
      stdout: expect.stringMatching(/^Created Lanternfield 2027 in \.: \d+ files\./),
    });
    expect(stepsIn(inPlace)[0]).toBe('npm install');
    expect(statSync(join(dir, '.github/scripts/publish-by-cron.sh')).mode & 0o111).toBe(0o111);
  });

  it('prints the path of the new site quoted for a shell', async () => {
    const { stderr } = await shell(`npx conf-site init "Ana's \\$HOME" ${AT}`, sandbox.installed);
    expect(stderr).toContain('cd "Ana\'s \\$HOME"\n');
  });

  it('reports that npm is missing, and leaves nothing behind', async () => {
    const bin = join(sandbox.installed, 'node_modules/conf-site/bin/conf-site.js');
    const refused = await shell(`PATH=/nowhere ${process.execPath} ${bin} init without-npm`, sandbox.installed);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('error npm was not found');
    expect(refused.stderr).toContain('hint: install npm');
    expect(existsSync(join(sandbox.installed, 'without-npm'))).toBe(false);
  });

  it('compiles a clone before it packs it into the new site', async () => {
    const fromClone = await shell(`rm -rf lib && node bin/conf-site.js init ../from-clone ${AT}`, sandbox.clone);
    expect(fromClone).toMatchObject({ ...DONE, stderr: expect.stringContaining('Compiling conf-site') });
    const carried = readFileSync(join(sandbox.dir, 'from-clone/vendor/conf-site-0.2.0.tgz'));
    expect(carried.equals(readFileSync(sandbox.tarball))).toBe(true);
  });
});
