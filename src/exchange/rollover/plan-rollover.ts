import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Document } from '../../content/document.ts';
import type { Kind } from '../../content/kinds.ts';
import { timeZone } from '../../content/time-zone.ts';
import type { Instant } from '../../model/timeline.ts';
import { readMoment } from '../../model/zone.ts';
import type { FileChange } from '../content-files.ts';
import { setAt } from '../edit-yaml.ts';
import { OrderError } from '../errors.ts';
import { openRecord } from '../record-text.ts';
import { shifted } from '../year-shift.ts';
import { archived } from './archived.ts';
import { type ButtonData, type EventWords, nextEdition, weeksOf, type YearChange } from './next-edition.ts';
import { nextTickets } from './next-tickets.ts';

/** The files of a rollover: the year that was becomes history, and the next one is opened from what lasts. */
export interface Rollover {
  readonly years: YearChange;
  readonly changes: readonly FileChange[];
  /** The next edition was written before, and stays as it is. */
  readonly isPrepared: boolean;
  /** In how many places the next year asks to be looked at: in files that are there already, and in those made of the last. */
  readonly marks: number;
}

export interface RolloverOrder {
  readonly rootDir: string;
  readonly index: ContentIndex;
  readonly event: string;
  readonly year: number;
  /** The instant by which the current edition has to be over; absent where that does not matter. */
  readonly overBy?: Instant;
}

type NewFile = Extract<FileChange, { readonly kind: 'create' }>;

/**
 * Throws `OrderError` where the event is at that year already, or past it, or has no current edition, or one that is not
 * over by `overBy`.
 */
export function planRollover(order: RolloverOrder): Rollover {
  const { index, event, year } = order;
  const record = recordsOf(index, 'event', { event })[0] as ContentRecord;
  const from = Number(field(record.document.data, 'currentYear'));
  refuse(order, from);
  const years = { from, to: year };
  const isPrepared = recordsOf(index, 'edition', { event, year }).length > 0;
  const carried = carriedFiles(order, years);
  const marks = marksBefore(order) + carried.reduce((sum, { text }) => sum + marksIn(text), 0);
  return { years, isPrepared, marks, changes: [...closed(order, years), ...carried] };
}

function marksBefore({ index, event, year }: RolloverOrder): number {
  const own = index.records.filter(({ place }) => place.event === event && place.year === year);
  return own.reduce((sum, { document }) => sum + (document.reviews?.length ?? 0), 0);
}

function marksIn(text: string): number {
  return text.match(/# review: /g)?.length ?? 0;
}

function refuse({ index, event, year, overBy }: RolloverOrder, from: number): void {
  if (from >= year) {
    throw new OrderError(
      `${event} is at ${from} already.`,
      from === year ? 'nothing is left to do' : `the next year would be ${from + 1}`,
    );
  }
  const edition = recordsOf(index, 'edition', { event, year: from })[0];
  if (edition === undefined) {
    throw new OrderError(`${event} has no edition ${from} to archive.`, 'look at currentYear in its event.yaml');
  }
  const end = String(field(edition.document.data, 'endDateTime'));
  const reading = readMoment(end, 'moment', timeZone(index));
  if (overBy !== undefined && reading.kind === 'instant' && reading.at > overBy) {
    throw new OrderError(
      `${event} ${from} is not over: it lasts until ${end}.`,
      'roll it over after that, or now with --force, which makes it history before its time',
    );
  }
}

/** The event at its next year, and the year that was with what it took from the event until now. */
function closed(order: RolloverOrder, years: YearChange): readonly FileChange[] {
  const { index, event } = order;
  const path = `content/events/${event}/event.yaml`;
  const hasSurvey = recordsOf(index, 'survey', { event, year: years.from }).length > 0;
  const steps: readonly (readonly [readonly string[], unknown])[] = [
    [['currentYear'], years.to],
    [['years', String(years.from)], true],
    [['years', String(years.to)], false],
    ...(hasSurvey ? [[['survey', String(years.to)], true] as const] : []),
  ];
  const text = steps.reduce((now, [at, value]) => setAt(now, at, { value }), textOf(order, path));
  const edition = `content/events/${event}/${years.from}/edition.yaml`;
  const eventData = recordsOf(index, 'event', { event })[0]?.document.data;
  return [
    { kind: 'replace', path, text },
    { kind: 'replace', path: edition, text: archived(textOf(order, edition), eventData) },
  ];
}

/** What the next year takes from the last, where it has none of its own yet: edition, tickets, survey and questions. */
function carriedFiles(order: RolloverOrder, years: YearChange): readonly NewFile[] {
  const { event } = order;
  const edition = textOf(order, `content/events/${event}/${years.from}/edition.yaml`);
  const weeks = weeksOf(edition, years);
  const pathOf = (path: string): string =>
    path
      .replace(`/${years.from}/`, `/${years.to}/`)
      .replace(/\/days\/(\d{4}-\d{2}-\d{2})\//, (_, day: string) => `/days/${shifted(day, weeks)}/`);
  const makers: Readonly<Partial<Record<Kind, (record: ContentRecord) => readonly (readonly [string, string])[]>>> = {
    edition: ({ document: { path } }) => [[path, nextEdition(edition, years, eventWords(order))]],
    tickets: ({ document: { path } }) => [[path, nextTickets(textOf(order, path), years, weeks)]],
    survey: ({ document: { path } }) => [[path, textOf(order, path)]],
    faq: (record) => carriedQuestion(order, record, years),
  };
  return Object.entries(makers).flatMap(([kind, make]) =>
    carriedRecords(order, kind as Kind, years)
      .flatMap(make)
      .map(([path, text]): NewFile => ({ kind: 'create', path: pathOf(path), text })),
  );
}

function carriedRecords(
  { index, event }: RolloverOrder,
  kind: Kind,
  { from, to }: YearChange,
): readonly ContentRecord[] {
  return recordsOf(index, kind, { event, year: to }).length > 0 ? [] : recordsOf(index, kind, { event, year: from });
}

/** A question in all its languages; one that names a year is marked. */
function carriedQuestion(
  order: RolloverOrder,
  { document, translations }: ContentRecord,
  { from }: YearChange,
): readonly (readonly [string, string])[] {
  const files = [document, ...Object.values(translations)].map(({ path }): [string, string] => [
    path,
    textOf(order, path),
  ]);
  const [main] = files as [[string, string], ...[string, string][]];
  if (files.some(([, text]) => new RegExp(`\\b(?:${from}|${from - 1})\\b`).test(text))) {
    const record = openRecord(...main);
    main[1] = record.with({ yaml: `# review: it names a year\n${record.yaml}` });
  }
  return files;
}

function eventWords({ index, event }: RolloverOrder): EventWords {
  const data = recordsOf(index, 'event', { event })[0]?.document.data as Document['data'];
  return {
    text: field(data, 'tagline') ?? field(data, 'description'),
    buttons: (field(data, 'buttons') ?? {}) as Readonly<Record<string, ButtonData>>,
    externalLinks: (field(data, 'externalLinks') ?? {}) as Readonly<Record<string, string>>,
  };
}

function textOf({ rootDir }: RolloverOrder, path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
