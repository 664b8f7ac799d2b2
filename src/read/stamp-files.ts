import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { orNothing } from '../content/or-nothing.ts';
import { isPassing } from '../content/passing-files.ts';
import { stampFile } from '../content/stamp-file.ts';

/**
 * Stamps by the absolute paths of their files, for who asks for them again in the same process: a file that changes
 * meanwhile counts as one that changes afterwards.
 */
export type TakenStamps = Map<string, string>;

/**
 * Names the state of all files below a folder without reading any: by their paths, sizes, places on the disk, and the
 * times at which they were last changed. The system sets one of these, so an equal stamp means equal bytes. Gives
 * undefined where that cannot be told: the folder is not there, or a file has only just changed at `now`, in
 * milliseconds since 1970. Adds those of the files to `taken`.
 */
export function stampFiles(folder: string, now: number, taken?: TakenStamps): string | undefined {
  return orNothing(() => stampAll(filesBelow(folder), now, taken));
}

/** A file by its absolute path, under a name that its stamp goes by. */
export interface NamedPath {
  readonly name: string;
  readonly file: string;
}

/** Names the state of files in the same way; undefined where one is not there or has only just changed. */
export function stampEach(files: readonly NamedPath[], now: number): string | undefined {
  return orNothing(() => stampAll(files, now));
}

function stampAll(files: readonly NamedPath[], now: number, taken?: TakenStamps): string | undefined {
  const stamps: string[] = [];
  for (const { name, file } of files) {
    const stamp = stampFile(file, now);
    if (stamp === undefined) return undefined;
    taken?.set(file, stamp);
    stamps.push(`${name}\0${stamp}`);
  }
  return hash('sha256', stamps.join('\n'));
}

/** By their paths below `root`, with `/`; `folder` is one of these that ends with it. */
function filesBelow(root: string, folder = ''): readonly NamedPath[] {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true }).filter(({ name }) => !isPassing(name));
  return entries.flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, `${name}/`) : [{ name, file: `${root}/${name}` }];
  });
}
