import type { Text } from '../language.ts';
import type { Image, MediaSource } from '../site/site-parts.ts';
import type { Instant } from '../time/timeline.ts';

/** The material of sessions: slides, recordings, streams and the like. */

export type AssetKind = 'slides' | 'recording' | 'stream' | 'captions' | 'transcript' | 'code';

/** Material of a session in the model. */
export interface SessionAsset {
  /** Absent for material of another kind, which has a title. */
  readonly kind?: AssetKind;
  readonly title?: Text;
  /** The address at another site, or the file of this one. */
  readonly source: string | MediaSource;
  readonly poster?: Image;
  /** The code of its language, if it is not the session's. */
  readonly language?: string;
  /** When it shows, as far as content says so. */
  readonly from?: Instant;
  readonly until?: Instant;
}

/** The file extensions that a site can offer as material of a kind. Streams are always at another site. */
export const ASSET_EXTENSIONS: Readonly<Record<AssetKind, readonly string[]>> = {
  slides: ['pdf', 'odp', 'pptx'],
  recording: ['mp4', 'webm'],
  stream: [],
  captions: ['vtt'],
  transcript: ['txt', 'pdf'],
  code: ['zip', 'txt'],
};

/** The extension of a path, in lower case; empty if it has none. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}
