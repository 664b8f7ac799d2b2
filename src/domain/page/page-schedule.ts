import type { Markup, Phrase } from '../language.ts';
import type { GridPlace } from '../programme/schedule-grid.ts';
import type { AssetKind } from '../programme/session-assets.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { OutcomeNote } from './page-changes.ts';
import type { Shown } from './page-parts.ts';

/** The parts of a schedule: sessions, rows, days and what they can be filtered by. Plain JSON, as all page data. */

/** A session, as the schedule and speakers' pages show it. */
export interface SessionCard {
  readonly ident: string;
  /** Of its page, if it has one. */
  readonly href?: string;
  readonly title: Phrase;
  /** A text after the title, such as "– live". A part number is in `part` instead. */
  readonly suffix?: Phrase;
  /** The position in a series, such as `1/2`. */
  readonly part?: string;
  /** The series: the ident that its parts share, and its name if it has one. */
  readonly series?: { readonly ident: string; readonly title?: Phrase };
  readonly type: 'talk' | 'workshop';
  readonly language: string;
  /** If the session is not in the language of the page, or the programme has several languages. */
  readonly languageName?: string;
  readonly level: 'novice' | 'intermediate' | 'advanced' | 'expert' | 'unspecified';
  readonly code: 'none' | 'light' | 'heavy' | 'unspecified';
  readonly keynote: boolean;
  readonly placeholder: boolean;
  readonly description: Markup;
  readonly speakers: readonly { readonly name: string; readonly href?: string }[];
  /** What it is about. */
  readonly topics: readonly NamedChoice[];
  /** False if it must not be recorded. */
  readonly recorded: boolean;
  readonly liveCaptions: boolean;
  readonly signLanguage: boolean;
  readonly assets: readonly AssetLink[];
  readonly assetsRemark?: Phrase;
  readonly seats?: number;
  /** The address of its calendar file. */
  readonly calendar?: string;
  /** What has become of it. */
  readonly outcome?: OutcomeNote;
}

/** A link to material of a session. */
export interface AssetLink {
  /** Absent for material that has only a title. */
  readonly kind?: AssetKind;
  readonly title: Phrase;
  readonly href: string;
  /** It is at another site. */
  readonly external: boolean;
  /** The name of its language, if content names that. */
  readonly languageName?: string;
  readonly shown: Shown;
}

/** Something by which a schedule can be filtered, or a column of it. */
export interface NamedChoice {
  readonly ident: string;
  readonly title: Phrase;
}

export interface ScheduleRow {
  readonly kind: 'session' | 'special' | 'break';
  /** The id of the element, for links to it. */
  readonly id: string;
  /** The ident of its column; absent for an entry for everybody. */
  readonly column?: string;
  /** The idents of its track and room among those of the day. */
  readonly track?: string;
  readonly room?: string;
  /** The address at which people join an entry in an online room, null where nothing leads there; absent for other rooms. */
  readonly join?: Timeline<string | null>;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly startIso: string;
  /** `HH:mm` in the event's zone. */
  readonly start: string;
  readonly end: string;
  /** The weekday on which it begins, if it begins after midnight and so on the day after that of the schedule. */
  readonly nextDay?: string;
  readonly durationMinutes: number;
  /** The position on the grid of wide screens. */
  readonly grid: GridPlace;
  readonly title: Phrase;
  readonly description?: Markup;
  /** The type of a break or special entry: coffee, lunch, registration … */
  readonly what?: string;
  /** The language of a special entry. */
  readonly languageName?: string;
  readonly sponsorName?: string;
  readonly moderators?: readonly { readonly name: string; readonly href?: string }[];
  readonly session?: SessionCard;
  /** What has become of it; that of a session is also in `session`. */
  readonly outcome?: OutcomeNote;
  /** The ident under which visitors can star the entry; absent if they cannot. */
  readonly star?: string;
  /** The ident under which the entry is rated, and when it can be; absent if it cannot be rated. */
  readonly rating?: { readonly ident: string; readonly shown: Shown };
  /** Where visitors say at another site how it was; absent if there is no such place. */
  readonly feedback?: { readonly href: string; readonly shown: Shown };
}

export interface ScheduleDay {
  readonly date: string;
  readonly endsAt: Instant;
  /** The weekday and date. */
  readonly title: string;
  readonly heading?: Phrase;
  readonly zone: string;
  /** The columns of the grid, in order: rooms, and tracks without a room. */
  readonly columns: readonly NamedChoice[];
  /** `color`: as `#00695c`. */
  readonly tracks: readonly (NamedChoice & { readonly color?: string })[];
  readonly rooms: readonly NamedChoice[];
  /** What the day's sessions are about. */
  readonly topics: readonly NamedChoice[];
  readonly rows: readonly ScheduleRow[];
}
