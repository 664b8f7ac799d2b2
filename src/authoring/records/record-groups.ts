import { kindTitles } from 'conf-site:schemas';
import { allRecordsOf, type ContentIndex, type ContentRecord, field } from '../../content/content-index.ts';
import { placeOf } from '../../content/kinds.ts';
import { type Hideable, items } from '../../content/valid-record.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { EditSite, RecordGroup, RecordSummary } from '../../domain/editor/edit.ts';
import { INTERFACE_TEXTS } from '../../domain/editor/edit-texts.ts';
import { grouped } from '../../domain/grouped.ts';
import type { CheckedSite } from '../../pipeline/check.ts';
import { creatableIn } from './creatable-kinds.ts';
import { mainPath } from './record-problems.ts';
import { editionTitle, eventTitle, titleOf } from './record-titles.ts';

/** All records that can be edited: those of the site, then those of each event, and of its editions, newest first. */
export function recordGroups(checked: Pick<CheckedSite, 'index' | 'diagnostics' | 'files'>): readonly RecordGroup[] {
  const { index } = checked;
  const summaries = summariesOf(checked);
  const events = [...new Set(summaries.flatMap(({ place }) => place.event ?? []))].sort(mainEventFirst(index));
  return [
    groupOf(summaries, {}, checked.index),
    ...events.flatMap((event) => {
      const own = summaries.filter(({ place }) => place.event === event);
      const years = [...new Set(own.flatMap(({ place }) => place.year ?? []))].sort((a, b) => b - a);
      return [groupOf(own, { event }, index), ...years.map((year) => groupOf(own, { event, year }, index))];
    }),
  ];
}

/** The languages of the site, the default one first. */
export function siteLanguages(index: ContentIndex): EditSite['languages'] {
  const options = items(allRecordsOf(index, 'languages')[0]?.data.languages);
  const others = index.languages.filter((tag) => tag !== index.defaultLanguage);
  return [index.defaultLanguage, ...others].map((tag) => {
    const name = options.find((one) => one?.option === tag)?.name;
    return { tag, name: typeof name === 'string' ? name : tag };
  });
}

interface PlacedSummary {
  readonly place: ContentRecord['place'];
  readonly summary: RecordSummary;
}

function summariesOf({
  index,
  diagnostics,
  files,
}: Pick<CheckedSite, 'index' | 'diagnostics' | 'files'>): readonly PlacedSummary[] {
  const byPath = grouped(diagnostics, ({ file }) => mainPath(file, index));
  const summaryOf = (record: Pick<ContentRecord, 'place' | 'document'>): PlacedSummary => {
    const { path, data } = record.document;
    const found = byPath.get(path) ?? [];
    const summary = {
      path,
      kind: record.place.kind,
      title: titleOf(record, index),
      isHidden: field<Hideable>(data, 'visible') === false,
      errors: count(found, 'error'),
      warnings: count(found, 'warning'),
    };
    return { place: record.place, summary };
  };
  const records = index.records.filter(({ place }) => place.kind !== 'i18n');
  return [...records, ...unreadableRecords(files, index), INTERFACE_TEXTS_RECORD].map(summaryOf);
}

/** All interface texts are listed as one record of the site. */
const INTERFACE_TEXTS_RECORD: Pick<ContentRecord, 'place' | 'document'> = {
  place: { kind: 'i18n', ident: 'i18n' },
  document: { path: INTERFACE_TEXTS, data: { title: kindTitles['i18n'] }, body: '', hash: '' },
};

/** Files that cannot be parsed are listed by their idents, with their errors. */
function unreadableRecords(
  files: readonly string[],
  index: ContentIndex,
): readonly Pick<ContentRecord, 'place' | 'document'>[] {
  const languages = new Set(index.languages);
  const known = new Set(index.records.map(({ document }) => document.path));
  return files.flatMap((path) => {
    const place = placeOf(path, languages);
    if (place === undefined || place.language !== undefined || known.has(path)) return [];
    const isUnreadable = index.unreadable.some((one) => one.kind === place.kind && one.ident === place.ident);
    return isUnreadable ? [{ place, document: { path, data: undefined, body: '', hash: '' } }] : [];
  });
}

function count(diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number {
  return diagnostics.filter((one) => one.severity === severity).length;
}

function mainEventFirst(index: ContentIndex): (a: string, b: string) => number {
  const main = allRecordsOf(index, 'site')[0]?.data.product;
  return (a, b) => Number(b === main) - Number(a === main);
}

function groupOf(
  summaries: readonly PlacedSummary[],
  { event, year }: { readonly event?: string; readonly year?: number },
  index: ContentIndex,
): RecordGroup {
  const own = summaries.filter(({ place }) => place.event === event && place.year === year);
  const kinds = [...new Set(own.map(({ place }) => place.kind))];
  const order = new Intl.Collator(index.defaultLanguage).compare;
  const byTitle = own.map(({ summary }) => summary).sort((a, b) => order(a.title, b.title));
  const title = event === undefined ? 'Site' : eventTitle(event, index);
  return {
    title: year === undefined ? title : editionTitle({ event: event as string, year }, index),
    ...(event === undefined ? {} : { event }),
    ...(year === undefined ? {} : { year }),
    records: byTitle.sort((a, b) => rankOf(a.kind) - rankOf(b.kind)),
    ...creatableIn({ event, year }, index),
    hasBoard: year !== undefined && kinds.includes('schedule'),
  };
}

/** Kinds in the order in which they are listed: that of the schemas. */
function rankOf(kind: string): number {
  const kinds = [...ORDER, ...Object.keys(kindTitles)];
  return kinds.indexOf(kind);
}

const ORDER = ['edition', 'event', 'site', 'company', 'session', 'speaker', 'schedule', 'tickets', 'news', 'faq'];
