import type { Text } from '../language.ts';
import type { SessionAsset } from '../programme/session-assets.ts';
import type { Instant, Timeline, Window } from '../time/timeline.ts';
import type { Image, Topic } from './site-parts.ts';

/** The records of an edition: speakers, sessions, tickets, surveys, questions, news. */

export interface Ticket {
  readonly ident: string;
  readonly icon: string;
  readonly title: Text;
  readonly remark?: Text;
  readonly price: number;
  /** The VAT rate; null while there is none. */
  readonly vatPercent: Timeline<number | null>;
  readonly group?: string;
  readonly limited: boolean;
  readonly special: boolean;
  readonly maxAvailable?: number;
  /** The ticket's category in the ticket shop. */
  readonly category?: string;
  readonly access: readonly string[];
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly shown: Window;
  readonly states: Timeline<'later' | 'on-sale' | 'over' | 'unavailable'>;
  readonly promotions: readonly Promotion[];
}

export interface Promotion {
  readonly ident: string;
  readonly title: Text;
  readonly text?: Text;
  readonly percent: number;
  readonly price: number;
  readonly until: Instant;
  readonly window: Window;
}

export interface Speaker {
  readonly slug: string;
  /** Names that it had before. */
  readonly formerSlugs: readonly string[];
  readonly person: string;
  readonly name: string;
  /** Empty for a person with only one name. */
  readonly surname: string;
  readonly visible: boolean;
  readonly placeholder: boolean;
  readonly keynote: boolean;
  readonly image?: Image;
  /** Empty where content says nothing. */
  readonly position: Text;
  readonly company?: Text;
  /** Empty where content says nothing. */
  readonly bio: Text;
  readonly links: readonly { readonly kind: string; readonly href: string }[];
}

export interface Session {
  readonly ident: string;
  /** Names that it had before. */
  readonly formerSlugs: readonly string[];
  readonly visible: boolean;
  readonly placeholder: boolean;
  readonly keynote: boolean;
  readonly group?: string;
  readonly durationMinutes: number;
  readonly type: 'talk' | 'workshop';
  readonly language: string;
  readonly level: 'novice' | 'intermediate' | 'advanced' | 'expert' | 'unspecified';
  readonly code: 'none' | 'light' | 'heavy' | 'unspecified';
  readonly title: Text;
  readonly titleSuffix?: Text;
  /** The name of the series that the session is a part of. */
  readonly titleGroup?: Text;
  /** Empty where content says nothing. */
  readonly description: Text;
  readonly speakers: readonly Speaker[];
  /** What it is about. */
  readonly topics: readonly Topic[];
  /** False if it must not be recorded. */
  readonly recorded: boolean;
  readonly liveCaptions: boolean;
  readonly signLanguage: boolean;
  readonly assets: readonly SessionAsset[];
  /** A remark about the assets. */
  readonly assetsRemark?: Text;
  readonly skipOnHistory: boolean;
  readonly skipOnSurvey: boolean;
  readonly doNotEvaluate: boolean;
  /** Where visitors say how it was, in place of the edition's address. */
  readonly feedbackUrl?: string;
  readonly seats?: number;
  readonly day?: string;
  /** The number of changes that calendar apps must notice, and the day of the last one. */
  readonly revision: number;
  readonly updated?: string;
}

export interface Survey {
  readonly visitors: readonly SurveyQuestion[];
  readonly speakers: readonly SurveyQuestion[];
  /** Each day has a survey of its own. */
  readonly isPerDay: boolean;
}

export interface SurveyQuestion {
  readonly ident: string;
  readonly required: boolean;
  readonly question: Text;
  readonly description?: Text;
  /** Absent for a question that is answered with a text. */
  readonly answer?:
    | { readonly kind: 'stars' }
    | { readonly kind: 'boolean' }
    | {
        readonly kind: 'checkbox' | 'radio';
        readonly items: readonly { readonly value: string; readonly text: Text }[];
      };
  /** The question has a text field, alone or besides the answer. */
  readonly hasComment: boolean;
  readonly placeholder?: Text;
}

export interface Faq {
  readonly ident: string;
  readonly title: Text;
  readonly short?: Text;
  readonly full: Text;
}

export interface News {
  readonly ident: string;
  readonly when: string;
  /** When the event's page shows the item, if its news section shows. */
  readonly window: Window;
  readonly from: Instant | null;
  readonly updated?: string;
  /** The number of changes since publication. */
  readonly revision: number;
  readonly breaking: boolean;
  readonly title: Text;
  readonly short: Text;
  readonly full?: Text;
  readonly blocks: readonly { readonly width: 'third' | 'twothirds'; readonly image?: Image; readonly text?: Text }[];
}

export interface Testimonial {
  readonly ident: string;
  readonly speaker: boolean;
  readonly name: string;
  readonly description: Text;
  readonly text: Text;
}
