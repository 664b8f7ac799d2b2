import { existsSync, realpathSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contains } from '../fs/contains.ts';
import { makeFolder } from '../fs/make-folder.ts';
import { processExists } from '../fs/temporary-files.ts';

/**
 * The list of the renames of a change, which is written before the first one. If the process is killed in between, the
 * next one finishes the change, so that it is never half made.
 */
export interface Journal {
  /** The process that makes the change. */
  readonly pid: number;
  /** Absolute paths: from, to. */
  readonly moves: readonly (readonly [string, string])[];
  /** Absolute paths of copies that are deleted after the last rename. */
  readonly backups: readonly string[];
}

/** A hidden file, which reading and watching ignore. */
function journalPath(rootDir: string): string {
  return join(rootDir, 'content', '.unfinished-change.json');
}

export async function writeJournal(rootDir: string, journal: Omit<Journal, 'pid'>): Promise<void> {
  const path = journalPath(rootDir);
  const temporary = `${path}.tmp`;
  await writeFile(temporary, JSON.stringify({ pid: process.pid, ...journal }));
  await rename(temporary, path);
}

export async function removeJournal(rootDir: string): Promise<void> {
  await rm(journalPath(rootDir), { force: true });
}

/**
 * Finishes a change whose process was killed while it made it. Does nothing if that process is still running. A journal
 * that names other files than content is deleted: it may have come with the content, and is not trusted.
 */
export async function finishChange(rootDir: string): Promise<void> {
  if (!existsSync(journalPath(rootDir))) return;
  const journal = trustedJournal(rootDir, await readFile(journalPath(rootDir), 'utf8'));
  if (journal !== undefined && journal.pid !== process.pid && processExists(journal.pid)) return;
  if (journal !== undefined) await finishMoves(journal);
  await removeJournal(rootDir);
}

/** Undefined if the text is no journal, or names a file outside the content. */
function trustedJournal(rootDir: string, text: string): Journal | undefined {
  try {
    const journal = JSON.parse(text) as Journal;
    const paths = [...journal.moves.flat(), ...journal.backups];
    return paths.every((path) => isInContent(rootDir, path)) ? journal : undefined;
  } catch {
    return undefined;
  }
}

/** Whether no symbolic link in the folders above an absolute path leads out of the content of a site. */
export function isInContent(rootDir: string, path: string): boolean {
  const content = join(rootDir, 'content');
  return !existsSync(content) || contains(realpathSync(content), realFolderOf(path));
}

/** The nearest folder above a path that exists, without symbolic links. */
function realFolderOf(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? realpathSync(folder) : realFolderOf(folder);
}

async function finishMoves({ moves, backups }: Journal): Promise<void> {
  for (const [from, to] of moves) {
    if (!existsSync(from)) continue;
    makeFolder(dirname(to));
    await rename(from, to);
  }
  for (const path of backups) await rm(path, { force: true });
}
