import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalRegistry, startRegistry } from './local-registry.ts';
import { copyClone, packClone } from './packed-clone.ts';
import { finished, packageDir, sharedPictures, type ToolRun } from './run-tool.ts';

/** A folder in which the packed tool is installed, on a computer that can only reach a local npm registry. */
export interface NpmSandbox {
  /** The parent of all other folders. */
  readonly dir: string;
  /** A copy of the clone, without content. */
  readonly clone: string;
  readonly tarball: string;
  /** The folder with the tool in its `node_modules`. */
  readonly installed: string;
  readonly registry: LocalRegistry;
  /** Runs a command line in a shell, to its end. */
  shell(command: string, cwd: string): Promise<ToolRun>;
  remove(): Promise<void>;
}

export async function openNpmSandbox(): Promise<NpmSandbox> {
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-new-'));
  const registry = await startRegistry();
  const env = environment(dir, registry);
  const clone = copyClone(dir);
  const tarball = await packClone(clone, dir);
  const installed = join(dir, 'installed');
  mkdirSync(installed);
  const shell: NpmSandbox['shell'] = (command, cwd) => finished('sh', ['-c', command], { cwd, env });
  const { status, stderr } = await shell(`npm install ${tarball}`, installed);
  if (status !== 0) throw new Error(stderr);
  return {
    ...{ dir, clone, tarball, installed, registry, shell },
    async remove() {
      await registry.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** An environment in which npm and git have no settings of the current user. */
function environment(dir: string, registry: LocalRegistry): NodeJS.ProcessEnv {
  writeFileSync(join(dir, 'npmrc'), '');
  return {
    ...process.env,
    NO_COLOR: '1',
    NODE_OPTIONS: `--import=${join(packageDir, 'tests/support/no-network.mjs')}`,
    CONF_SITE_PICTURES: sharedPictures,
    npm_config_registry: registry.url,
    npm_config_cache: join(dir, 'npm-cache'),
    npm_config_userconfig: join(dir, 'npmrc'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: join(dir, 'gitconfig'),
  };
}
