/** Puts a staged build in place: chooses between a swap and moving files, writes the journal, and follows it. */

import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MARKER } from '../domain/page/output.ts';
import { type ChosenStaging, isWritable } from './choose-staging.ts';
import { assertFoldersWritable, moveOrder } from './in-place.ts';
import { writeJournal } from './journal.ts';
import type { OutputFolder } from './output-folder.ts';
import { type PublishedFiles, writeNextList } from './published-list.ts';
import { refuseForeign } from './refusals.ts';
import { clearLeftovers, follow } from './repair-publication.ts';
import type { StagedFiles } from './staged-files.ts';

/** A build whose changed files are all staged. */
export interface StagedBuild {
  readonly folder: OutputFolder;
  readonly chosen: ChosenStaging;
  /** Identifies the code that made the files. */
  readonly tool: string;
  readonly staged: StagedFiles;
  /** The staged paths of `files`. The other files are unchanged in the output folder. */
  readonly changed: readonly string[];
  readonly previous: PublishedFiles;
  readonly files: PublishedFiles;
  /** Paths of `previous` that are not in `files`. */
  readonly removals: readonly string[];
}

/**
 * If at most this many files, or 5 % of all files, have changed, they are moved in place. Otherwise the folder is
 * swapped.
 */
const MAX_MOVES = 24;

/**
 * Publishes a build: by a swap if `prefer` is `auto` and many files have changed, otherwise in place. If it throws
 * before the journal is written, the old build is intact; afterwards the next command completes the publication.
 */
export function publishStaged(build: StagedBuild, prefer: 'in-place' | 'auto'): void {
  const { folder, chosen, tool } = build;
  refuseForeign(folder);
  const markerFile = build.changed.includes(MARKER) ? build.staged.pathOf(MARKER) : join(folder.out, MARKER);
  writeNextList(folder, build.files, { tool, markerFile });
  const isSwap = chosen.canSwap && (!existsSync(folder.out) || (prefer === 'auto' && isWorthSwap(build)));
  if (!isSwap || !publishBySwap(build)) publishInPlace(build);
  clearLeftovers(folder);
}

/** Returns false, with the output folder unchanged, if the system does not allow the folder to be renamed. */
function publishBySwap(build: StagedBuild): boolean {
  const { folder, chosen, staged } = build;
  const changed = new Set(build.changed);
  for (const path of build.files.keys()) {
    if (!changed.has(path)) staged.link(path, join(folder.out, path));
  }
  writeJournal(folder, { staging: chosen.staging.kind, kind: 'swap' });
  if (follow(folder)) return true;
  rmSync(folder.journal);
  return false;
}

function publishInPlace(build: StagedBuild): void {
  const { folder, chosen } = build;
  const steps = { moves: moveOrder(build.changed), removals: build.removals };
  assertFoldersWritable(folder, steps);
  writeJournal(folder, { staging: chosen.staging.kind, kind: 'in-place', ...steps });
  if (!follow(folder)) throw new Error('the journal that was written a moment ago cannot be followed');
}

/**
 * Whether there are many changes and the old build can be deleted afterwards, which fails for folders of another user.
 */
function isWorthSwap(build: StagedBuild): boolean {
  const { folder, files, previous } = build;
  if (build.changed.length + build.removals.length <= Math.max(MAX_MOVES, files.size / 20)) return false;
  const parents = new Set([...previous.keys()].map((path) => dirname(join(folder.out, path))));
  return [...parents].every((parent) => !existsSync(parent) || isWritable(parent));
}
