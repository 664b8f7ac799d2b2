import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MediaFile } from '../content/document.ts';
import { type DrawingProblem, drawingProblems } from '../content/drawing-problems.ts';
import { type PictureFormat, pictureFlaw, pictureFormat } from '../content/picture-format.ts';
import { hashOf } from '../content/short-hash.ts';
import { defined } from '../domain/defined.ts';
import { MAX_FLAT_BYTES } from '../domain/page/media.ts';

const MEDIA = 'content/media/';

/** Whether a content file, by its path from the root, is a media file rather than a document. */
export function isMedia(path: string): boolean {
  return path.startsWith(MEDIA);
}

/** Describes a media file. `path` is relative to the root. Only pictures have a width and a height. */
export function mediaFile(rootDir: string, path: string, bytes: Uint8Array): MediaFile {
  const hash = hashOf(bytes);
  const format = pictureFormat(bytes);
  return {
    path: path.slice(MEDIA.length),
    source: join(rootDir, path),
    hash,
    sizeBytes: bytes.length,
    ...sizeOf(bytes),
    ...defined({ format, flaw: pictureFlaw(bytes, format) }),
    ...(hasPalette(bytes, format) && bytes.length <= MAX_FLAT_BYTES ? { isFlat: true } : {}),
    ...defined({ unsafe: format === 'svg' ? unsafeParts(bytes) : undefined }),
  };
}

const FONT_FORMATS: readonly (PictureFormat | undefined)[] = ['woff2', 'woff', 'ttf', 'otf'];

/** Adds the metrics and letters of a font to its description. Other files, and damaged fonts, stay as they are. */
export async function withFontFacts(file: MediaFile, bytes: Uint8Array): Promise<MediaFile> {
  if (!FONT_FORMATS.includes(file.format)) return file;
  const { fontFacts } = await import('../content/font-facts.ts');
  return { ...file, ...defined({ font: await fontFacts(bytes) }) };
}

/** The maximum number of problems that are reported for one drawing. */
const MOST_PROBLEMS = 20;

function unsafeParts(bytes: Uint8Array): readonly DrawingProblem[] | undefined {
  const problems = drawingProblems(new TextDecoder('utf-8').decode(bytes));
  return problems.length === 0 ? undefined : problems.slice(0, MOST_PROBLEMS);
}

function sizeOf(bytes: Uint8Array): { readonly width?: number; readonly height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return {};
  }
}

/** Whether a file is a PNG with a palette, which its header says. */
function hasPalette(bytes: Uint8Array, format: PictureFormat | undefined): boolean {
  return format === 'png' && bytes[25] === 3;
}
