import { field, listIn, recordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError } from '../errors.ts';
import { textsOf } from '../record-values.ts';
import { renderField } from '../write-yaml.ts';
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
  const dates = daysOf(scope, place).map(({ date }) => date);
  const date = place.day ?? dates[0];
  refuseSecond(scope, place, date);
  const sessions = openSessions(scope, place, date);
  const entries = renderField('entries', textsIn(scope, event, usualEntries(scope, place, { date, sessions })));
  return recordFiles(scope, {
    record: { kind: 'schedule', event, year, data: { entries: [] } },
    facts: editionFacts(scope, event, year),
    folder: date === dates[0] ? editionFolder({ event, year }) : editionFolder(place),
    ident: 'schedule',
    head: [
      ...dayLines(scope, place, date),
      fieldList('What an entry can say:', entryFields(scope)),
      ...SIDE_BY_SIDE,
    ].join('\n'),
    written: { entries: emptyListText('entries', withTitles(entries, sessions)) },
  });
}

/** A day has one schedule, wherever it stands: the edition's own is that of its first day. */
function refuseSecond(scope: NewScope, { event, year }: EditionPlace, date: string | undefined): void {
  const schedules = recordsOf(scope.index, 'schedule', { event, year });
  const dates = daysOf(scope, { event, year }).map((day) => day.date);
  const scheduleOf = (day: string | undefined) => schedules.find(({ place }) => (place.day ?? dates[0]) === day);
  const existing = scheduleOf(date);
  if (existing === undefined) return;
  const free = dates.find((one) => scheduleOf(one) === undefined);
  const other = free === undefined ? '' : `, or write that of another day with --day ${free}`;
  throw new OrderError(`${existing.document.path} exists already.`, `nothing was written; edit that file${other}`);
}

/** Which day it is, and the commands for the others. */
function dayLines(scope: NewScope, place: EditionPlace, date: string | undefined): readonly string[] {
  const { event, year } = place;
  const days = daysOf(scope, place);
  const own = days.find((day) => day.date === date);
  if (own === undefined) return [];
  const others = days.filter((day) => day !== own);
  return [
    `# The schedule of ${own.date}, from ${own.startDateTime} to ${own.endDateTime}.`,
    ...(others.length === 0 ? [] : ['# Each other day has a schedule of its own:']),
    ...others.map((day) => `# - conf-site new schedule --event ${event} --year ${year} --day ${day.date}`),
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

interface DayProgramme {
  readonly date: string | undefined;
  readonly sessions: readonly OpenSession[];
}

/** The sessions, with a break in their midst; what begins and ends the whole edition on its first and last day. */
function usualEntries(scope: NewScope, place: EditionPlace, { date, sessions }: DayProgramme): readonly object[] {
  const days = daysOf(scope, place);
  const startsAt = /T(\d{2}:\d{2})/.exec(String(days.find((day) => day.date === date)?.startDateTime))?.[1];
  const held = sessions.map(({ ident }) => ({ session: ident }));
  const middle = Math.ceil(held.length / 2);
  const isFirst = date === days[0]?.date;
  const isLast = date === days.at(-1)?.date;
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
function openSessions(
  { index }: NewScope,
  { event, year }: EditionPlace,
  date: string | undefined,
): readonly OpenSession[] {
  const placed = new Set(
    recordsOf(index, 'schedule', { event, year }).flatMap(({ document }) =>
      sessionsIn(field(document.data, 'entries')),
    ),
  );
  return recordsOf(index, 'session', { event, year })
    .filter(({ place }) => !placed.has(place.ident) && (place.day === undefined || place.day === date))
    .map((session) => ({
      ident: session.place.ident,
      title: (textsOf(field(session.document.data, 'title'))[0] ?? '').replace(/\s+/g, ' ').trim(),
    }));
}

function sessionsIn(entries: unknown): readonly unknown[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((block) => [
    field(block, 'session'),
    ...Object.keys((field(block, 'tracks') as object | undefined) ?? {}).flatMap((track) =>
      listIn(field(block, 'tracks'), track).map((entry) => field(entry, 'session')),
    ),
  ]);
}
