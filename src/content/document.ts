import type { IgnoreComment } from '../diagnostics/ignore-comment.ts';
import type { FontFacts } from '../domain/site/fonts.ts';
import type { DrawingProblem } from './drawing-problems.ts';
import type { PictureFlaw, PictureFormat } from './picture-format.ts';

/** A parsed content file, before it is checked. */
export interface Document {
  /** Relative to the site root, with `/`: `content/events/devlica/2026/edition.yaml`. */
  readonly path: string;
  /** The data of the file or of its front matter; undefined if there is none. */
  readonly data: unknown;
  /** The Markdown below the front matter; empty for `.yaml` files. */
  readonly body: string;
  /** SHA-256 of the file's bytes, hex, shortened. */
  readonly hash: string;
  /** Comments that silence a warning. Absent if there are none, as are the lists below. */
  readonly ignores?: readonly IgnoreComment[];
  /** Comments that ask for a review of a value. */
  readonly reviews?: readonly ReviewMark[];
  /** Comments that may have been meant as text. */
  readonly cuts?: readonly CutMark[];
  /** Values in typographic quotes, which YAML does not treat as quotes. */
  readonly quoted?: readonly QuotedValue[];
}

/** The comment `# review: text` and its range in the text of the file, in UTF-16 units. */
export interface ReviewMark {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A comment that may be the rest of a value: the value without it, the value with it, and the range of the comment. */
export interface CutMark {
  readonly value: string;
  readonly valueWithComment: string;
  readonly start: number;
  readonly end: number;
}

/** A value in typographic quotes, without and with the quotes, and its range in the text of the file. */
export interface QuotedValue {
  readonly unquoted: string;
  readonly quoted: string;
  readonly start: number;
  readonly end: number;
}

/** A file below `content/media`. Pictures have a width and a height in pixels. */
export interface MediaFile {
  /** Relative to `content/media`. */
  readonly path: string;
  /** Absolute. */
  readonly source: string;
  readonly hash: string;
  readonly sizeBytes: number;
  readonly width?: number;
  readonly height?: number;
  /** The format that its bytes have. Absent if it is unknown. */
  readonly format?: PictureFormat;
  /** Why the picture cannot be shown, if it cannot. */
  readonly flaw?: PictureFlaw;
  /** Whether it is a picture of few colours: a small PNG file with a palette. */
  readonly isFlat?: boolean;
  /** The first unsafe parts of a drawing. Absent if there are none. */
  readonly unsafe?: readonly DrawingProblem[];
  /** The metrics and letters of a font. Absent if the file is no font, or a damaged one. */
  readonly font?: FontFacts;
}
