import { field, recordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions, type EditionScope } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import { type PlacedText, textsOf } from '../placed-texts.ts';

/**
 * Adds the warning `year-stale` for texts about the current edition that name the year before. Phrases such as "in 2025" and "since
 * 2025" are allowed. Reviews of past editions, sessions, people and news are not checked.
 */
export function checkStaleYears(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return currentEditions(scope, place).flatMap((editionScope) => {
    const stale = String(editionScope.year - 1);
    const records = KINDS.flatMap((kind): readonly ValidRecord[] => recordsOf(scope.index, kind, place));
    const pattern = yearPattern(stale);
    return [
      ...[editionScope.eventRecord, ...records].flatMap((record) =>
        staleTexts(record, { editionScope, stale, pattern }),
      ),
      ...staleAddresses(editionScope.eventRecord, editionScope, stale),
      ...staleAddresses(editionScope.edition, editionScope, stale),
    ];
  });
}

const KINDS = ['edition', 'tickets', 'schedule', 'faq', 'survey'] as const;

/** In pages and settings only the name of an event with last year's number is reported, since they mention many years. */
export function checkStalePage(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(record, 'page', 'site')) return [];
  return currentEditions(scope).flatMap((editionScope) => {
    const stale = String(editionScope.year - 1);
    return staleTexts(record, { editionScope, stale, pattern: titleYearPattern(editionScope, stale) });
  });
}

const LOOKING_BACK = '(?<!\\b(?:in|since|until|from|of|after|before|to|and|u|od|do|iz|godine|nakon|prije|i)\\s)';

function yearPattern(year: string): RegExp {
  return new RegExp(`${LOOKING_BACK}(?<![\\w./-])${year}(?![\\w-])`, 'i');
}

function titleYearPattern({ eventRecord }: EditionScope, year: string): RegExp {
  const { title: name } = eventRecord.data;
  const titles = typeof name === 'string' ? [name] : Object.values(name);
  return new RegExp(`(?:${titles.map((title) => title.replace(/[^\p{L}\d ]/gu, '\\$&')).join('|')}) ${year}(?![\\w-])`);
}

interface StaleYear {
  readonly editionScope: EditionScope;
  readonly stale: string;
  readonly pattern: RegExp;
}

function staleTexts(record: ValidRecord, { editionScope, stale, pattern }: StaleYear): readonly Finding[] {
  return textsOf(record)
    .filter(({ pointer }) => pointer[0] !== 'history')
    .flatMap((text): readonly Finding[] => {
      const found = text.text.includes(stale) ? pattern.exec(text.text) : null;
      if (found === null) return [];
      const end = found.index + found[0].length;
      return [staleText(text, { start: end - stale.length, end }, { editionScope, stale })];
    });
}

function staleText(
  { document, place }: PlacedText,
  { start, end }: { readonly start: number; readonly end: number },
  { editionScope: { event, year }, stale }: Pick<StaleYear, 'editionScope' | 'stale'>,
): Finding {
  return {
    code: 'year-stale',
    severity: 'warning',
    path: document.path,
    place: place(start, end),
    message: `This names ${stale}, but the current edition of ${event} is that of ${year}.`,
    hint: `write {year} or ${year}; a text that looks back says "in ${stale}"`,
  };
}

/** Checks addresses such as those of the ticket shop. An address of the edition replaces that of its event. */
function staleAddresses(
  record: ValidRecord<'event' | 'edition'>,
  { event, year, edition, eventRecord }: EditionScope,
  stale: string,
): readonly Finding[] {
  const inUrl = new RegExp(`(?<!\\d)${stale}(?!\\d)`);
  return (['externalLinks', 'externalForms'] as const).flatMap((key) => {
    const own = record === eventRecord ? edition.data[key] : undefined;
    const named = Object.entries(record.data[key] ?? {}) as [string, string][];
    return named
      .filter(([name, url]) => field(own, name) === undefined && inUrl.test(url))
      .map(([name]) =>
        atValue(record, [key, name] as readonly string[], {
          code: 'year-stale',
          severity: 'warning',
          message: `This address names ${stale}, but the current edition of ${event} is that of ${year}.`,
          hint: `check whether there is one for ${year}`,
        }),
      );
  });
}
