import type { TranslationLimits } from '../language.ts';
import type { PlannedDeadlines } from '../programme/deadlines.ts';
import type { PlannedLive } from '../programme/planned-live.ts';
import type { PlannedProgramme } from '../programme/programme.ts';
import type { FontFacts, FontRole } from '../site/fonts.ts';
import type { SecurityContact, StrictTransport } from '../site/site.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { FeedNews, PlannedFeed } from './feed.ts';
import type { PlannedMedia } from './media.ts';
import type { OfflineNeeds, OfflinePicture } from './offline.ts';
import type { PageContent, PageHead, SliceContent, TemplateName } from './page.ts';
import type { PageSlices } from './page-data.ts';

/** One address in one language, with everything that its page is rendered from. */
export interface Route {
  /** `/devlica/`, `/hr/404.html`; without the base path. */
  readonly path: string;
  /** Relative to the output folder: `devlica/index.html`. */
  readonly file: string;
  readonly template: TemplateName;
  readonly head: PageHead;
  /** The day of the last notable change, `YYYY-MM-DD`. */
  readonly updated?: string;
  readonly content: PageContent;
  /** The name of the slice in each slot. */
  readonly slices: PageSlices;
  /** Hashes of the static queries that the page uses; the last one is its language's settings. */
  readonly staticQueries: readonly string[];
  /** What the page needs offline; absent if it is not cached on visitors' devices. */
  readonly offline?: OfflineNeeds;
  /** The addresses of the page's pictures of past editions, which are not cached offline. */
  readonly pastPictures: readonly string[];
  /** The search page finds it. */
  readonly isSearched: boolean;
}

/** A slice, such as `header-devlica-en`, which is rendered once. */
export interface PlannedSlice {
  readonly name: string;
  readonly language: string;
  /** The event on whose pages it is; absent for the site's own pages. */
  readonly event?: string;
  readonly content: SliceContent;
  readonly pictures: readonly OfflinePicture[];
  /** The last instant up to the build at which it changed; null if there is none. */
  readonly validFrom: Instant | null;
}

/** JSON that pages share. It is named by its hash. */
export interface StaticQuery {
  readonly hash: string;
  readonly json: string;
}

/** A redirect from one address to another, both with the base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /**
   * The text of the page at the old address, for hosts that do not support `_redirects`. Absent if there can be no page
   * at that address.
   */
  readonly notice?: LinkNotice;
  /** Whether `_redirects` names it. False if not everybody may find one of the two addresses; its page remains. */
  readonly isListed: boolean;
}

/** The text of a page that has nothing but a title and a link. */
export interface LinkNotice {
  readonly language: string;
  readonly title: string;
  /** The text of the link. */
  readonly link: string;
}

/** The result of planning: everything that is to be rendered and emitted. */
export interface Plan {
  /** Sorted by path. */
  readonly routes: readonly Route[];
  readonly slices: readonly PlannedSlice[];
  readonly staticQueries: readonly StaticQuery[];
  readonly redirects: readonly Redirect[];
  /** The media files to make, by output path. */
  readonly media: ReadonlyMap<string, PlannedMedia>;
  /** Those of news, one for each language, and those of changes, one for each edition with changes and language. */
  readonly feeds: readonly PlannedFeed[];
  /** The news items of feeds over time. A feed changes only with a build, so one is due at each boundary. */
  readonly feedNews: readonly FeedNews[];
  /** The `live.json` of each current edition. */
  readonly live: readonly PlannedLive[];
  /** The programmes that calendars are made from. */
  readonly programmes: readonly PlannedProgramme[];
  /** What is due for visitors of each edition. */
  readonly deadlines: readonly PlannedDeadlines[];
  readonly site: PlannedSite;
}

/** The addresses of the site's icon in different formats. */
export interface PlannedIcons {
  /** The unchanged file from content. */
  readonly icon: string;
  /** `favicon.ico`, for programs that request this address only. */
  readonly fallback: string;
  /** The icon for home screens. */
  readonly touch: string;
  /** The icons in the format of the web manifest. */
  readonly manifest: readonly object[];
}

/** A link that an installed site has on its icon. */
export interface PlannedShortcut {
  readonly name: string;
  /** Starts with the base path. */
  readonly url: string;
}

/** A font file of the site in the output. */
export interface PlannedFont extends FontFacts {
  readonly role: FontRole;
  /** Relative to the output folder. */
  readonly path: string;
}

/** Data of the whole site for emitting files and assembling pages. */
export interface PlannedSite {
  readonly title: string;
  readonly description: string;
  /** Address without a trailing `/` and without the base path. */
  readonly origin: string;
  /** Starts and ends with `/`. */
  readonly basePath: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  /** The language tag for browsers (`en-GB`) by language. */
  readonly locales: Readonly<Record<string, string>>;
  /** The offsets of the site's time zone, in seconds, for clocks and dates that browsers show. */
  readonly offsets: Timeline<number>;
  /** The text of the page in the place of a folder's listing. */
  readonly folderNotice: LinkNotice;
  readonly events: readonly {
    readonly ident: string;
    /** The value of the attribute `data-event` on its pages. */
    readonly mark: string;
    readonly baseColor: string;
  }[];
  /** The colours of all tracks, each once, sorted. */
  readonly trackColors: readonly string[];
  /** Of the pages of no event, if it is not that of the stylesheet. */
  readonly color?: string;
  /** The site's own fonts, in the order of roles. */
  readonly fonts: readonly PlannedFont[];
  /** The number of random pixels in an ornament. */
  readonly randomPixels: number;
  readonly translation: TranslationLimits;
  readonly apiOrigin?: string;
  /** The address of the API, with its version. */
  readonly apiAddress?: string;
  readonly analyticsOrigin?: string;
  readonly strictTransport: StrictTransport;
  /** Absent if content does not have it. */
  readonly security?: SecurityContact;
  /** The organiser's account on Mastodon: `@user@host`. */
  readonly fediverseCreator?: string;
  /** The feed of news has an entry. */
  readonly hasNews: boolean;
  readonly serviceWorkerActive: boolean;
  readonly icons?: PlannedIcons;
  readonly shortcuts: readonly PlannedShortcut[];
  readonly themeColor: string;
  /** The site is in maintenance mode: every page shows the maintenance notice. */
  readonly maintenance: boolean;
  /** No search engine may list anything of the site, since it is a preview or another copy. */
  readonly noindex?: boolean;
  /** The last instant at or before the build at which something changed, and the first one after it. */
  readonly validFrom: Instant | null;
  readonly validUntil: Instant | null;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
}
