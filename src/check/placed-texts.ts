import { fieldAnnotations } from 'conf-site:schemas';
import type { ContentRecord } from '../content/content-index.ts';
import type { Document } from '../content/document.ts';
import { annotatedValues, bodyFieldOf } from '../content/schema-annotations.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { memoize } from '../domain/memoize.ts';

/** A text and its place in a file. */
export interface PlacedText {
  readonly document: Document;
  readonly text: string;
  readonly isMarkdown: boolean;
  /** Its path in the data of the main document, beginning with the name of the field. */
  readonly pointer: readonly string[];
  readonly place: (start: number, end: number) => Place;
}

/** The texts of a record in all its languages: those in its data, those of its siblings, and the bodies. */
export const textsOf = memoize((record: ContentRecord): readonly PlacedText[] => {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  const bodyField = bodyFieldOf(fields);
  const isMarkdownField = (name: string | undefined): boolean =>
    fields.some(({ path, annotation }) => annotation.format === 'markdown' && path[0] === name && path.length === 1);
  const own = annotatedValues(record.document.data, fields, 'text').flatMap(({ pointer, value, annotation }) =>
    strings(value, pointer).map(({ at, text }) =>
      dataText(record.document, at, { text, isMarkdown: annotation.format === 'markdown' }),
    ),
  );
  const siblings = Object.values(record.translations).flatMap((sibling) =>
    Object.entries((sibling.data as object | undefined) ?? {}).flatMap(([name, value]) =>
      strings(value, [name]).map(({ at, text }) => dataText(sibling, at, { text, isMarkdown: isMarkdownField(name) })),
    ),
  );
  const bodies = [record.document, ...Object.values(record.translations)]
    .filter((document) => document.body.trim() !== '' && bodyField !== undefined)
    .map(
      (document): PlacedText => ({
        document,
        text: document.body,
        isMarkdown: true,
        pointer: [bodyField as string],
        place: (start, end) => ({ kind: 'body', start, end }),
      }),
    );
  return [...own, ...siblings, ...bodies];
});

function dataText(
  document: Document,
  pointer: readonly string[],
  content: Pick<PlacedText, 'text' | 'isMarkdown'>,
): PlacedText {
  return { document, ...content, pointer, place: () => ({ kind: 'pointer', pointer, on: 'value' }) };
}

function strings(
  value: unknown,
  pointer: readonly string[],
): readonly { readonly at: readonly string[]; readonly text: string }[] {
  if (typeof value === 'string') return [{ at: pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...pointer, key]));
}

/** The addresses of a record. Placeholders in them are filled as in texts. */
export function addressesOf({ document, place }: ContentRecord): readonly PlacedText[] {
  return annotatedValues(document.data, fieldAnnotations[place.kind] ?? [], 'link').flatMap(({ pointer, value }) =>
    typeof value === 'string' ? [dataText(document, pointer, { text: value, isMarkdown: false })] : [],
  );
}
