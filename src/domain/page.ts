import type { Markup, Phrase, TranslationLimits } from './language.ts';
import type { EventPage } from './page-event.ts';
import type { FormPage, SurveyPage, TeamRegistrationPage } from './page-forms.ts';
import type { NoticeContent, NoticeTemplate } from './page-notices.ts';
import type {
  AboutBlock,
  Moment,
  Picture,
  ScheduleDay,
  SessionCard,
  Shown,
  SpeakerCard,
  SponsorLevel,
  Testimonial,
} from './page-parts.ts';
import type { SessionPage } from './page-session.ts';
import type { PageTheme } from './theme.ts';
import type { Timeline } from './timeline.ts';

export type * from './page-event.ts';
export type * from './page-parts.ts';
export type * from './page-session.ts';
export type * from './page-slices.ts';

/**
 * What a page is made from. Everything here is plain JSON: no functions, no dates, no cycles. Times are epoch
 * seconds, and timelines have been cut at the build (`since`): their first segment is the present one.
 */

/** The page templates, by the name of their file in `templates/pages/`. */
export type TemplateName =
  | 'home'
  | 'event'
  | 'edition'
  | 'speaker'
  | 'session'
  | 'text'
  | 'form'
  | 'survey'
  | 'team-registration'
  | NoticeTemplate;

export interface Alternate {
  readonly language: string;
  readonly path: string;
}

/** What the head is made from, and what slices' slots are filled with. Paths are without the base path. */
export interface PageHead {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article' | 'profile';
  /** Stands for the page where it is shared. */
  readonly image?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  readonly indexed: boolean;
  /** A secret page: nothing links to it, and it says that it is secret. */
  readonly secret?: boolean;
  readonly alternates: readonly Alternate[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** The event whose colours and slices the page wears; absent for pages of the whole site. */
  readonly event?: string;
  readonly theme: PageTheme;
}

/** A link to another page of the site. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}

/** `pages/edition`: `/devlica/2025/`. */
export interface EditionPage {
  /** Which edition of the event it was: the 7th; absent for a year that the event does not count. */
  readonly count?: string;
  readonly event: string;
  readonly title: Phrase;
  readonly year: number;
  readonly when: Moment;
  readonly where?: Phrase;
  readonly eventHref: string;
  readonly lead: Phrase;
  readonly about: readonly AboutBlock[];
  readonly summary?: Markup;
  readonly numbers: readonly { readonly value: string; readonly title: Phrase }[];
  readonly images: readonly Picture[];
  readonly speakers: readonly SpeakerCard[];
  readonly days: readonly ScheduleDay[];
  /** The pages of the years before and after; the one after may be the event's own. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly testimonials: readonly Testimonial[];
  readonly sponsors: readonly SponsorLevel[];
}

/** When and where something of the programme is; nothing for what has no place in it. */
export interface SlotFacts {
  /** From when to when. */
  readonly when?: Moment;
  readonly track?: Phrase;
  readonly room?: Phrase;
  readonly venue?: Phrase;
}

/** `pages/speaker`: `/devlica/2026/horvat-ana/`. */
export interface SpeakerPage {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  readonly eventHref: string;
  readonly slug: string;
  readonly name: string;
  readonly position: Phrase;
  readonly keynote: boolean;
  readonly image?: Picture;
  readonly bio: Markup;
  readonly links: readonly { readonly kind: string; readonly href: string }[];
  /** `beside`: who else speaks there. */
  readonly sessions: readonly (SessionCard &
    SlotFacts & { readonly scheduleHref?: string; readonly beside: SessionCard['speakers'] })[];
  /** Panels and other entries of the programme that they moderate. */
  readonly hosts: readonly (SlotFacts & { readonly title: Phrase; readonly scheduleHref: string })[];
  readonly otherYears: readonly PageLink[];
  /** The speakers beside this one in the edition's order, the first after the last. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** `pages/home`: `/`. */
export interface HomePage {
  readonly title: string;
  readonly tagline: Phrase;
  readonly lead: Markup;
  /** How many people are expected, in words. */
  readonly attendance: Phrase;
  /** Until the main event is over. */
  readonly expected: Shown;
  readonly image?: Picture;
  readonly events: {
    readonly title: Phrase;
    readonly text: Phrase;
    readonly cards: readonly {
      readonly event: string;
      readonly title: Phrase;
      readonly tagline?: Phrase;
      readonly href: string;
      readonly when: Moment;
      readonly where?: Phrase;
      readonly logo: Picture;
      readonly lowKey: boolean;
      readonly phases: Timeline<'before' | 'active' | 'after'>;
    }[];
  };
  /** Past years, each event's latest first. */
  readonly history: readonly {
    readonly event: string;
    readonly year: number;
    readonly title: string;
    readonly href: string;
  }[];
}

/** A heading of a long text, as its contents name it: its id, and its words as escaped HTML. */
export interface TextContents {
  readonly id: string;
  readonly title: string;
}

/** `pages/text`: prose such as `/terms/`. */
export interface TextPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  /** The headings of a long text; empty for a short one. */
  readonly contents: readonly TextContents[];
  readonly updated?: Moment;
  /** How often it has changed. */
  readonly revision: number;
  /** The letter with a link to this page confirms that. */
  readonly confirms?: Confirmed;
}

/** What a letter's link confirms, the address of the form that asks for another letter, and where to go on. */
export interface Confirmed {
  readonly of: 'team';
  readonly form: string;
  readonly onward: string;
}

export type PageContent =
  | EventPage
  | EditionPage
  | SpeakerPage
  | SessionPage
  | HomePage
  | TextPage
  | FormPage
  | SurveyPage
  | TeamRegistrationPage
  | NoticeContent;

/** What templates know besides their page data: the settings of the site and of the page's language. */
export interface RenderSettings {
  readonly siteTitle: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** Starts and ends with `/`. */
  readonly basePath: string;
  /** The site's address without a trailing `/`. */
  readonly origin: string;
  /** Loose stitches of an ornament. */
  readonly randomPixels: number;
  readonly translation: TranslationLimits;
  /** As browsers name it: `en-GB`. */
  readonly locale: string;
  readonly timeZone: string;
  /** Where the service is, with its version; absent where there is none. */
  readonly api?: string;
}

/** What rendering a page gives, apart from all other pages; the content of `page-data-rsc.json`. */
export interface RenderedPage {
  readonly html: string;
  /** Head elements that depend on this page alone, as markup. */
  readonly head: string;
  readonly lang: string;
  readonly title: string;
  /** Logical names of stylesheets and pictures that the page needs beyond the site's own. */
  readonly assets: readonly string[];
  /** Names of the islands on the page, each once, sorted. */
  readonly islands: readonly string[];
  /** Slice names by slot: `{ header, footer }`. */
  readonly slices: Readonly<Record<string, string>>;
}
