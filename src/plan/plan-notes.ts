import { greatest } from '../domain/extremes.ts';
import type { PlannedMedia } from '../domain/page/media.ts';
import type { Instant } from '../domain/time/timeline.ts';

/** Data collected while pages are planned: media files to make, and instants at which pages change. */
export interface PlanNotes {
  /** The media files of pages, by output path. */
  readonly media: Map<string, PlannedMedia>;
  /** The instants at which page content changes, including past ones. */
  readonly changes: Set<Instant>;
}

/** Holds the notes of the list that is being planned. */
export interface NoteTaker {
  current: PlanNotes;
}

export function emptyNotes(): PlanNotes {
  return { media: new Map(), changes: new Set() };
}

/** Runs `work` and returns its value with the notes made meanwhile. They are not added to the outer notes. */
export function collectNotes<T>(taker: NoteTaker, work: () => T): { readonly value: T; readonly notes: PlanNotes } {
  const outer = taker.current;
  const notes = emptyNotes();
  taker.current = notes;
  try {
    return { value: work(), notes };
  } finally {
    taker.current = outer;
  }
}

/** Adds notes to the current ones. */
export function addNotes({ current }: NoteTaker, { media, changes }: PlanNotes): void {
  for (const [path, one] of media) current.media.set(path, one);
  for (const change of changes) current.changes.add(change);
}

/** The last noted change up to an instant; null if there is none. */
export function lastChange({ changes }: PlanNotes, at: Instant): Instant | null {
  const past = [...changes].filter((change) => change <= at);
  return past.length === 0 ? null : greatest(past);
}
