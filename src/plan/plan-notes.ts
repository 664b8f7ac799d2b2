import type { PlannedMedia } from '../model/media.ts';
import type { Instant } from '../model/timeline.ts';

/** What is noted while something is planned, besides what comes of it. */
export interface PlanNotes {
  /** The media that pages show, by their paths in the output. */
  readonly media: Map<string, PlannedMedia>;
  /** The instants at which what pages show changes, those of the past included. */
  readonly changes: Set<Instant>;
}

/** Holds the notes of the part of a plan that is being made. */
export interface NoteTaker {
  current: PlanNotes;
}

export function emptyNotes(): PlanNotes {
  return { media: new Map(), changes: new Set() };
}

/** Runs `work`, and gives its value together with what was noted during it, which is not noted elsewhere. */
export function notedDuring<T>(taker: NoteTaker, work: () => T): { readonly value: T; readonly notes: PlanNotes } {
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
