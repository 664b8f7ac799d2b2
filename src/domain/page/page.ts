import type { Markup, Phrase, TranslationLimits } from '../language.ts';
import type { PageLive } from '../programme/planned-live.ts';
import type { PageTheme } from '../site/theme.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { ChangesPage } from './page-changes.ts';
import type { EventPage } from './page-event.ts';
import type { FormPage, SurveyPage, TeamRegistrationPage } from './page-forms.ts';
import type { HomePage } from './page-home.ts';
import type { NoticeContent, NoticeTemplate } from './page-notices.ts';
import type {
  AboutBlock,
  ChangesLink,
  Moment,
  PageLink,
  Picture,
  Shown,
  SpeakerCard,
  SponsorLevel,
  StatusNotice,
  Testimonial,
} from './page-parts.ts';
import type { SchedulePage } from './page-programme.ts';
import type { ScheduleDay } from './page-schedule.ts';
import type { ScreenPage } from './page-screen.ts';
import type { SearchPage } from './page-search.ts';
import type { SessionPage } from './page-session.ts';
import type { SpeakerPage } from './page-speaker.ts';

export type * from './page-changes.ts';
export type * from './page-event.ts';
export type * from './page-home.ts';
export type * from './page-parts.ts';
export type * from './page-programme.ts';
export type * from './page-schedule.ts';
export type * from './page-screen.ts';
export type * from './page-search.ts';
export type * from './page-session.ts';
export type * from './page-slices.ts';
export type * from './page-speaker.ts';

/**
 * Page data: everything that a page is rendered from. It is plain JSON. Instants are in epoch seconds. Timelines are
 * cut at the build (`since`), so their first segment is the present one.
 */

/** The page templates, by the name of their file in `templates/pages/`. */
export type TemplateName =
  | 'home'
  | 'event'
  | 'edition'
  | 'speaker'
  | 'session'
  | 'schedule'
  | 'changes'
  | 'screen'
  | 'search'
  | 'text'
  | 'form'
  | 'survey'
  | 'team-registration'
  | NoticeTemplate;

export interface Alternate {
  readonly language: string;
  readonly path: string;
}

/** The templates of pages that come from no record of the content. Another version of conf-site may not have them. */
export const TOOL_TEMPLATES = [
  'notice',
  'unsupported-language',
  'newsletter-confirmation',
  'workshop-seats',
  'search',
  'dev',
  'grid-test',
] as const satisfies readonly TemplateName[];

/** The data of a page's head and of its slots. Paths are without the base path. */
export interface PageHead {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article' | 'profile';
  /** The image that other services show for a shared page. */
  readonly image?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  readonly indexed: boolean;
  /** The last instant up to the build at which the page itself changed; absent if there is none. */
  readonly validFrom?: Instant;
  /** A secret page. */
  readonly secret?: boolean;
  /** When a secret page says that nothing leads to it; absent if something always does. */
  readonly secretNotice?: Shown;
  readonly alternates: readonly Alternate[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** The event whose colours, header and footer the page has. Absent for pages of the whole site. */
  readonly event?: string;
  /** The value of the attribute `data-event`, by which stylesheets know the event, if it is not the event's ident. */
  readonly eventMark?: string;
  /** The offsets of the zone of the edition that the page is about, in seconds, if that is not the site's zone. */
  readonly offsets?: Timeline<number>;
  /** Set for the pages of current editions, and for the home page. */
  readonly live?: PageLive;
  readonly theme: PageTheme;
}

/** Page data of `pages/edition`, such as `/devlica/2025/`. */
export interface EditionPage {
  /** The number of the edition in words ("7th edition"); absent for a year that the event does not count. */
  readonly count?: string;
  /** Absent for an edition that took place as announced. */
  readonly status?: StatusNotice;
  readonly event: string;
  readonly title: Phrase;
  readonly year: number;
  readonly when: Moment;
  readonly where?: Phrase;
  /** The page of the event; absent if a past year must not tell it. */
  readonly eventHref?: string;
  readonly lead: Timeline<Phrase>;
  readonly about: readonly AboutBlock[];
  /** When the page looks back: from the end of the edition on. Of use for `summary`, `numbers` and `images`. */
  readonly looksBack: Shown;
  readonly summary?: Markup;
  readonly numbers: readonly { readonly value: string; readonly title: Phrase }[];
  readonly images: readonly Picture[];
  readonly speakers: readonly SpeakerCard[];
  readonly days: readonly ScheduleDay[];
  /** The programme has so many entries that the page shows only a line of each. */
  readonly isLong?: true;
  /** The page of the changes of the programme; absent if there are none. */
  readonly changes?: ChangesLink;
  /** The pages of the years before and after. The next one may be the event's own page. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly testimonials: readonly Testimonial[];
  readonly sponsors: readonly SponsorLevel[];
}

/** An entry in a table of contents: the id of the heading, and its text as escaped HTML. */
export interface TextContents {
  readonly id: string;
  readonly title: string;
}

/** Page data of `pages/text`: a text page such as `/terms/`. */
export interface TextPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  /** The table of contents of a long text; empty for a short one. */
  readonly contents: readonly TextContents[];
  readonly updated?: Moment;
  /** The number of changes since publication. */
  readonly revision: number;
  /** Set for a page whose link in an e-mail confirms something. */
  readonly confirms?: Confirmed;
}

/** The kind of confirmation, the address of the form that sends another e-mail, and the address to continue to. */
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
  | SchedulePage
  | ChangesPage
  | ScreenPage
  | SearchPage
  | HomePage
  | TextPage
  | FormPage
  | SurveyPage
  | TeamRegistrationPage
  | NoticeContent;

/** The settings of the site and of the page's language, which templates get besides page data. */
export interface RenderSettings {
  readonly siteTitle: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** The path at which the site is published; starts and ends with `/`. */
  readonly basePath: string;
  /** The origin of the site's address, without a trailing `/`. */
  readonly origin: string;
  /** The number of random pixels in an ornament. */
  readonly randomPixels: number;
  readonly translation: TranslationLimits;
  /** The language tag for browsers: `en-GB`. */
  readonly locale: string;
  /** The tag for browsers of each language of the site. */
  readonly locales: Readonly<Record<string, string>>;
  /**
   * The offsets of the site's time zone, in seconds, for clocks and dates that browsers show; in templates those of the
   * zone of the page's edition.
   */
  readonly offsets: Timeline<number>;
  /** The address of the API, with its version; absent if the site has none. */
  readonly api?: string;
  /** The organiser's account on Mastodon: `@user@host`. */
  readonly fediverseCreator?: string;
  /** No page may be indexed, whatever its head says. */
  readonly noindex?: boolean;
  /** The feed of news has an entry, so that pages offer it. */
  readonly hasNews?: boolean;
}

/** The result of rendering a page, without what it shares with other pages. The content of `page-data-rsc.json`. */
export interface RenderedPage {
  readonly html: string;
  /** The head elements that depend on this page alone, as markup. */
  readonly head: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  /** The logical names of stylesheets and pictures that only some pages need. */
  readonly assets: readonly string[];
  /** The names of the islands on the page, without duplicates, sorted. */
  readonly islands: readonly string[];
  /** The name of the slice in each slot: `{ header, footer }`. */
  readonly slices: Readonly<Record<string, string>>;
}
