import type { Markup, Phrase } from '../language.ts';
import type { OutcomeNote } from './page-changes.ts';
import type { Moment, PageLink, Picture, StatusNotice } from './page-parts.ts';
import type { SessionCard } from './page-schedule.ts';

/** The time and place of an entry of the programme. Empty for a session without a slot. */
export interface SlotFacts {
  /** Start and end. */
  readonly when?: Moment;
  readonly track?: Phrase;
  readonly room?: Phrase;
  readonly venue?: Phrase;
}

/** A slot of a speaker's session, with its row in the schedule. */
export interface SpeakerSlot extends SlotFacts {
  readonly scheduleHref?: string;
  /** What has become of this slot of a session that has several. */
  readonly slotOutcome?: OutcomeNote;
}

/** Page data of `pages/speaker`, such as `/devlica/2026/horvat-ana/`. */
export interface SpeakerPage {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  readonly eventHref: string;
  readonly slug: string;
  readonly name: string;
  readonly position: Phrase;
  readonly keynote: boolean;
  readonly image?: Picture;
  readonly bio: Markup;
  readonly links: readonly { readonly kind: string; readonly href: string }[];
  /** The speaker's sessions. `beside` lists the other speakers of each. */
  readonly sessions: readonly (SessionCard &
    SpeakerSlot & {
      readonly beside: SessionCard['speakers'];
      /** Further slots of the session. Absent if it takes place once. */
      readonly again?: readonly SpeakerSlot[];
    })[];
  /** The panels and other special entries that the speaker moderates. */
  readonly hosts: readonly (SlotFacts & {
    readonly title: Phrase;
    readonly scheduleHref: string;
    readonly outcome?: OutcomeNote;
  })[];
  readonly otherYears: readonly PageLink[];
  /** The speakers before and after this one in the edition's order. The last one is followed by the first. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
}
