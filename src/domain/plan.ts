import type { FedNews, PlannedFeed } from './feed.ts';
import type { TranslationLimits } from './language.ts';
import type { PlannedMedia } from './media.ts';
import type { OfflineNeeds, OfflinePicture } from './offline.ts';
import type { PageContent, PageHead, SliceContent, TemplateName } from './page.ts';
import type { PageSlices } from './page-data.ts';
import type { PlannedProgramme } from './programme.ts';
import type { StrictTransport } from './site.ts';
import type { Instant } from './timeline.ts';

/** One address in one language, with everything it will be rendered from. */
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
  /** Slot → name of the slice in it. */
  readonly slices: PageSlices;
  /** Hashes of the static queries that the page uses; the last one is its language's settings. */
  readonly staticQueries: readonly string[];
  /** What the page needs offline; absent if it is not cached on visitors' devices. */
  readonly offline?: OfflineNeeds;
  /** The addresses of its pictures of a year that has been. */
  readonly pastPictures: readonly string[];
}

/** A slice to render once: `header-devlica-en`. */
export interface PlannedSlice {
  readonly name: string;
  readonly language: string;
  readonly content: SliceContent;
  readonly pictures: readonly OfflinePicture[];
  /** The last instant up to the build at which it changed; null if there is none. */
  readonly validFrom: Instant | null;
}

/** Shared JSON, named by the hash of its text. */
export interface StaticQuery {
  readonly hash: string;
  readonly json: string;
}

/** An address that leads to another one, both with the base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** What the page says that stands there for hosts that do not read `_redirects`; absent where no page can stand. */
  readonly notice?: RedirectNotice;
}

export interface RedirectNotice {
  readonly language: string;
  readonly title: string;
  /** The words of the link. */
  readonly link: string;
}

/** Everything that a site consists of, before anything is rendered. */
export interface Plan {
  /** Sorted by path. */
  readonly routes: readonly Route[];
  readonly slices: readonly PlannedSlice[];
  readonly staticQueries: readonly StaticQuery[];
  readonly redirects: readonly Redirect[];
  /** Output path → what to make there, for the media that pages show. */
  readonly media: ReadonlyMap<string, PlannedMedia>;
  /** One a language. */
  readonly feeds: readonly PlannedFeed[];
  /** The content of feeds over time. Feeds are updated by a build at each of its boundaries. */
  readonly fed: readonly FedNews[];
  /** The editions whose programme has calendars. */
  readonly programmes: readonly PlannedProgramme[];
  readonly site: PlannedSite;
}

/** Addresses of the site's icon in its forms. */
export interface PlannedIcons {
  /** As content has it. */
  readonly icon: string;
  /** For programs that ask for nothing else. */
  readonly fallback: string;
  /** For home screens. */
  readonly touch: string;
  /** As the web manifest lists them. */
  readonly manifest: readonly object[];
}

/** What emit and assembly need of the site as a whole. */
export interface PlannedSite {
  readonly title: string;
  readonly description: string;
  /** Address without a trailing `/` and without the base path. */
  readonly origin: string;
  /** Starts and ends with `/`. */
  readonly basePath: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  /** Language → what browsers name it. */
  readonly locales: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly events: readonly {
    readonly ident: string;
    readonly baseColor: string;
  }[];
  /** The colours of all tracks, each once, sorted. */
  readonly trackColors: readonly string[];
  /** Of the pages of no event, if it is not that of the stylesheet. */
  readonly color?: string;
  /** Loose stitches of an ornament. */
  readonly randomPixels: number;
  readonly translation: TranslationLimits;
  readonly apiOrigin?: string;
  /** Where the service is, with its version. */
  readonly apiAddress?: string;
  readonly analyticsOrigin?: string;
  readonly strictTransport: StrictTransport;
  readonly serviceWorkerActive: boolean;
  readonly icons?: PlannedIcons;
  readonly themeColor: string;
  /** Every page says that the site is under maintenance. */
  readonly maintenance: boolean;
  /** The last instant before the build at which something changed, and the next one after it. */
  readonly validFrom: Instant | null;
  readonly validUntil: Instant | null;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
}
