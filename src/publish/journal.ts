/**
 * The journal of a publication. A build that is killed before the journal is written is discarded; afterwards, the next
 * command completes it.
 */
import { readFileSync } from 'node:fs';
import { verifiedText, withChecksum } from '../cache/checksum.ts';
import { writeAtomically } from '../fs/atomic-write.ts';
import { isOutputPath, type OutputFolder, type StagingFolder } from './output-folder.ts';

/** The steps that remain to be done with a staging folder. `moves` are staged files, in order. */
export type Journal = { readonly staging: StagingFolder['kind'] } & (
  | { readonly kind: 'swap' }
  | { readonly kind: 'in-place'; readonly moves: readonly string[]; readonly removals: readonly string[] }
);

const VERSION = 2;

/** Writes the journal atomically and flushes it to disk. */
export function writeJournal(folder: OutputFolder, journal: Journal): void {
  writeAtomically(folder.journal, withChecksum(JSON.stringify({ version: VERSION, ...journal })), { flush: true });
}

/** Reads the journal. Returns undefined if there is none, or none that this version can follow safely. */
export function readJournal(folder: OutputFolder): Journal | undefined {
  try {
    const text = verifiedText(readFileSync(folder.journal));
    const read: unknown = text === undefined ? undefined : JSON.parse(text);
    return isJournal(read) ? read : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || isAbsent(error)) return undefined;
    throw error;
  }
}

function isJournal(read: unknown): read is Journal {
  const { version, staging, kind, moves, removals } = (read ?? {}) as Record<string, unknown>;
  if (version !== VERSION || (staging !== 'beside' && staging !== 'inside')) return false;
  return kind === 'swap' || (kind === 'in-place' && arePaths(moves) && arePaths(removals));
}

function arePaths(value: unknown): boolean {
  return Array.isArray(value) && value.every((path) => typeof path === 'string' && isOutputPath(path));
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
