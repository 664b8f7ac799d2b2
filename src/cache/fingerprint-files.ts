import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { attempt } from '../fs/attempt.ts';
import { isPassing } from '../fs/passing-files.ts';
import { fingerprintFile } from './fingerprint.ts';

/**
 * The fingerprint of all files below a folder, without reading any: of their paths, and of theirs. Undefined where that cannot be told: the
 * folder is not there, or a file has only just changed at `now`, in milliseconds since 1970.
 */
export function fingerprintFolder(folder: string, now: number): string | undefined {
  return attempt(() => fingerprintAll(filesBelow(folder), now));
}

/** A file by its absolute path, under the name that stands for it in the fingerprint. */
export interface NamedPath {
  readonly name: string;
  readonly file: string;
}

/** The fingerprint of some files; undefined where one is not there or has only just changed. */
export function fingerprintFiles(files: readonly NamedPath[], now: number): string | undefined {
  return attempt(() => fingerprintAll(files, now));
}

function fingerprintAll(files: readonly NamedPath[], now: number): string | undefined {
  const lines: string[] = [];
  for (const { name, file } of files) {
    const fingerprint = fingerprintFile(file, now);
    if (fingerprint === undefined) return undefined;
    lines.push(`${name}\0${fingerprint}`);
  }
  return hash('sha256', lines.join('\n'));
}

/** By their paths below `root`, with `/`; `folder` is one of these that ends with it. */
function filesBelow(root: string, folder = ''): readonly NamedPath[] {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true }).filter(({ name }) => !isPassing(name));
  return entries.flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, `${name}/`) : [{ name, file: `${root}/${name}` }];
  });
}
