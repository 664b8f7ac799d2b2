import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';

/** A file changed so shortly before may change once more with the same times. In milliseconds. */
const SETTLED_MS = 100;

/**
 * Names the state of a file without reading it: by its size, its place on the disk, and the times at which it was last changed,
 * one of which the system sets, so an equal fingerprint means equal bytes. Undefined where it has only just changed at `now`, in
 * milliseconds since 1970. Of a link it names both: it, and what it leads to. Throws what the system does where there is none.
 */
export function fingerprintFile(path: string, now: number): string | undefined {
  const entry = lstatSync(path);
  const own = stateOf(entry);
  if (!entry.isSymbolicLink()) return isSettled(entry, now) ? own : undefined;
  const target = statSync(path);
  return isSettled(entry, now) && isSettled(target, now)
    ? `${own} ${realpathSync(path)} ${stateOf(target)}`
    : undefined;
}

/** The times have parts of a microsecond, which is more than enough: the next change of a file that has settled is long after. */
function stateOf({ mode, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [mode, ino, size, mtimeMs, ctimeMs].join(' ');
}

function isSettled({ ctimeMs }: Stats, now: number): boolean {
  return ctimeMs <= now - SETTLED_MS;
}
