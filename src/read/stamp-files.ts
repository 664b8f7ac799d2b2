import { hash } from 'node:crypto';
import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
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
  return orNothing(() => {
    const files = filesBelow(folder).map((name) => ({ name, file: `${folder}/${name}` }));
    return stampAll(files, now, taken);
  });
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
  const stamps = files.map(({ name, file }) => {
    const stamp = stampFile(file, now);
    if (stamp !== undefined) taken?.set(file, stamp);
    return { name, stamp };
  });
  if (stamps.some(({ stamp }) => stamp === undefined)) return undefined;
  return hash('sha256', stamps.map(({ name, stamp }) => `${name}\0${stamp}`).join('\n'));
}

/** Paths relative to the folder, with `/`. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isPassing(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name)).map((below) => `${entry.name}/${below}`)
        : [entry.name],
    );
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
  return `${mode} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

function isSettled({ ctimeMs }: Stats, now: number): boolean {
  return ctimeMs <= now - SETTLED_MS;
}
