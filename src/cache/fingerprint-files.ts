import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { attempt } from '../fs/attempt.ts';
import { isIgnoredFile } from '../fs/ignored-files.ts';
import { fingerprintFile } from './fingerprint.ts';

/**
 * Combines the paths and fingerprints of all files below a folder. No file is read. Undefined if the folder does not exist
 * or a file has changed just before `now` (milliseconds since 1970).
 */
export function fingerprintFolder(folder: string, now: number): string | undefined {
  return attempt(() => fingerprintAll(filesBelow(folder), now));
}

/** The absolute path of a file, and the name that represents it in the fingerprint. */
export interface NamedPath {
  readonly name: string;
  readonly file: string;
}

/** Combines the fingerprints of files. Undefined if one does not exist or has just changed. */
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

/** All files below `root`, named by their relative paths with `/`. `folder` is relative to `root` and ends with `/`. */
function filesBelow(root: string, folder = ''): readonly NamedPath[] {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true }).filter(({ name }) => !isIgnoredFile(name));
  return entries.flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, `${name}/`) : [{ name, file: `${root}/${name}` }];
  });
}
