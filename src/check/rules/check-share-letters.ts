import { BUNDLED_LETTERS } from '../../content/bundled-letters.ts';
import {
  allRecordsOf,
  baseLanguage,
  type ContentIndex,
  type ContentRecord,
  field,
} from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { namedFonts } from '../../content/site-fonts.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { memoize } from '../../domain/memoize.ts';
import type { ContentRecords } from '../../domain/site/content-types.ts';
import { type CodeRange, missingLetters } from '../../domain/site/fonts.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';

/** The fields of each kind of record that stand in share images. */
const FIELDS: { readonly [K in Kind]?: readonly (keyof ContentRecords[K])[] } = {
  site: ['title', 'tagline'],
  event: ['title'],
  venue: ['name', 'city'],
  page: ['title'],
  session: ['title'],
  speaker: ['name', 'surname'],
};

/** The number of letters that a message names. */
const MOST_NAMED = 8;

/**
 * Adds the warning `share-letters-missing`, once for each record and language, if share images leave out letters of its
 * texts because no font of the site and of the package has them.
 */
export function checkShareLetters(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  const fields = FIELDS[record.place.kind] as readonly string[] | undefined;
  if (fields === undefined) return [];
  const texts = fields.flatMap((name) => textsIn(record, name, index)).filter(({ text }) => /[^\x20-\x7e]/.test(text));
  if (texts.length === 0 || !hasShareImages(index)) return [];
  const ranges = shareLetters(index);
  return [...new Set(texts.map(({ language }) => language))].flatMap((language) => {
    const incomplete = texts.filter((one) => one.language === language && missingLetters(one.text, ranges).length > 0);
    const [first] = incomplete;
    if (first === undefined) return [];
    const letters = missingLetters(incomplete.map(({ text }) => text).join(''), ranges);
    return [atValue(first, first.pointer, finding(letters))];
  });
}

interface SharedText extends Pick<ContentRecord, 'document'> {
  readonly text: string;
  readonly language: string;
  readonly pointer: readonly string[];
}

/** The texts of a field in all languages: those of the record, and those of its translations. */
function textsIn(record: ContentRecord, name: string, index: ContentIndex): readonly SharedText[] {
  const base = baseLanguage(record, index);
  const documents = [{ document: record.document, language: base }].concat(
    Object.entries(record.translations).map(([language, document]) => ({ document, language })),
  );
  return documents.flatMap(({ document, language }) => {
    const value = field(document.data, name);
    if (typeof value === 'string') return [{ document, language, pointer: [name], text: value }];
    return Object.entries((value as object | undefined) ?? {}).flatMap(([option, text]) =>
      typeof text === 'string' ? [{ document, language: option, pointer: [name, option], text }] : [],
    );
  });
}

function hasShareImages(index: ContentIndex): boolean {
  return allRecordsOf(index, 'site')[0]?.data.shareImages === true;
}

/** The letters that share images can be drawn with. */
const shareLetters = memoize((index: ContentIndex): readonly CodeRange[] => {
  const own = namedFonts(index).filter(({ role }) => role !== 'code');
  return [
    ...BUNDLED_LETTERS,
    ...own.flatMap(({ file }) => (file?.font === undefined || file.font.isItalic ? [] : file.font.letters)),
  ];
});

function finding(letters: readonly string[]): Parameters<typeof atValue>[2] {
  const named = letters.slice(0, MOST_NAMED).map((letter) => `"${letter}"`);
  const more = letters.length > MOST_NAMED ? ` and ${letters.length - MOST_NAMED} more` : '';
  return {
    code: 'share-letters-missing',
    severity: 'warning',
    message: `Share images leave out letters that their font does not have: ${named.join(', ')}${more}.`,
    hint: 'give a font that has them as "fonts.text" in content/site.yaml',
  };
}
