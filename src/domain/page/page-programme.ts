import type { Phrase } from '../language.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { ChangeNote } from './page-changes.ts';
import type { Form } from './page-forms.ts';
import type { ChangesLink, Shown, StatusNotice } from './page-parts.ts';
import type { ScheduleDay } from './page-schedule.ts';

/** The page of a schedule, and what it has in common with the section of the event's page. Plain JSON, as all page data. */

/** What the schedule of an edition shows besides its days. */
export interface ScheduleFacts {
  /** Until when meals are served, each until then on the last day. */
  readonly meals: readonly { readonly meal: 'breakfast' | 'lunch'; readonly until: string; readonly shown: Shown }[];
  /** The address of the programme's calendar file. */
  readonly calendar?: string;
  /** The files to which calendar and schedule apps subscribe. Present if `calendar` is. */
  readonly subscribe?: SubscribeFiles;
  /** The page of its changes; absent if there are none. */
  readonly changes?: ChangesLink;
  /**
   * Above the programme, each as long as it is of use: on its own page, notices that are about no single entry and what else is
   * urgent while the edition is on; on the event's page, such notices while they do not stand above everything else.
   */
  readonly notices: readonly ChangeNote[];
  /** Until the last entry ends: when reminders and automatic scrolling are of use. */
  readonly live: Shown;
  /** The form that rates sessions; absent if no entry is ever rated. */
  readonly rating?: Form;
}

/** The files of a programme to which apps subscribe. */
export interface SubscribeFiles {
  /** `schedule.ics`. */
  readonly calendar: PublicFile;
  /** `schedule.xml`. */
  readonly schedule: PublicFile;
}

/** A file as pages link to it (`/devlica/2026/schedule.ics`), and its full address for other programs. */
export interface PublicFile {
  readonly href: string;
  readonly address: string;
}

/** What is on in a room, or for everybody, and what comes next there. Several entries run beside each other. */
export interface NowRow {
  /** The room, or the track without one. Absent for what is for everybody, in none of the rows' rooms. */
  readonly room?: Phrase;
  readonly states: Timeline<{ readonly now: readonly NowEntry[]; readonly next: readonly NowEntry[] }>;
}

export interface NowEntry {
  readonly title: Phrase;
  readonly href?: string;
  /** In the event's zone. */
  readonly start: string;
  readonly end: string;
  /** The room of an entry that is for everybody, if it is in a certain one. */
  readonly room?: Phrase;
}

/** What is on during a day: for everybody, then for each room, and for each track without one. */
export interface NowStrip {
  /** From the beginning of the day until its last entry ends. */
  readonly shown: Shown;
  readonly rooms: readonly NowRow[];
}

/** A link to the page of a day. */
export interface ScheduleDayLink {
  readonly date: string;
  readonly endsAt: Instant;
  /** The weekday and date. */
  readonly title: string;
  readonly href: string;
}

/**
 * Page data of `pages/schedule`: `/devlica/schedule/`, and `/devlica/schedule/2026-05-08/` for each day of several. The
 * former shows the first day that is not over at the build; in browsers, it leads on to the day that is not over then.
 */
export interface SchedulePage extends ScheduleFacts {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  readonly homeHref: string;
  readonly eventHref: string;
  /** The day in the page's own address. Absent for the page that follows the time. */
  readonly ofDay?: string;
  readonly day: ScheduleDay;
  /** Absent if the day is over, or does not take place. */
  readonly now?: NowStrip;
  /** The pages of all days; empty if there is only one. */
  readonly days: readonly ScheduleDayLink[];
}
