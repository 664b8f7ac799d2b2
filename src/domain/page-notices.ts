import type { Markup, Phrase } from './language.ts';
import type { Moment, Picture, Shown } from './page-parts.ts';
import type { Timeline } from './timeline.ts';

/** Data of notice pages, redirect pages and the press page. */

/** `pages/notice`: 404, 500 and their like. Its words are interface texts under `notices.{notice}`. */
export interface NoticePage {
  readonly notice: 'not-found' | 'server-error' | 'maintenance' | 'offline';
  readonly home: string;
}

/** `pages/inactive`: an address of an event that is not running. */
export interface InactivePage {
  readonly event: string;
  readonly title: Phrase;
  readonly home: string;
  readonly years: readonly { readonly year: number; readonly href: string }[];
}

/** `pages/unsupported-language`: where a page is not to be had in the language of its address. */
export interface UnsupportedLanguagePage {
  /** The page in the default language, and the seconds after which the browser goes there by itself. */
  readonly target: string;
  readonly targetLanguage: string;
  readonly seconds: number;
  /** What the page says, in every language of the site; the page's own comes first. */
  readonly sayings: readonly {
    readonly language: string;
    readonly title: string;
    readonly text: string;
    readonly go: string;
  }[];
}

/** `pages/newsletter-confirmation` and `pages/workshop-seats`: the pages to which links in e-mails lead. */
export interface EmailLinkPage {
  readonly home: string;
  /** The address of the form after which the e-mail was sent. */
  readonly form: string;
  readonly contactEmail: string;
}

/** `pages/qr`: where the printed code leads at which time; null while nowhere. */
export interface QrPage {
  readonly home: string;
  readonly targets: Timeline<QrLink | null>;
}

export interface QrLink {
  readonly ident: string;
  readonly title: Phrase;
  readonly href: string;
  readonly external: boolean;
}

/** A file to take away. */
export interface Download {
  readonly title: Phrase;
  readonly href: string;
  /** The name under which it is saved. */
  readonly name: string;
  /** `SVG`. */
  readonly type: string;
  /** `12 kB`. */
  readonly size: string;
}

/** `pages/press`: the media kit, and what has been written. */
export interface PressPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  readonly updated?: Moment;
  /** The form for a press pass, while it is open. */
  readonly pass?: { readonly href: string; readonly shown: Shown };
  readonly kit?: Markup;
  /** The variants of each event's logo, each once. */
  readonly logos: readonly {
    readonly event: string;
    readonly title: Phrase;
    readonly files: readonly (Download & { readonly ground: 'light' | 'dark'; readonly preview: Picture })[];
  }[];
  readonly files: readonly Download[];
  /** Newest first. */
  readonly years: readonly {
    readonly year: string;
    readonly items: readonly {
      readonly when: Moment;
      readonly title: Phrase;
      readonly where?: string;
      readonly href: string;
    }[];
  }[];
}

/** `pages/dev` and `pages/grid-test`: for those who work on the looks. */
export interface DevPage {
  readonly events: readonly { readonly ident: string; readonly title: Phrase }[];
  readonly gridTest: string;
  readonly dev: string;
}

export type NoticeTemplate =
  | 'notice'
  | 'inactive'
  | 'unsupported-language'
  | 'newsletter-confirmation'
  | 'workshop-seats'
  | 'qr'
  | 'press'
  | 'dev'
  | 'grid-test';

export type NoticeContent =
  | NoticePage
  | InactivePage
  | UnsupportedLanguagePage
  | EmailLinkPage
  | QrPage
  | PressPage
  | DevPage;
