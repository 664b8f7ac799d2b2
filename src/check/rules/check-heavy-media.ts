import { fieldAnnotations } from 'conf-site:schemas';
import type { ContentRecord } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';
import { picturesNamed } from './check-media.ts';

/** The size from which a file that is copied as it is counts as heavy, in bytes. */
const HEAVY_BYTES = 25_000_000;

/** Adds the warning `media-heavy` for large videos and downloads. Pictures have limits of their own. */
export function checkHeavyMedia(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  const pictures = new Set(picturesNamed(record));
  const named = annotatedValues(record.document.data, fieldAnnotations[record.place.kind] ?? [], 'ref');
  return named.flatMap(({ value, pointer, annotation }) => {
    if (annotation.ref !== 'media' || typeof value !== 'string' || pictures.has(value)) return [];
    const sizeBytes = index.media.get(value)?.sizeBytes ?? 0;
    if (sizeBytes < HEAVY_BYTES) return [];
    return [
      atValue(record, pointer, {
        code: 'media-heavy',
        severity: 'warning',
        message: `This file has ${Math.round(sizeBytes / 1_000_000)} MB, which is much for a repository and for a host of pages.`,
        hint: 'make it smaller, or put it at another site and link to it; 25 MB is the most that some hosts take',
      }),
    ];
  });
}
