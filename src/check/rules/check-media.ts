import { fieldAnnotations } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field } from '../../content/content-index.ts';
import type { MediaFile } from '../../content/document.ts';
import { pictureType } from '../../content/picture-type.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import { isNamedAsPage, NAMED_AS_PAGE_MESSAGE, unsafeDrawingMessage } from '../../content/unsafe-media-messages.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { MAX_PICTURE_BYTES } from '../../domain/page/media.ts';
import type { Video } from '../../domain/site/content-types.ts';
import type { UnplacedFinding } from '../finding-at.ts';
import { misnamedFinding, unshowableFinding } from '../picture-messages.ts';

const MOST_PIXELS = 50_000_000;

/**
 * Checks the pictures that records refer to; each file is checked once. Adds `media-not-shown` for a file that browsers do
 * not show as a picture, `media-unreadable` for a damaged one, `media-too-large` for a drawing that is too large for a page
 * or a picture with too many pixels to convert, `media-unsafe` for a file that runs code or loads from another site when
 * it is opened by itself, and the warning `media-misnamed` for a picture whose extension does not match its format.
 */
export function checkMedia({ media }: ContentIndex, named: Iterable<string>): readonly Finding[] {
  return [...new Set(named)].flatMap((path) => media.get(path) ?? []).flatMap(checkPicture);
}

/** The paths of pictures that a record refers to. Videos and downloads may have any format that browsers do not open as a page. */
export function picturesNamed(record: ContentRecord): readonly string[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  return annotatedValues(record.data, fields, 'ref').flatMap(({ value, pointer, annotation }) => {
    if (annotation.ref !== 'media' || typeof value !== 'string') return [];
    return pictureType(value) !== undefined || isNamedAsPage(value) || isPictureField(record, pointer) ? [value] : [];
  });
}

function isPictureField({ place, data }: ContentRecord, pointer: readonly string[]): boolean {
  const holder = pointer.slice(0, -1).reduce(field, data);
  const isVideo = pointer.at(-1) === 'src' && field<Video>(holder, 'poster') !== undefined;
  const isFont = place.kind === 'site' && pointer[0] === 'fonts';
  const isAsset = place.kind === 'asset' && pointer.at(-1) === 'file';
  return !isVideo && !isFont && !isAsset && place.kind !== 'press';
}

function checkPicture(file: MediaFile): readonly Finding[] {
  if (isNamedAsPage(file.path)) return [finding(file, NAMED_AS_PAGE_MESSAGE)];
  const unshowable = unshowableFinding(file);
  if (unshowable !== undefined) return [finding(file, unshowable)];
  const misnamed = misnamedFinding(file);
  return [...(misnamed === undefined ? [] : [finding(file, misnamed)]), ...tooLarge(file), ...unsafeParts(file)];
}

function unsafeParts(file: MediaFile): readonly Finding[] {
  return (file.unsafe ?? []).map((problem) => ({
    ...finding(file, unsafeDrawingMessage(problem)),
    place: { kind: 'text', start: problem.start, end: problem.end },
  }));
}

function tooLarge(file: MediaFile): readonly Finding[] {
  const { width = 0, height = 0, sizeBytes } = file;
  const tooLargeFinding = (size: string): readonly Finding[] => [
    finding(file, {
      code: 'media-too-large',
      severity: 'error',
      message: `This picture is far too large (${size}).`,
      hint: 'make it smaller; no page shows more than 1920 pixels side by side',
    }),
  ];
  if (file.format === 'svg') {
    if (sizeBytes <= MAX_PICTURE_BYTES) return [];
    return tooLargeFinding(`${Math.round(sizeBytes / 1000)} kB, and drawings are sent as they are: at most 200 kB`);
  }
  return width * height <= MOST_PIXELS ? [] : tooLargeFinding(`${width} × ${height} pixels: at most 50 million`);
}

function finding(file: MediaFile, unplaced: UnplacedFinding & { readonly hint: string }): Finding {
  return { ...unplaced, path: `content/media/${file.path}`, place: { kind: 'file' } };
}
