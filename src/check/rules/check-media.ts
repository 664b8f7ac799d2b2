import { fieldNotes } from 'conf-site:schemas';
import type { MediaFile } from '../../content/document.ts';
import { pictureType } from '../../content/picture-type.ts';
import { ownData } from '../../content/record-data.ts';
import { notedValues } from '../../content/schema-notes.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { MAX_PICTURE_BYTES } from '../../model/media.ts';
import type { CheckScope } from '../check-scope.ts';

const MOST_PIXELS = 50_000_000;

/**
 * Pictures that pages show can be shown: `media-unreadable` for one whose size cannot be read, `media-too-large` for
 * a drawing above what a page may load, and for one with more pixels than can be worked on. Each file once.
 */
export function checkMedia({ index, sound }: CheckScope): readonly Finding[] {
  const used = new Set<MediaFile>();
  for (const record of sound) {
    const fields = fieldNotes[record.place.kind] ?? [];
    for (const { value, note } of notedValues(ownData(record, fields), fields, 'ref')) {
      const file = note.ref === 'media' && typeof value === 'string' ? index.media.get(value) : undefined;
      if (file !== undefined) used.add(file);
    }
  }
  return [...used].filter(({ path }) => pictureType(path) !== undefined).flatMap(checkPicture);
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
