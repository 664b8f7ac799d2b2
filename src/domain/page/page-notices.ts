import type { Markup, Phrase } from '../language.ts';
import type { Timeline } from '../time/timeline.ts';
import type { Moment, Picture, Shown } from './page-parts.ts';

/** Data of notice pages, redirect pages and the press page. */

/**
 * Page data of `pages/notice`: error pages and similar ones. The texts are interface texts under `notices.{notice}`.
 */
export interface NoticePage {
  readonly notice: 'not-found' | 'server-error' | 'maintenance' | 'offline';
  readonly home: string;
}

/** Page data of `pages/inactive`: a page of an event that is not running. */
export interface InactivePage {
  readonly event: string;
  readonly title: Phrase;
  readonly home: string;
  readonly years: readonly { readonly year: number; readonly href: string }[];
}

/** Page data of `pages/unsupported-language`: an address for a language in which the page does not exist. */
export interface UnsupportedLanguagePage {
  /** The page in the default language. The browser goes there after `seconds`. */
  readonly target: string;
  readonly targetLanguage: string;
  readonly seconds: number;
  /** The page's text in every language of the site, the page's own language first. */
  readonly sayings: readonly {
    readonly language: string;
    readonly title: string;
    readonly text: string;
    readonly go: string;
  }[];
}

/** Page data of `pages/newsletter-confirmation` and `pages/workshop-seats`, which are opened from links in e-mails. */
export interface EmailLinkPage {
  readonly home: string;
  /** The address of the form that caused the e-mail. */
  readonly form: string;
  readonly contactEmail: string;
}

/** Page data of `pages/qr`: the target of the printed QR code over time. Null means no target. */
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

/** A file for download. */
export interface Download {
  readonly title: Phrase;
  readonly href: string;
  /** The suggested file name. */
  readonly name: string;
  /** The type for display, such as `SVG`. */
  readonly type: string;
  /** The size for display, such as `12 kB`. */
  readonly size: string;
}

/** Page data of `pages/press`: the media kit and the press reviews. */
export interface PressPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  readonly updated?: Moment;
  /** The link to the form for a press pass, and when it shows. */
  readonly pass?: { readonly href: string; readonly shown: Shown };
  readonly kit?: Markup;
  /** The variants of each event's logo, without duplicates. */
  readonly logos: readonly {
    readonly event: string;
    readonly title: Phrase;
    readonly files: readonly (Download & { readonly ground: 'light' | 'dark'; readonly preview: Picture })[];
  }[];
  readonly files: readonly Download[];
  /** Press reviews by year, newest first. */
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

/** Page data of `pages/dev` and `pages/grid-test`, the pages for designers. */
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
