import { fieldNotes } from 'conf-site:schemas';
import type { ContentIndex, ContentRecord } from '../../content/content-index.ts';
import type { Document } from '../../content/document.ts';
import type { Kind } from '../../content/kinds.ts';
import { readMarkdown } from '../../content/markdown.ts';
import { bodyFieldOf } from '../../content/record-data.ts';
import { notedValues } from '../../content/schema-notes.ts';
import { proseTexts } from '../../content/translations.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { isPlaceholder, PLACEHOLDER_FAMILIES, PLACEHOLDER_NAMES, placeholdersIn } from '../../model/placeholders.ts';
import type { CheckScope } from '../check-scope.ts';
import { type HasValue, placeholderSource } from '../placeholder-sources.ts';
import { placeProblems, type SourcePlace } from '../source-places.ts';

/** Texts of these kinds are filled by plan; braces elsewhere are the author's own. */
const FILLED: readonly Kind[] = ['site', 'event', 'edition', 'faq', 'page', 'news', 'tickets', 'press'];

/** A text where it stands. */
export interface PlacedText {
  readonly document: Document;
  readonly text: string;
  readonly isMarkdown: boolean;
  readonly place: (start: number, end: number) => Place;
}

/**
 * What stands in texts: `unsafe-html`, `unsafe-link`, `image-in-text`, `placeholder-unknown`, `placeholder-unresolved`, and the
 * warning `translation-missing`.
 */
export function checkTexts({ index, sound }: CheckScope): readonly Finding[] {
  return sound.flatMap((record) => {
    const hasValue = placeholderSource(record, index) ?? anyValue;
    return [
      ...textsOf(record).flatMap((text) => [
        ...(text.isMarkdown ? markdownFindings(text) : []),
        ...(FILLED.includes(record.place.kind) ? placeholderFindings(text, hasValue) : []),
      ]),
      ...missingTranslations(record, index),
    ];
  });
}

/** Every text of a record, in all its languages. */
export function textsOf(record: ContentRecord): readonly PlacedText[] {
  const fields = fieldNotes[record.place.kind] ?? [];
  const bodyField = bodyFieldOf(fields);
  const isMarkdownField = (name: string | undefined): boolean =>
    fields.some(({ path, note }) => note.format === 'markdown' && path[0] === name && path.length === 1);
  const own = notedValues(record.document.data, fields, 'text').flatMap(({ pointer, value, note }) =>
    strings(value, pointer).map(({ at, text }) =>
      dataText(record.document, at, { text, isMarkdown: note.format === 'markdown' }),
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
        place: (start, end) => ({ kind: 'body', start, end }),
      }),
    );
  return [...own, ...siblings, ...bodies];
}

function dataText(
  document: Document,
  pointer: readonly string[],
  of: { text: string; isMarkdown: boolean },
): PlacedText {
  return { document, ...of, place: () => ({ kind: 'pointer', pointer, on: 'value' }) };
}

function strings(
  value: unknown,
  pointer: readonly string[],
): readonly { readonly at: readonly string[]; readonly text: string }[] {
  if (typeof value === 'string') return [{ at: pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...pointer, key]));
}

const PROBLEMS = {
  'unsafe-html': [
    'This HTML is not let through',
    'use Markdown, or plain HTML without scripts, styles and event attributes',
  ],
  'unsafe-link': ['A link may not lead here', 'link with https://, mailto: or an address of this site'],
  'image-in-text': ['A picture cannot stand in the text', 'put it into a field for pictures'],
} as const;

function markdownFindings({ document, text, place }: PlacedText): readonly Finding[] {
  const { problems } = readMarkdown(text, { headingLevel: 3 });
  const places = placeProblems(text, problems);
  return problems.map(({ code, source }, at): Finding => {
    const { start, end } = places[at] as SourcePlace;
    return {
      code,
      severity: 'error',
      path: document.path,
      place: place(start, end),
      message: `${PROBLEMS[code][0]}: ${source.slice(0, 80)}`,
      hint: PROBLEMS[code][1],
    };
  });
}

const anyValue: HasValue = () => true;

function placeholderFindings({ document, text, place }: PlacedText, hasValue: HasValue): readonly Finding[] {
  return placeholdersIn(text).flatMap(({ name, start, end }): readonly Finding[] => {
    const words = placeholderWords(name, hasValue);
    return words === undefined ? [] : [{ severity: 'error', path: document.path, place: place(start, end), ...words }];
  });
}

function placeholderWords(name: string, hasValue: HasValue): Omit<Finding, 'severity' | 'path' | 'place'> | undefined {
  if (!isPlaceholder(name)) {
    const hint = nameHint(name, [...PLACEHOLDER_NAMES, ...PLACEHOLDER_FAMILIES]);
    const message = `There is no placeholder "{${name}}".`;
    return { code: 'placeholder-unknown', message, ...(hint === undefined ? {} : { hint }) };
  }
  if (hasValue(name)) return undefined;
  return {
    code: 'placeholder-unresolved',
    message: `The placeholder "{${name}}" has no value in this edition, so readers would see it as it stands.`,
    hint: 'give the edition what it stands for, or take it out of the text',
  };
}

/** A prose text that some language of the site lacks; it falls back to another language there. */
function missingTranslations(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  const { path } = record.document;
  return proseTexts(record, index).flatMap(({ pointer, isBody, given }): readonly Finding[] => {
    const missing = index.languages.filter((language) => !given.has(language));
    if (missing.length === 0) return [];
    return [
      {
        code: 'translation-missing',
        severity: 'warning',
        path,
        place: isBody ? { kind: 'body', start: 0, end: 1 } : { kind: 'pointer', pointer, on: 'key' },
        message: `"${pointer.join('.')}" is missing in: ${missing.join(', ')}.`,
        hint: isBody
          ? `write ${path.replace(/\.md$/, `.${missing[0]}.md`)}`
          : `give it as { ${index.languages.map((code) => `${code}: …`).join(', ')} }`,
      },
    ];
  });
}
