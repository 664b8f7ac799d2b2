import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { makeFolder } from '../../fs/make-folder.ts';

const TAKEN_HINT = 'name a folder that is not there yet, or an empty one';

/** What a folder may hold and still be empty. */
const OF_NO_MATTER = ['.git', '.DS_Store', 'Thumbs.db'];

/** Throws `HintedError` where there is a file of that name, or a folder that holds something. */
export async function refuseTaken(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isDirectory()) throw new HintedError(`${dir} is a file.`, TAKEN_HINT);
  const [first, ...others] = (await readdir(dir)).filter((name) => !OF_NO_MATTER.includes(name)).sort();
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new HintedError(`${dir} is not empty: it holds ${first}${rest}.`, TAKEN_HINT);
}

/**
 * Writes the files of a new site into a folder that `refuseTaken` lets pass, made if need be: beside their places
 * first, so that a disk that is full leaves nothing there.
 */
export async function writeSite(dir: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void> {
  makeFolder(dir);
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
