import { fieldAnnotations } from 'conf-site:schemas';
import { field, recordsOf } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError } from '../errors.ts';
import { textsOf } from '../record-values.ts';
import { renderField } from '../yaml/write-yaml.ts';
import { recordFiles } from './draft-files.ts';
import { emptyListText, fieldList } from './draft-text.ts';
import {
  daysOf,
  type EditionPlace,
  editionFolder,
  editionPlace,
  type NewScope,
  type SchemaField,
  schemaFields,
} from './new-scope.ts';
import { editionFacts, textsIn } from './samples.ts';

/**
 * The schedule of a day, by default of the first one. It is empty for readers; as a comment it has the sessions without a
 * slot and what most days have besides, ready to be put in order. Throws `OrderError`.
 */
export function newSchedule(scope: NewScope, order: Partial<EditionPlace>): readonly FileChange[] {
  const place = editionPlace(scope, order);
  const { event, year } = place;
  const days = daysOf(scope, place);
  const date = place.day ?? days[0]?.date;
  const day: Day = { event, year, days, date, own: days.find((one) => one.date === date) };
  refuseSecond(scope, day);
  const sessions = openSessions(scope, day);
  const entries = renderField('entries', textsIn(scope, event, usualEntries(day, sessions)));
  return recordFiles(scope, {
    record: { kind: 'schedule', event, year, data: { entries: [] } },
    facts: editionFacts(scope, event, year),
    folder: date === days[0]?.date ? editionFolder({ event, year }) : editionFolder(place),
    ident: 'schedule',
    head: [...dayLines(day), fieldList('What an entry can say:', entryFields(scope)), ...SIDE_BY_SIDE].join('\n'),
    written: { entries: emptyListText('entries', withTitles(entries, sessions)) },
  });
}

interface Day {
  readonly event: string;
  readonly year: number;
  /** All of the edition. */
  readonly days: ReturnType<typeof daysOf>;
  readonly date: string | undefined;
  /** Absent where the edition lists no day of that date. */
  readonly own: ReturnType<typeof daysOf>[number] | undefined;
}

/** A day has one schedule, wherever it stands: the edition's own is that of its first day. */
function refuseSecond({ index }: NewScope, { event, year, days, date }: Day): void {
  const schedules = recordsOf(index, 'schedule', { event, year });
  const scheduleOf = (one: string | undefined) => schedules.find(({ place }) => (place.day ?? days[0]?.date) === one);
  const existing = scheduleOf(date);
  if (existing === undefined) return;
  const free = days.find((day) => scheduleOf(day.date) === undefined);
  const other = free === undefined ? '' : `, or write that of another day with --day ${free.date}`;
  throw new OrderError(`${existing.document.path} exists already.`, `nothing was written; edit that file${other}`);
}

/** Which day it is, and the commands for the others. */
function dayLines({ event, year, days, own }: Day): readonly string[] {
  if (own === undefined) return [];
  const others = days.filter((day) => day !== own);
  return [
    `# The schedule of ${own.date}, from ${own.startDateTime} to ${own.endDateTime}.`,
    ...(others.length === 0 ? [] : ['# Each other day has a schedule of its own:']),
    ...others.map(({ date }) => `# - conf-site new schedule --event ${event} --year ${year} --day ${date}`),
    '#',
  ];
}

/** The fields of all sorts of entries, each once. */
function entryFields(scope: NewScope): readonly SchemaField[] {
  const fields = [
    ...schemaFields(scope, 'schedule', 'tracksBlock'),
    ...['sessionEntry', 'specialEntry', 'breakEntry'].flatMap((one) => schemaFields(scope, 'schedule-entry', one)),
  ];
  return fields.filter(({ name }, at) => fields.findIndex((one) => one.name === name) === at);
}

const SIDE_BY_SIDE = [
  '# Two sessions at once, in tracks 1 and 2:',
  "# - tracks: { '1': [{ session: SESSION }], '2': [{ session: SESSION }] }",
];

/** The sessions, with a break in their midst; what begins and ends the whole edition on its first and last day. */
function usualEntries({ days, own }: Day, sessions: readonly OpenSession[]): readonly object[] {
  const startsAt = /T(\d{2}:\d{2})/.exec(String(own?.startDateTime))?.[1];
  const held = sessions.map(({ ident }) => ({ session: ident }));
  const middle = Math.ceil(held.length / 2);
  const isFirst = own === days[0];
  const isLast = own === days.at(-1);
  return [
    ...(isFirst ? [{ special: 'registration', startsAt, title: TITLES.registration }] : []),
    ...(isFirst ? [{ special: 'opening', title: TITLES.opening }] : []),
    ...held.slice(0, middle),
    { break: 'lunch', lunch: true, title: TITLES.lunch },
    ...held.slice(middle),
    ...(isLast ? [{ special: 'closing', duration: 15, title: TITLES.closing }] : []),
  ];
}

const TITLES = {
  registration: { en: 'Registration', hr: 'Prijava sudionika', de: 'Registrierung' },
  opening: { en: 'Opening', hr: 'Otvaranje', de: 'Eröffnung' },
  lunch: { en: 'Lunch', hr: 'Ručak', de: 'Mittagspause' },
  closing: { en: 'Closing', hr: 'Zatvaranje', de: 'Abschluss' },
};

/** Each session's title behind its name. */
function withTitles(entries: string, sessions: readonly OpenSession[]): string {
  const titles = new Map(sessions.map(({ ident, title }) => [ident, title]));
  return entries.replace(/^ {2}- session: (.+)$/gm, (line, ident) => `${line} # ${titles.get(ident) ?? ''}`);
}

interface OpenSession {
  readonly ident: string;
  /** On one line, in the first language that it is written in. */
  readonly title: string;
}

/** The sessions of an edition that no schedule names, in the order of their files; those of other days' folders are left out. */
function openSessions({ index }: NewScope, { event, year, date }: Day): readonly OpenSession[] {
  const schedules = recordsOf(index, 'schedule', { event, year });
  const named = schedules.flatMap(({ document }) =>
    annotatedValues(document.data, fieldAnnotations['schedule'] ?? [], 'ref'),
  );
  const placed = new Set(named.map(({ value }) => value));
  return recordsOf(index, 'session', { event, year })
    .filter(({ place }) => !placed.has(place.ident) && (place.day === undefined || place.day === date))
    .map(({ place, document }) => ({
      ident: place.ident,
      title: (textsOf(field(document.data, 'title'))[0] ?? '').replace(/\s+/g, ' ').trim(),
    }));
}
