import type { ContentRecord } from '../../content/content-index.ts';
import type { Document } from '../../content/document.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { visitTexts } from '../visit-texts.ts';

/** Control characters, lone surrogates and noncharacters, which HTML and XML cannot contain. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** Adds `text-unprintable` for each value and each body with a character that no page, feed or calendar can contain. */
export function checkUnprintable(record: ContentRecord): readonly Finding[] {
  return documentsOf(record).flatMap(findingsIn);
}

function documentsOf({ document, translations }: ContentRecord): readonly Document[] {
  return [document, ...Object.values(translations)];
}

function findingsIn({ path, data, body }: Document): readonly Finding[] {
  const inBody = foundIn(body, (start) => ({ kind: 'body', start, end: start + 1 }));
  return [...inData(data), ...inBody].map(({ sign, place }) => ({
    code: 'text-unprintable',
    severity: 'error',
    path,
    place,
    message: `There is a character here that cannot be shown: U+${sign.toString(16).toUpperCase().padStart(4, '0')}.`,
    hint: 'delete it; it often comes from a copied text, and editors have a setting that shows invisible characters',
  }));
}

interface Unprintable {
  readonly sign: number;
  readonly place: Place;
}

function inData(data: unknown): readonly Unprintable[] {
  const found: Unprintable[] = [];
  visitTexts(data, (text, pointer) => {
    const placeAt = (): Place => ({ kind: 'pointer', pointer: [...pointer], on: 'value' });
    for (const one of foundIn(text, placeAt)) found.push(one);
  });
  return found;
}

const NOTHING: readonly Unprintable[] = [];

function foundIn(text: string, placeAt: (start: number) => Place): readonly Unprintable[] {
  const start = text.search(UNPRINTABLE);
  return start < 0 ? NOTHING : [{ sign: text.codePointAt(start) as number, place: placeAt(start) }];
}
