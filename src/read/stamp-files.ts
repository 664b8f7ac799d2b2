import { hash } from 'node:crypto';
import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { orNothing } from '../content/or-nothing.ts';
import { isPassing } from '../content/passing-files.ts';

/** A file changed so shortly before may change once more with the same times. In milliseconds. */
const SETTLED_MS = 100;

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

/**
 * Names the state of one file in the same way, undefined where it has only just changed; of a link both: it, and what it
 * leads to. Throws what the system does where there is none.
 */
export function stampFile(path: string, now: number): string | undefined {
  const entry = lstatSync(path);
  const own = stateOf(entry);
  if (!entry.isSymbolicLink()) return isSettled(entry, now) ? own : undefined;
  const target = statSync(path);
  return isSettled(entry, now) && isSettled(target, now)
    ? `${own} ${realpathSync(path)} ${stateOf(target)}`
    : undefined;
}

/** Whether a stamp is that of a link. */
export function isOfLink(stamp: string): boolean {
  return stamp.includes('/');
}

/** The times have parts of a microsecond, which is more than enough: the next change of a file that has settled is long after. */
function stateOf({ mode, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [mode, ino, size, mtimeMs, ctimeMs].join(' ');
}

function isSettled({ ctimeMs }: Stats, now: number): boolean {
  return ctimeMs <= now - SETTLED_MS;
}
