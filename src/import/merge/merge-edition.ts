import { allRecordsOf } from '../../content/content-index.ts';
import { items as itemsOf, type Unchecked } from '../../content/valid-record.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { shifted, weeksTo } from '../../content-edits/year-shift.ts';
import { defined } from '../../domain/defined.ts';
import type { DayRecord, EditionRecord } from '../../domain/site/content-types.ts';
import type { DaySpan } from '../../domain/time/day-span.ts';
import { utcDate } from '../../domain/time/zone.ts';
import { type EditionContent, editionFolder, editionRecords } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { NamedItem } from '../named-list.ts';
import type { FieldHashes } from './import-state.ts';
import {
  type Ends,
  emptyDays,
  endsOf,
  hashesOfDays,
  mergedDays,
  mergedEditionEnds,
  type Report,
} from './merge-days.ts';

/** Updates the edition's own file: its days, its start and end, its venue, tracks and topics. */

export interface EditionMerge {
  /** The days of the programme. */
  readonly days: readonly DaySpan[];
  readonly venue?: string | undefined;
  /** The rooms of the edition itself to write. */
  readonly rooms?: Readonly<Record<string, unknown>> | undefined;
  /** The room of a new edition for what is for everybody. */
  readonly room?: string | undefined;
  /** The lists to write; undefined if nothing is to be written. */
  readonly tracks?: readonly NamedItem[] | undefined;
  readonly topics?: readonly NamedItem[] | undefined;
  /** The hashes of the last import. */
  readonly base: FieldHashes;
}

export interface MergedEdition {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly hashes: FieldHashes;
  /** The days of the edition after the merge. */
  readonly days: readonly DaySpan[];
}

export function mergeEdition(content: EditionContent, merge: EditionMerge): MergedEdition {
  const path = `${editionFolder(content)}/edition.yaml`;
  const { days: wanted, base } = merge;
  const record = editionRecords(content, 'edition')[0];
  if (record === undefined) return madeEdition(content, merge, path);
  const { data } = record;
  const items: ReportItem[] = [];
  const report = (message: string): void => void items.push({ kind: 'updated', path, message });
  const all = spansOf(data);
  const own =
    wanted.length === 0 ? all : all.filter(({ date }) => !isReplaced(content, date, { path, wanted, report }));
  const days = mergedDays(own, { days: wanted, base, report });
  const given = ends(data.startDateTime, data.endDateTime);
  const before = own.length === all.length ? given : (endsOf(own) ?? endsOf(wanted) ?? given);
  const merged = mergedEditionEnds(before, { days: wanted, base, report });
  const lists = { tracks: merge.tracks, topics: merge.topics };
  for (const name of ['tracks', 'topics'] as const) {
    const added = (lists[name] ?? []).filter(({ ident }) => !itemsOf(data[name]).some((one) => one?.ident === ident));
    for (const { ident } of added) report(`${ident} was added to the ${name}`);
  }
  const venue = data.venue === undefined ? merge.venue : undefined;
  if (venue !== undefined) report(`the venue is ${venue}`);
  const values = defined({ ...merged, days: mergedItems(itemsOf(data.days), days), venue, ...lists });
  const current = content.textOf(path);
  const text = editYaml(current, (yaml) => {
    for (const [name, value] of Object.entries(values))
      yaml.set([name], { value: isEmptyList(value) ? undefined : value });
    for (const [ident, value] of Object.entries(merge.rooms ?? {})) yaml.set(['rooms', ident], { value });
  });
  for (const message of emptyDays(own, merge)) items.push({ kind: 'kept', path, message });
  return { files: [{ kind: 'replace', path, text, before: current }], items, hashes: hashesOfDays(wanted), days };
}

