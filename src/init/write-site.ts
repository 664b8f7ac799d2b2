import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { makeFolder } from '../fs/make-folder.ts';

const FOLDER_HINT = 'name a folder that does not exist yet, or an empty one';

/** Files that an empty folder may have. */
const IGNORED_NAMES = ['.git', '.DS_Store', 'Thumbs.db'];

/** Throws `HintedError` if the path is a file, or a folder that is not empty. */
export async function requireEmptyFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isDirectory()) throw new HintedError(`${dir} is a file.`, FOLDER_HINT);
  const [first, ...others] = (await readdir(dir)).filter((name) => !IGNORED_NAMES.includes(name)).sort();
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new HintedError(`${dir} is not empty: it contains ${first}${rest}.`, FOLDER_HINT);
}

/**
 * Writes the files of a new site into an empty folder, which is created if it does not exist. The files are written to
 * a temporary folder first, so that a full disk leaves no partial site, and no folder that was not there before.
 */
export async function writeSite(dir: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void> {
  const isNew = !existsSync(dir);
  makeFolder(dir);
  try {
    await fillFolder(dir, files);
  } catch (error) {
    if (isNew) await rmdir(dir).catch(() => undefined);
    throw error;
  }
}

async function fillFolder(dir: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void> {
  const staging = await mkdtemp(join(dir, '.init-'));
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(staging, path)), { recursive: true });
      await writeFile(join(staging, path), content, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
    }
    for (const name of await readdir(staging)) await rename(join(staging, name), join(dir, name));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
