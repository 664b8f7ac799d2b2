import type { IgnoreComment } from '../diagnostics/ignore-comment.ts';
import type { DrawingProblem } from './drawing-problems.ts';
import type { PictureFlaw, PictureFormat } from './picture-format.ts';

/** One content file as read: nothing checked yet. */
export interface Document {
  /** Relative to the site root, with `/`: `content/events/devlica/2026/edition.yaml`. */
  readonly path: string;
  /** The YAML of the file or of its front matter; undefined where that is empty. */
  readonly data: unknown;
  /** The Markdown below the front matter; empty for `.yaml` files. */
  readonly body: string;
  /** SHA-256 of the file's bytes, hex, shortened. */
  readonly hash: string;
  /** Comments that ask for a warning to be silenced; absent where there are none. */
  readonly ignores?: readonly IgnoreComment[];
  /** Comments that ask for a value to be looked at; absent where there are none. */
  readonly reviews?: readonly ReviewMark[];
  /** Comments that may have been meant as text; absent where there are none. */
  readonly cuts?: readonly CutMark[];
  /** Values in quotes that are no quotes to YAML; absent where there are none. */
  readonly quoted?: readonly QuotedValue[];
}

/** `# review: words` in the YAML of a document, and where it stands in the file's text, in UTF-16 units. */
export interface ReviewMark {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** A comment that may be the rest of a value: what is left of that, what it would be as a whole, and where the comment stands. */
export interface CutMark {
  readonly left: string;
  readonly whole: string;
  readonly start: number;
  readonly end: number;
}

/** A value in typographic quotes, with and without them, and where it stands in the file's text. */
export interface QuotedValue {
  readonly inside: string;
  readonly whole: string;
  readonly start: number;
  readonly end: number;
}

/** A file below `content/media`. Width and height in pixels where it is a picture. */
export interface MediaFile {
  /** Relative to `content/media`. */
  readonly path: string;
  /** Absolute. */
  readonly source: string;
  readonly hash: string;
  readonly sizeBytes: number;
  readonly width?: number;
  readonly height?: number;
  /** What it is by its bytes, if that is the format of a picture or something that often stands in its place. */
  readonly format?: PictureFormat;
  /** What keeps a picture of that format from being shown. */
  readonly flaw?: PictureFlaw;
  /** A picture of few colours: a small file that says itself that it has a palette. */
  readonly isFlat?: boolean;
  /** The first unsafe parts of a drawing; absent where there are none. */
  readonly unsafe?: readonly DrawingProblem[];
}
