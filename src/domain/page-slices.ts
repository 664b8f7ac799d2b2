import type { Phrase } from './language.ts';
import type { ExtraText, HeroButton, Picture, Shown } from './page-parts.ts';
import type { Theme } from './theme.ts';

/** The parts that are rendered once and shared by many pages: headers and footers. */

/** A link of a menu or footer. */
export interface MenuLink {
  readonly ident: string;
  readonly title: Phrase;
  readonly href: string;
  readonly external: boolean;
  readonly extra: boolean;
  readonly shown: Shown;
}

/**
 * Data of a `header-*` slice. Its slots are filled at assembly, from the page's head: an element with
 * `data-current="/path/"` gets `aria-current="page"` on that page, and an anchor whose href is `slot:alternate:hr`
 * gets the page's address in that language.
 */
export interface HeaderSlice {
  readonly home: string;
  readonly siteTitle: string;
  readonly event?: {
    readonly ident: string;
    readonly title: Phrase;
    readonly href: string;
    /** One for linen, one for night cloth. */
    readonly logos: Readonly<Record<'light' | 'dark', Picture>>;
  };
  /** The site's own logo, where no event's stands. */
  readonly logos?: Readonly<Record<'light' | 'dark', Picture>>;
  /** Sections of the event's page, then links to pages and to other sites. */
  readonly menu: readonly MenuLink[];
  /** The other events of the site. */
  readonly events: readonly { readonly ident: string; readonly title: Phrase; readonly href: string }[];
  /** The floating ones; at most one shows at any time. */
  readonly buttons: readonly HeroButton[];
  readonly languages: readonly {
    readonly option: string;
    readonly name: string;
    /** Name of a stitched picture. */
    readonly flag: string;
    readonly current: boolean;
    /** Words in this language for who chose it before; none in the language of the header. */
    readonly offer?: { readonly read: string; readonly decline: string };
  }[];
  /** The themes that visitors choose from. */
  readonly themes: readonly Theme[];
  /** Absent where nothing is counted. */
  readonly consent?: ConsentQuestion;
}

/** The question whether page views may be counted. */
export interface ConsentQuestion {
  readonly text: string;
  /** Of the page on privacy. */
  readonly href?: string;
}

export interface FooterSlice {
  /** The whole footer. */
  readonly shown: Shown;
  /** Texts that the event's edition puts there for a time. */
  readonly extra: readonly ExtraText[];
  readonly siteTitle: string;
  readonly organiser: string;
  readonly address: string;
  readonly contactEmail: string;
  readonly links: readonly MenuLink[];
  readonly social: readonly { readonly ident: string; readonly title: Phrase; readonly href: string }[];
  readonly note: Phrase;
  /** The organiser and all that it offers are made up. */
  readonly isInvented: boolean;
  /** Visitors have a say in whether page views are counted. */
  readonly asksConsent: boolean;
}

export type SliceContent = ({ readonly kind: 'header' } & HeaderSlice) | ({ readonly kind: 'footer' } & FooterSlice);
