import type { Text } from '../language.ts';

/** Types that records of several kinds use: media files, venues, sponsors. */

/** A file in the media folder. */
export interface MediaSource {
  readonly src: string;
  readonly hash: string;
  readonly sizeBytes: number;
}

export interface Image {
  readonly src: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** A raster picture with few colours, which must not be compressed lossily. */
  readonly isFlat?: boolean;
  readonly alt: Text;
  readonly caption?: Text;
}

/** A short silent video with its poster. */
export interface Film {
  readonly src: string;
  readonly hash: string;
  readonly poster: Image;
}

export interface Venue {
  readonly ident: string;
  readonly name: Text;
  readonly nameAlt?: Text;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Text;
  readonly countryShort: string;
  readonly map: Image;
  readonly mapUrl: string;
  readonly location?: { readonly latitude: number; readonly longitude: number };
  readonly mapZoom?: number;
  readonly images: readonly Image[];
  readonly description?: Text;
  readonly directions?: Text;
  /** In the order of content. Idents are unique within the venues of an edition. */
  readonly rooms: readonly Room[];
}

export interface Room {
  readonly ident: string;
  readonly name: Text;
  /** Where people join an online room; absent for a room at a place. */
  readonly url?: string;
  /** The number of seats. */
  readonly capacity?: number;
  readonly floor?: Text;
  /** Whether no step is on the way to it; absent if content does not say. */
  readonly stepFree?: boolean;
  readonly directions?: Text;
  readonly plan?: Image;
}

/** A theme that sessions follow through the day. */
export interface Track {
  readonly ident: string;
  readonly title: Text;
  /** As `#00695c`. */
  readonly color?: string;
}

/** What sessions can be about. */
export interface Topic {
  readonly ident: string;
  readonly title: Text;
}

export interface Sponsor {
  readonly ident: string;
  readonly name: string;
  readonly logo: Image;
  readonly links: readonly { readonly kind: 'url' | 'linkedIn' | 'facebook' | 'instagram'; readonly href: string }[];
  readonly tags: readonly Text[];
  readonly description?: Text;
  readonly maxWidth?: number;
}