/** A new edition. If the programme has no dates, its day is a guess. */
function madeEdition(content: EditionContent, merge: EditionMerge, path: string): MergedEdition {
  const isGuessed = merge.days.length === 0;
  const days = isGuessed ? [guessedDay(content)] : merge.days;
  const guess = `the day ${days[0]?.date} is a guess, since the export has no dates yet; a later export replaces it`;
  return {
    files: [{ kind: 'create', path, text: newEdition(content, { ...merge, days, isGuessed }) }],
    items: [
      { kind: 'made', path, message: '' },
      ...(isGuessed ? [{ kind: 'guessed' as const, path, message: guess }] : []),
    ],
    hashes: hashesOfDays(merge.days),
    days,
  };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Whether a day of the file is a guess, which its comment says, and the programme takes place on other days. */
function isReplaced(
  content: EditionContent,
  date: string,
  { path, wanted, report }: { readonly path: string; readonly wanted: readonly DaySpan[]; readonly report: Report },
): boolean {
  const isGuess = new RegExp(`date: ['"]?${date}['"]?[ \\t]+# review:`).test(content.textOf(path));
  if (!isGuess || wanted.some((day) => day.date === date)) return false;
  report(`the day ${date}, which was a guess, was removed`);
  return true;
}

/** A day for an edition without dates: as far in its year as the first day of the nearest edition. */
function guessedDay({ event, year, index }: EditionContent): DaySpan {
  const near = allRecordsOf(index, 'edition', { event }).toSorted(
    (a, b) => Math.abs(Number(a.place.year) - year) - Math.abs(Number(b.place.year) - year),
  )[0];
  const first = String(near?.data.startDateTime ?? `${year}-06-01`);
  const date = shifted(first.slice(0, 10), weeksTo(first, year));
  return { date, startDateTime: `${date}T09:00`, endDateTime: `${date}T18:00` };
}

/** The days of the file with new times. Their other fields are unchanged. */
function mergedItems(own: readonly (Unchecked<DayRecord> | null)[], days: readonly DaySpan[]): readonly unknown[] {
  return days.map((day) => ({
    ...own.find((item) => item?.date === day.date),
    ...day,
  }));
}

function spansOf({ days }: Unchecked<EditionRecord>): readonly DaySpan[] {
  return itemsOf(days).map((day) => ({ date: String(day?.date), ...ends(day?.startDateTime, day?.endDateTime) }));
}

function ends(start: unknown, end: unknown): Ends {
  return { startDateTime: String(start), endDateTime: String(end) };
}

/** A new edition, with comments about fields to complete. */
function newEdition(
  content: EditionContent,
  { days, venue, room, tracks, topics, isGuessed }: EditionMerge & { readonly isGuessed: boolean },
): string {
  const event = dataOf(content.index, 'event', { event: content.event });
  const limits = dateLimits(content, days[0]?.date ?? `${content.year}-01-01`);
  const times = writeYaml(
    { startDateTime: days[0]?.startDateTime, endDateTime: days.at(-1)?.endDateTime, days },
    content.schemaLineOf(`${editionFolder(content)}/edition.yaml`, 'edition'),
  );
  return [
    isGuessed
      ? editYaml(times, (yaml) => yaml.comment(['days', 0, 'date'], 'review: the export has no dates yet'))
      : times,
    venue === undefined
      ? '# Where it takes place: the name of a file in content/venues.\n# venue: \n'
      : writeYaml(defined({ venue, room })),
    Object.keys(limits).length === 0 ? '' : '# Deadlines that buttons and texts name: check each of them.\n',
    writeYaml({ dateLimits: limits }),
    writeYaml({ hero: { title: titleOf(content, event?.title), text: event?.tagline } }),
    '# Blocks of text, pictures and galleries about this year.\n',
    writeYaml({ about: [], sponsors: {} }),
    ...[{ tracks }, { topics }].map((list) => (Object.values(list)[0] === undefined ? '' : writeYaml(list))),
  ].join('');
}

function titleOf({ event, year }: EditionContent, title: unknown): unknown {
  if (typeof title === 'string') return `${title} ${year}`;
  if (typeof title !== 'object' || title === null) return `${event} ${year}`;
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, `${String(text)} ${year}`]));
}

/**
 * Example dates of the deadlines that the event, the site and their pages name. Only the current edition needs them.
 */
function dateLimits(content: EditionContent, firstDay: string): Readonly<Record<string, unknown>> {
  if (dataOf(content.index, 'event', { event: content.event })?.currentYear !== content.year) return {};
  const named = content.index.records
    .filter(({ place }) => place.year === undefined && (place.event ?? content.event) === content.event)
    .flatMap(({ document }) => namesIn(`${JSON.stringify(document.data)}${document.body}`));
  const before = new Date(utcDate(firstDay).getTime() - 86_400_000).toISOString().slice(0, 10);
  return Object.fromEntries([...new Set(named)].sort().map((name) => [name, { to: before }]));
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/"dateLimit":"(\w+)"|\{deadline\.(\w+)\}/g)].flatMap(([, a, b]) => a ?? b ?? []);
}
