import { fieldNotes } from 'conf-site:schemas';
import type { ContentIndex, ContentRecord } from '../../content/content-index.ts';
import type { MediaFile } from '../../content/document.ts';
import { pictureType } from '../../content/picture-type.ts';
import { ownData } from '../../content/record-data.ts';
import { notedValues } from '../../content/schema-notes.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { MAX_PICTURE_BYTES } from '../../model/media.ts';

const MOST_PIXELS = 50_000_000;

/**
 * Pictures that records name can be shown: `media-unreadable` for one whose size cannot be read, `media-too-large` for
 * a drawing above what a page may load, and for one with more pixels than can be worked on. Each file once.
 */
export function checkMedia({ media }: ContentIndex, named: Iterable<string>): readonly Finding[] {
  const pictures = [...new Set(named)].filter((path) => pictureType(path) !== undefined);
  return pictures.flatMap((path) => media.get(path) ?? []).flatMap(checkPicture);
}

/** The paths of media that a record names. */
export function mediaNamed(record: ContentRecord): readonly string[] {
  const fields = fieldNotes[record.place.kind] ?? [];
  return notedValues(ownData(record, fields), fields, 'ref').flatMap(({ value, note }) =>
    note.ref === 'media' && typeof value === 'string' ? [value] : [],
  );
}

function checkPicture(file: MediaFile): readonly Finding[] {
  const { path, width, height, sizeBytes } = file;
  if (width === undefined || height === undefined) {
    return [
      finding(file, 'media-unreadable', {
        message: 'This picture cannot be read: it does not say how wide and high it is.',
        hint: 'the file is damaged or not what its name says: save it again from its original; a drawing needs a viewBox',
      }),
    ];
  }
  if (pictureType(path) === 'image/svg+xml') {
    if (sizeBytes <= MAX_PICTURE_BYTES) return [];
    return [tooLarge(file, `${Math.round(sizeBytes / 1000)} kB, and drawings are sent as they are: at most 200 kB`)];
  }
  if (width * height <= MOST_PIXELS) return [];
  return [tooLarge(file, `${width} × ${height} pixels: at most 50 million`)];
}

function tooLarge(file: MediaFile, size: string): Finding {
  return finding(file, 'media-too-large', {
    message: `This picture is far too large (${size}).`,
    hint: 'make it smaller; no page shows more than 1920 pixels side by side',
  });
}

function finding(
  file: MediaFile,
  code: Finding['code'],
  { message, hint }: { readonly message: string; readonly hint: string },
): Finding {
  return { code, severity: 'error', path: `content/media/${file.path}`, place: { kind: 'file' }, message, hint };
}
