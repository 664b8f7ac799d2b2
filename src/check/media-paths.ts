import { fieldNotes } from 'conf-site:schemas';
import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import { notedValues } from '../content/schema-notes.ts';
import { type Finding, jsonPointer } from '../diagnostics/diagnostic.ts';
import { nearestMedia } from '../diagnostics/nearest-media.ts';

/**
 * Findings of shapes, with the path that is meant as the hint of each path of a picture or another file that has not the
 * right form: `/speakers/x.png`, `..\media\speakers\X.PNG`. `index` has the paths of all that there are.
 */
export function withMediaPaths(
  findings: readonly Finding[],
  { document, place: { kind } }: ContentRecord,
  index: Pick<ContentIndex, 'media'>,
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'value-format')) return findings;
  const values = notedValues(document.data, fieldNotes[kind] ?? [], 'ref').filter(({ note }) => note.ref === 'media');
  const paths = new Map(values.map(({ pointer, value }) => [jsonPointer(pointer), value]));
  return findings.map((finding) => {
    const { code, place } = finding;
    const given =
      place.kind === 'pointer' && code === 'value-format' ? paths.get(jsonPointer(place.pointer)) : undefined;
    if (typeof given !== 'string') return finding;
    const path = given.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:(?:content\/)?media\/)?/, '');
    return { ...finding, hint: `write ${nearestMedia(path, index.media.keys()) ?? path}` };
  });
}
