import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyClone, packClone } from './packed-clone.ts';
import { finished, type ProcessPlace, packageDir, sharedPictures, type ToolRun } from './run-tool.ts';

const run = promisify(execFile);

/** The tool as a user installs it: the output of `npm pack`, unpacked into a `node_modules` folder beside its dependencies. */
export interface InstalledTool {
  /** The folder with `node_modules`. */
  readonly dir: string;
  /** The path of the tarball. */
  readonly tarball: string;
  /** Runs `npx conf-site …` in a folder, without a network. */
  npx(args: readonly string[], cwd: string): Promise<ToolRun>;
  /** Starts `conf-site serve` in a folder, and returns the address that it prints. */
  serve(cwd: string): Promise<{ readonly url: string; stop(): void }>;
  /** Replaces the installed tool by one that is packed from a changed copy of the clone. */
  update(change: (clone: string) => void): Promise<void>;
  remove(): void;
}

export interface InstallRequest {
  /** Fills `node_modules` of a folder with the dependencies; by default with links to those of the clone. */
  readonly supply?: (dir: string) => Promise<void>;
  /** Additional environment variables for the tool. */
  readonly env?: NodeJS.ProcessEnv;
}

export async function installTool({
  supply = linkDependencies,
  env: more,
}: InstallRequest = {}): Promise<InstalledTool> {
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-installed-'));
  await supply(dir);
  const tarball = await unpack(dir);
  const installed = join(dir, 'node_modules', 'conf-site');
  const bin = join(dir, 'node_modules', '.bin', 'conf-site');
  mkdirSync(dirname(bin), { recursive: true });
  symlinkSync('../conf-site/bin/conf-site.js', bin);
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NODE_OPTIONS: `--import=${join(packageDir, 'tests/support/no-network.mjs')}`,
    CONF_SITE_PICTURES: sharedPictures,
    ...more,
  };
  return {
    dir,
    tarball,
    npx: (args, cwd) => finished('npx', ['--offline', '--no', 'conf-site', ...args], { cwd, env }),
    serve: (cwd) => served([join(installed, 'bin/conf-site.js'), 'serve', '--port', '0'], { cwd, env }),
    async update(change) {
      rmSync(installed, { recursive: true });
      await unpack(dir, change);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Packs and unpacks the tool. Returns the path of the tarball. */
async function unpack(dir: string, change: (clone: string) => void = () => {}): Promise<string> {
  const clone = copyClone(dir);
  change(clone);
  const tarball = await packClone(clone, dir);
  rmSync(clone, { recursive: true });
  await run('tar', ['-xzf', tarball], { cwd: dir });
  mkdirSync(join(dir, 'node_modules'), { recursive: true });
  renameSync(join(dir, 'package'), join(dir, 'node_modules', 'conf-site'));
  return tarball;
}

/** Links the dependencies that npm would install with the tool, without development dependencies. */
async function linkDependencies(dir: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(packageDir, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  };
  for (const [path, { dev = false, devOptional = false }] of Object.entries(packages)) {
    const isTop = path.lastIndexOf('node_modules/') === 0;
    if (!isTop || dev || devOptional || !existsSync(join(packageDir, path))) continue;
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    symlinkSync(join(packageDir, path), join(dir, path));
  }
}

function served(args: readonly string[], place: ProcessPlace): Promise<{ readonly url: string; stop(): void }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...place, stdio: ['ignore', 'pipe', 'inherit'] });
    child.on('error', reject);
    child.on('close', (status) => reject(new Error(`serve ended with ${status}.`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [url] = /http:\S+/.exec(text) ?? [];
      if (url !== undefined) resolve({ url, stop: () => void child.kill() });
    });
  });
}
