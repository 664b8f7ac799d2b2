import type { Instant } from '../time/timeline.ts';

/**
 * What an edition publishes for calendars: plain data in the site's default language, with absolute addresses. It follows
 * from content alone, so the files do not depend on the time of the build.
 */
export interface PlannedCalendar {
  readonly event: string;
  readonly year: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  /** The page that shows what the files contain. */
  readonly url: string;
  /** The folder of the files, relative to the output folder. Ends in `/`. */
  readonly folder: string;
  /** The host of the site's address, which is part of ids. */
  readonly host: string;
  readonly startsAt: Instant;
  /** The edition is cancelled or postponed, so nothing takes place at its time, and nothing is due any more. */
  readonly isCancelled?: true;
  /** The number of changes that calendar apps must notice, those of entries included. */
  readonly revision: number;
  /** The day of the last change, `YYYY-MM-DD`; absent if content does not say. */
  readonly updated?: string;
}

/** The programme of an edition, for calendars and schedule apps. */
export interface PlannedProgramme extends PlannedCalendar {
  /** The address of the folder. Ends in `/`. */
  readonly baseUrl: string;
  readonly endsAt: Instant;
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
  /** Unique in the edition, and unchanged when the entry moves: that of the slot of a session (`slotIdent`); else type, day and number. */
  readonly ident: string;
  /** The ident of the session. Absent for other entries. */
  readonly session?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly track?: string;
  /** The name of its room, or of its track, if that has no room. Absent for what is for everybody, in no certain room. */
  readonly room?: string;
  /** The room, the venue and its address, or that it is online. Absent if content does not say. */
  readonly location?: string;
  /** Where people join online. Absent for a stream with times of its own, and for what does not take place. */
  readonly join?: string;
  readonly title: string;
  /** `talk`, `workshop`, or the type of a break or special entry. */
  readonly type: string;
  readonly language?: string;
  /** True if it must not be recorded. */
  readonly doNotRecord?: true;
  /** What it is about. */
  readonly topics: readonly string[];
  /** Without markup. */
  readonly summary: string;
  /** Markdown. */
  readonly text: string;
  readonly persons: readonly ProgrammePerson[];
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly url: string;
  /** Where visitors say how it was, at this site or another one. Absent if nobody is asked. */
  readonly feedbackUrl?: string;
  /** True if it does not take place: it is cancelled or replaced. */
  readonly isCancelled?: true;
  /** The number of changes that calendar apps must notice: the one from content, and the changes that touch it. */
  readonly revision: number;
  /** The day of the last change. */
  readonly updated?: string;
}

export interface ProgrammePerson {
  /** Identifies a person across years. */
  readonly person: string;
  readonly name: string;
  readonly biography?: string;
  readonly url?: string;
  /** The address of the portrait. */
  readonly avatar?: string;
}

/** The calendar of a whole programme, relative to its folder. */
export const PROGRAMME_CALENDAR = 'schedule.ics';

/** The programme for schedule apps, relative to its folder. */
export const PROGRAMME_XML = 'schedule.xml';

/** The calendar of one session, relative to the folder of its programme. */
export function sessionCalendar(ident: string): string {
  return `sessions/${ident}.ics`;
}
