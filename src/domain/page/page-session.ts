import type { Phrase } from '../language.ts';
import type { Timeline } from '../time/timeline.ts';
import type { ChangeNote, OutcomeNote } from './page-changes.ts';
import type { Form } from './page-forms.ts';
import type { Moment, Picture, Shown, StatusNotice } from './page-parts.ts';
import type { AssetLink, ScheduleRow, SessionCard } from './page-schedule.ts';

/** Where a session stands at an instant. */
export type SessionStage = 'before' | 'during' | 'after';

/** `pages/session`: `/devlica/2026/sessions/two-banks-1/`. The headings of its description begin at level 2. */
export interface SessionPage extends SessionCard, SessionAssets {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  /** The page that shows the programme: the event's, or that of the past edition. */
  readonly eventHref: string;
  readonly homeHref: string;
  /** Of the edition that the event's own page shows. */
  readonly isCurrent: boolean;
  readonly people: readonly SessionPerson[];
  /** The changes that touch it, the last one first. */
  readonly changes: readonly ChangeNote[];
  /** Absent for a session that is not in the programme. */
  readonly slot?: SessionSlot;
  /** Other entries that overlap it, in the order of the programme. */
  readonly meanwhile: readonly MeanwhileEntry[];
  /** The parts of its series, itself among them, in the order of the programme. */
  readonly parts: readonly SessionPart[];
  /** The sessions before and after it, in its column of the schedule or for everybody. */
  readonly previous?: SessionLink;
  readonly next?: SessionLink;
}

/** The material of a session on its page. */
export interface SessionAssets {
  /** Recordings and streams, in the order of content. */
  readonly videos: readonly SessionVideo[];
  /** All other material. */
  readonly assets: readonly AssetLink[];
  /** When `assets` are the first thing on the page, since the session is over, and when they are among the last. */
  readonly assetsShown: { readonly first: Shown; readonly last: Shown };
}

/** A recording or a stream. It is played in the page if it is a file of this site, otherwise it is a link. */
export interface SessionVideo extends AssetLink {
  readonly kind: 'recording' | 'stream';
  /** The media type of a file of this site. */
  readonly type?: string;
  /** The name of the other site that it is at. */
  readonly host?: string;
  /** The picture that stands for it; absent if content gives none and the site has no share images. */
  readonly poster?: Pick<Picture, 'src' | 'width' | 'height' | 'avif'>;
  /** The captions of a file, with the code of their language. */
  readonly captions: readonly { readonly src: string; readonly language: string; readonly languageName: string }[];
  /** Its transcripts, and captions that cannot be shown in the video. */
  readonly links: readonly AssetLink[];
}

/** A speaker, with a link to their page if they have one. */
export interface SessionPerson {
  readonly slug: string;
  readonly name: string;
  readonly href?: string;
  readonly position: Phrase;
  readonly image?: Picture;
}

/** When and where a session is. */
export interface SessionTime {
  /** From when to when, and in which zone. */
  readonly when: Moment;
  /** What has become of this slot of a session that has several. */
  readonly outcome?: OutcomeNote;
  readonly track?: { readonly title: Phrase; readonly color?: string };
  /** `href`: of the room on the event's page, while that shows it. */
  readonly room?: { readonly kind: 'room'; readonly name: Phrase; readonly href: Timeline<string | null> };
  readonly venue?: Phrase;
  /** Its row in the schedule, while that shows. */
  readonly schedule?: { readonly kind: 'schedule'; readonly href: string; readonly shown: Shown };
}

/** The first slot of a session, what visitors can do about the session, and its further slots. */
export interface SessionSlot extends SessionTime {
  /** During each slot that takes place, and after the last of them. A session that does not take place stays at `before`. */
  readonly stages: Timeline<SessionStage>;
  /** When and where the session takes place again, in the order of time. Absent for one that takes place once. */
  readonly again?: readonly SessionTime[];
  /** The ident that visitors star it under; absent where they cannot. */
  readonly star?: string;
  /** The form that rates it, and when; absent where it cannot be rated. */
  readonly rating?: { readonly ident: string; readonly shown: Shown; readonly form: Form };
  /** Where visitors say at another site how it was; absent if there is no such place. */
  readonly feedback?: ScheduleRow['feedback'];
}

export interface MeanwhileEntry {
  readonly title: Phrase;
  readonly href?: string;
  /** In the event's zone. */
  readonly times: string;
  /** Its room, or its track if that has no room. */
  readonly place?: Phrase;
}

export interface SessionLink {
  readonly title: Phrase;
  readonly href: string;
}

export interface SessionPart extends SessionLink {
  /** `1/2`. */
  readonly part: string;
  readonly isThis: boolean;
}
