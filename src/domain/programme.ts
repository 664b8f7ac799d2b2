import type { Instant } from './timeline.ts';

/**
 * An edition's programme for calendars and schedule apps: plain data in the site's default language, with full
 * addresses. Everything in it comes from content, so files made of it are the same whenever they are made.
 */
export interface PlannedProgramme {
  readonly event: string;
  readonly year: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  /** The page that shows the programme. */
  readonly url: string;
  /** Where its files stand, ending in `/`, as an address and relative to the output folder. */
  readonly baseUrl: string;
  readonly folder: string;
  /** A name for the makers of ids: the host of the site's own address. */
  readonly host: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly revision: number;
  /** `YYYY-MM-DD`; absent where content does not say. */
  readonly updated?: string;
  readonly color: string;
  readonly venue?: { readonly name: string; readonly address: string; readonly city: string };
  /** `color`: as `#00695c`; the event's, if the track has none. */
  readonly tracks: readonly { readonly title: string; readonly color: string }[];
  /** The rooms in use, in order; the tracks without a room count as rooms. */
  readonly rooms: readonly { readonly name: string; readonly capacity?: number }[];
  readonly days: readonly ProgrammeDay[];
}

export interface ProgrammeDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** By start, then column of the schedule. */
  readonly items: readonly ProgrammeItem[];
}

export interface ProgrammeItem {
  readonly kind: 'session' | 'special' | 'break';
  /** Unique in the edition and the same after a move: a session's ident, or what it is, on which day, the how-manieth. */
  readonly ident: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly track?: string;
  /** The name of its room, or of its track, if that has no room. Absent for what is for everybody, in no certain room. */
  readonly room?: string;
  readonly title: string;
  /** `talk`, `workshop`, or what a break or special entry is. */
  readonly type: string;
  readonly language?: string;
  /** True if it must not be recorded. */
  readonly doNotRecord?: true;
  /** What it is about. */
  readonly topics: readonly string[];
  /** Without markup. */
  readonly summary: string;
  /** Markdown, as content has it. */
  readonly text: string;
  readonly persons: readonly ProgrammePerson[];
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly url: string;
  readonly revision: number;
  readonly updated?: string;
}

export interface ProgrammePerson {
  /** Joins the same person over the years. */
  readonly person: string;
  readonly name: string;
  readonly biography?: string;
  readonly url?: string;
}

/** The calendar files of a programme, relative to its folder. */
export const PROGRAMME_CALENDAR = 'schedule.ics';

/** The calendar file of one session, relative to the folder of its programme. */
export function sessionCalendar(ident: string): string {
  return `sessions/${ident}.ics`;
}
