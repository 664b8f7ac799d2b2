import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HintedError } from '../../diagnostics/hinted-error.ts';

const run = promisify(execFile);

interface PackedFolder {
  readonly packageDir: string;
  readonly isClone: boolean;
}

/**
 * The package as the tarball that `npm pack` makes of it: the published files, with equal bytes for equal files. Needs no
 * network. A clone is compiled into its `lib/` first. Throws `HintedError` if there is no npm, or if npm fails.
 */
export async function packTool({ packageDir, isClone }: PackedFolder): Promise<Uint8Array> {
  if (isClone) await run(process.execPath, [join(packageDir, 'bin', 'prepack.js')]);
  const folder = await mkdtemp(join(tmpdir(), 'conf-site-pack-'));
  try {
    await runNpmPack(packageDir, folder);
    const [name = ''] = await readdir(folder);
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Without scripts: an installed package is compiled, and has nothing to compile it with. */
async function runNpmPack(packageDir: string, destination: string): Promise<void> {
  try {
    await run('npm', ['pack', '--ignore-scripts', '--loglevel=error'], {
      cwd: packageDir,
      // As a variable, so that no shell gets to see the path. On Windows npm is a script, which takes a shell.
      env: { ...process.env, npm_config_pack_destination: destination },
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw packingError(error as NodeJS.ErrnoException & { readonly stderr?: string }, packageDir);
  }
}

function packingError(
  { code, message, stderr }: NodeJS.ErrnoException & { readonly stderr?: string },
  dir: string,
): Error {
  if (code === 'ENOENT') {
    return new HintedError(
      'npm was not found; init packs conf-site into the new site with it.',
      'install npm, which comes with Node from https://nodejs.org, and run init again',
    );
  }
  const said = (stderr ?? '').trim();
  return new HintedError(
    `npm could not pack conf-site for the new site: ${said === '' ? message : said}`,
    `this shows more: cd ${dir} && npm pack --ignore-scripts --dry-run`,
  );
}
