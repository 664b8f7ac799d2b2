import type { Markup, Phrase } from '../language.ts';
import type { EditionStatus } from '../time/edition-status.ts';
import type { Span, Timeline } from '../time/timeline.ts';

/** Page data that several pages share: pictures, moments, cards, rows. Plain JSON, like all page data. */

/**
 * The periods in which an element shows, in ascending order, without those that ended before the build; instants in
 * epoch seconds. An empty list means that it never shows again. A single period without limits means that it always
 * shows.
 */
export type Shown = readonly Span[];

export interface Picture {
  readonly src: string;
  /** The size of the file at `src`, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The value of the attribute `srcset`: a photograph as AVIF in several widths. Browsers without AVIF use `src`. */
  readonly avif?: string;
  /** Empty for a decorative picture. */
  readonly alt: Phrase;
  readonly caption?: Phrase;
}

/** A date or time for machines (`iso`) and for people (`text`, with the name of the time zone if there is a time). */
export interface Moment {
  readonly iso: string;
  readonly text: string;
}

export interface HeroButton {
  readonly ident: string;
  readonly title: Phrase;
  readonly href: string;
  readonly external: boolean;
  readonly hollow: boolean;
  readonly wide: boolean;
  readonly floating: boolean;
  readonly classes: readonly string[];
  readonly shown: Shown;
}

export type AboutBlock =
  | { readonly kind: 'text'; readonly text: Markup }
  | { readonly kind: 'image'; readonly image: Picture }
  | { readonly kind: 'gallery'; readonly images: readonly Picture[] };

export interface NewsItem {
  readonly ident: string;
  readonly when: Moment;
  /** The day of the last change after publication; `revision` counts the changes. */
  readonly updated?: Moment;
  readonly revision: number;
  readonly breaking: boolean;
  readonly title: Phrase;
  readonly short: Phrase;
  readonly full?: Markup;
  readonly blocks?: readonly {
    readonly width: 'third' | 'twothirds';
    readonly image?: Picture;
    readonly text?: Markup;
  }[];
  readonly shown: Shown;
}

export interface SpeakerCard {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly position: Phrase;
  readonly keynote: boolean;
  readonly placeholder: boolean;
  readonly image?: Picture;
  readonly talks: readonly {
    readonly title: Phrase;
    readonly href?: string;
    /** It does not take place. */
    readonly off?: 'cancelled' | 'replaced';
  }[];
}

export interface VenueCard {
  readonly ident: string;
  readonly name: Phrase;
  readonly nameAlt?: Phrase;
  readonly street: string;
  readonly place: string;
  readonly country: Phrase;
  readonly map: Picture;
  readonly mapUrl: string;
  /** A `geo:` address for map applications, with a zoom level. */
  readonly geoUrl?: string;
  readonly images: readonly Picture[];
  readonly description?: Markup;
  readonly directions?: Markup;
  readonly rooms: readonly RoomCard[];
}

export interface RoomCard {
  readonly ident: string;
  readonly name: Phrase;
  /** The number of seats. */
  readonly capacity?: number;
  readonly floor?: Phrase;
  readonly stepFree?: boolean;
  readonly directions?: Phrase;
  readonly plan?: Picture;
}

/** The state of a ticket. `later`: the sale has not started. `unavailable`: the ticket is listed but not for sale. */
export type OfferState = 'later' | 'on-sale' | 'over' | 'unavailable';

/** What a ticket costs. */
export interface OfferPrice {
  readonly price: string;
  /** The price without the promotion that is in force. */
  readonly regular?: string;
  /** The price in the second currency, if the site shows one. */
  readonly alternate?: string;
}

export interface TicketOffer {
  readonly ident: string;
  readonly icon: string;
  readonly title: Phrase;
  readonly remark?: Phrase;
  readonly prices: Timeline<OfferPrice>;
  /** The VAT rate; null while there is none. */
  readonly vatPercent: Timeline<number | null>;
  readonly limited: boolean;
  readonly special: boolean;
  readonly maxAvailable?: number;
  readonly access: readonly string[];
  /** When the ticket shows. */
  readonly shown: Shown;
  /** The states of the ticket. Each segment is rendered as one element. */
  readonly states: Timeline<OfferState>;
  readonly from?: Moment;
  readonly until?: Moment;
  /** Discounts for a limited time. */
  readonly promotions: readonly {
    readonly ident: string;
    readonly title: Phrase;
    readonly text?: Phrase;
    readonly percent: number;
    readonly price: string;
    readonly until: Moment;
    readonly shown: Shown;
  }[];
}

export interface FaqEntry {
  readonly ident: string;
  readonly title: Phrase;
  readonly short?: Phrase;
  readonly full: Markup;
}

export interface SponsorCard {
  readonly ident: string;
  readonly name: string;
  readonly logo: Picture;
  readonly description?: Markup;
  readonly links: readonly { readonly kind: 'url' | 'linkedIn' | 'facebook' | 'instagram'; readonly href: string }[];
  readonly tags: readonly Phrase[];
  readonly maxWidth?: number;
}

/** The sponsors of a level. */
export interface SponsorLevel {
  readonly level: number;
  readonly sponsors: readonly SponsorCard[];
}

export interface Testimonial {
  readonly ident: string;
  readonly speaker: boolean;
  readonly name: string;
  readonly description: Phrase;
  readonly text: Phrase;
}

/** A text that an edition adds to a section for a limited time. */
export interface ExtraText {
  readonly ident: string;
  readonly title?: Phrase;
  readonly text: Markup;
  readonly shown: Shown;
}

/** What a page says about an edition that is cancelled, postponed or moved. */
export interface StatusNotice {
  readonly kind: EditionStatus['kind'];
  /** `Cancelled`. */
  readonly word: string;
  readonly sentence: string;
  readonly text?: Markup;
}

/** A link to the page of an edition's changes. */
export interface ChangesLink {
  readonly href: string;
  /** The number of changes. */
  readonly count: number;
}

/** A link to another page of the site. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}
