import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';

/** A file that changed less than this long ago may change again without a change of its times. */
const SETTLED_MS = 100;

/**
 * Identifies the state of a file without reading it: by its mode, inode, size and times. Programs cannot set the time of
 * the last status change (ctime), so an equal fingerprint means equal bytes. For a symbolic link, the fingerprint covers
 * the link and its target. Undefined if the file changed just before `now` (milliseconds since 1970). Throws the error of
 * the file system if there is no such file.
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

function stateOf({ mode, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [mode, ino, size, mtimeMs, ctimeMs].join(' ');
}

function isSettled({ ctimeMs }: Stats, now: number): boolean {
  return ctimeMs <= now - SETTLED_MS;
}
