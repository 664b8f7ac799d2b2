import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NpmSandbox, openNpmSandbox } from '../../support/new-site.ts';
import { type PackageManager, packageManager } from '../../support/package-managers.js';
import type { ToolRun } from '../../support/run-tool.ts';

/** A new site, installed and built with package managers other than npm, which `new-site.test.ts` uses. */

const AT = '--at 2026-11-22T12:00';
const DONE: Partial<ToolRun> = { status: 0 };
const OVERRIDE = 'templates/sections/VenueSection.tsx';

interface Installation {
  readonly title: string;
  readonly manager: PackageManager;
  readonly install?: string;
  /** The site's own settings of the package manager. */
  readonly settings: Readonly<Record<string, string>>;
  /** The files that the installation adds, without those that git ignores. */
  readonly adds: readonly string[];
}

const INSTALLATIONS: readonly Installation[] = [
  { title: 'pnpm', manager: 'pnpm', settings: {}, adds: ['pnpm-lock.yaml'] },
  // The local registry has no checksums.
  { title: 'Yarn 1', manager: 'yarn 1', install: 'install --update-checksums', settings: {}, adds: ['yarn.lock'] },
  {
    title: 'Yarn 4 with node_modules',
    manager: 'yarn 4',
    settings: { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    adds: ['yarn.lock'],
  },
  { title: 'Yarn 4 with Plug’n’Play', manager: 'yarn 4', settings: {}, adds: ['yarn.lock'] },
];

let sandbox: NpmSandbox;

beforeAll(async () => {
  sandbox = await openNpmSandbox();
  expect(await sandbox.shell(`npx conf-site init my-conf ${AT}`, sandbox.installed)).toMatchObject(DONE);
});
afterAll(() => sandbox.remove());

/** Variables with which each of them uses the local registry, and writes to the sandbox only. */
function environment({ dir, registry }: NpmSandbox): string {
  const variables = {
    HOME: dir,
    npm_config_store_dir: join(dir, 'pnpm-store'),
    YARN_CACHE_FOLDER: join(dir, 'yarn-cache'),
    YARN_REGISTRY: registry.url,
    YARN_GLOBAL_FOLDER: join(dir, 'yarn'),
    YARN_NPM_REGISTRY_SERVER: registry.url.replace(/\/$/, ''),
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_ENABLE_TELEMETRY: 'false',
  };
  return Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
}

describe.each(INSTALLATIONS)('with $title, a new site', ({ title, manager, install = 'install', settings, adds }) => {
  let site: string;
  const run = (args: string): Promise<ToolRun> =>
    sandbox.shell(`${environment(sandbox)} '${process.execPath}' '${packageManager(manager)}' ${args}`, site);

  beforeAll(async () => {
    site = join(sandbox.dir, title.replaceAll(/\W/g, '-'));
    cpSync(join(sandbox.installed, 'my-conf'), site, { recursive: true });
    for (const [name, text] of Object.entries(settings)) writeFileSync(join(site, name), text);
    expect(await sandbox.shell('git init --quiet && git add --all', site)).toMatchObject(DONE);
  });

  it('is installed, checked and built', async () => {
    for (const args of [install, 'run check --max-warnings 0', `run build ${AT}`]) {
      expect(await run(args), args).toMatchObject(DONE);
    }
    expect(existsSync(join(site, 'dist/lanternfield/index.html'))).toBe(true);
  });

  it('compiles a template of its own with the installed packages', async () => {
    mkdirSync(join(site, 'templates/sections'), { recursive: true });
    writeFileSync(join(site, OVERRIDE), `export { VenueSection } from 'conf-site/${OVERRIDE}';\n`);
    for (const args of ['run check', `run build ${AT}`]) expect(await run(args), args).toMatchObject(DONE);
  });

  it('has no further files to commit than the lock file', async () => {
    const { stdout } = await sandbox.shell('git ls-files --others --exclude-standard', site);
    expect(
      stdout
        .trim()
        .split('\n')
        .filter((path) => path !== OVERRIDE),
    ).toEqual(adds);
  });
});
