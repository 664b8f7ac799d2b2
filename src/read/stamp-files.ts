import { hash } from 'node:crypto';
import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPassing } from '../content/passing-files.ts';

/** A file changed so shortly before may change once more with the same times. In milliseconds. */
const SETTLED_MS = 100;

/**
 * Names the state of all files below a folder without reading any: by their paths, sizes, places on the disk, and the times, in
 * nanoseconds, at which they were last changed. The system sets one of these, so an equal stamp means equal bytes. Gives
 * undefined where that cannot be told: the folder is not there, or a file has only just changed at `now`, in
 * milliseconds since 1970.
 */
export function stampFiles(folder: string, now: number): string | undefined {
  try {
    const stamps = filesBelow(folder).map((name) => stampOf(folder, name));
    const newest = stamps.reduce((latest, { changedMs }) => Math.max(latest, changedMs), 0);
    if (newest > now - SETTLED_MS) return undefined;
    return hash('sha256', stamps.map(({ line }) => line).join('\n'));
  } catch {
    return undefined;
  }
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

interface FileStamp {
  readonly line: string;
  readonly changedMs: number;
}

/** Of a link both: it, and what it leads to. */
function stampOf(folder: string, name: string): FileStamp {
  const path = `${folder}/${name}`;
  const entry = lstatSync(path, { bigint: true });
  const own = `${name}\0${entry.mode} ${entry.ino} ${entry.size} ${entry.mtimeNs} ${entry.ctimeNs}`;
  if (!entry.isSymbolicLink()) return { line: own, changedMs: Number(entry.ctimeMs) };
  const target = statSync(path, { bigint: true });
  return {
    line: `${own} ${realpathSync(path)} ${target.mode} ${target.ino} ${target.size} ${target.mtimeNs} ${target.ctimeNs}`,
    changedMs: Math.max(Number(entry.ctimeMs), Number(target.ctimeMs)),
  };
}
