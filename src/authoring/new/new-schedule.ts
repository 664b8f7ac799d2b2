import type { SchemaField } from 'conf-site:fields';
import { fieldAnnotations } from 'conf-site:schemas';
import { allRecordsOf } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { textsOf } from '../../content-edits/record-values.ts';
import { renderField } from '../../content-edits/yaml/write-yaml.ts';
import { recordFiles } from './draft-files.ts';
import { emptyListText, fieldList } from './draft-text.ts';
import { daysOf, type EditionPlace, editionFolder, editionPlace, type NewScope, schemaFields } from './new-scope.ts';
import { editionFacts, textsIn } from './samples.ts';

/**
 * The schedule of a day, by default of the first one. It is empty; a comment has entries for the sessions without a
 * slot and for usual breaks, for somebody to put in order. Throws `RequestError`.
 */
export function newSchedule(scope: NewScope, options: Partial<EditionPlace>): readonly FileChange[] {
  const place = editionPlace(scope, options);
  const { event, year } = place;
  const days = daysOf(scope, place);
  const date = place.day ?? days[0]?.date;
  const day: Day = { event, year, days, date, current: days.find((one) => one.date === date) };
  refuseSecond(scope, day);
  const sessions = unscheduledSessions(scope, day);
  const entries = renderField('entries', textsIn(scope, event, usualEntries(day, sessions)));
  return recordFiles(scope, {
    record: { kind: 'schedule', event, year, data: { entries: [] } },
    facts: editionFacts(scope, event, year),
    folder: date === days[0]?.date ? editionFolder({ event, year }) : editionFolder(place),
    ident: 'schedule',
    head: [...dayLines(day), fieldList('The fields of an entry:', entryFields()), ...PARALLEL_EXAMPLE].join('\n'),
    rendered: { entries: emptyListText('entries', withTitles(entries, sessions)) },
  });
}

interface Day {
  readonly event: string;
  readonly year: number;
  /** All days of the edition. */
  readonly days: ReturnType<typeof daysOf>;
  readonly date: string | undefined;
  /** The day of `date`; undefined if the edition does not list it. */
  readonly current: ReturnType<typeof daysOf>[number] | undefined;
}

/** Refuses a second schedule of a day. The schedule in the edition's folder is that of the first day. */
function refuseSecond({ index }: NewScope, { event, year, days, date }: Day): void {
  const schedules = allRecordsOf(index, 'schedule', { event, year });
  const scheduleOf = (one: string | undefined) => schedules.find(({ place }) => (place.day ?? days[0]?.date) === one);
  const existing = scheduleOf(date);
  if (existing === undefined) return;
  const free = days.find((day) => scheduleOf(day.date) === undefined);
  const other = free === undefined ? '' : `, or write the schedule of another day with --day ${free.date}`;
  throw new RequestError(
    `${existing.document.path} exists already.`,
    `nothing was written; edit that file${other}`,
    'name-taken',
  );
}

/** Comment lines that name the day, and the commands for the other days. */
function dayLines({ event, year, days, current }: Day): readonly string[] {
  if (current === undefined) return [];
  const others = days.filter((day) => day !== current);
  return [
    `# The schedule of ${current.date}, from ${current.startDateTime} to ${current.endDateTime}.`,
    ...(others.length === 0 ? [] : ['# Each other day has its own schedule:']),
    ...others.map(({ date }) => `# - conf-site new schedule --event ${event} --year ${year} --day ${date}`),
    '#',
  ];
}

/** The fields of all kinds of entries, each once. */
function entryFields(): readonly SchemaField[] {
  const fields = [
    ...schemaFields('schedule#tracksBlock'),
    ...['sessionEntry', 'specialEntry', 'breakEntry'].flatMap((one) => schemaFields(`schedule-entry#${one}`)),
  ];
  return fields.filter(({ name }, at) => fields.findIndex((one) => one.name === name) === at);
}

const PARALLEL_EXAMPLE = [
  '# Two sessions at the same time, in two rooms of the venue:',
  '# - rooms: { main-hall: [{ session: SESSION }], small-hall: [{ session: SESSION }] }',
];

/** Example entries: the sessions with a lunch break, and on the first and last day the opening and closing. */
function usualEntries({ days, current }: Day, sessions: readonly UnscheduledSession[]): readonly object[] {
  const startsAt = /T(\d{2}:\d{2})/.exec(String(current?.startDateTime))?.[1];
  const sessionEntries = sessions.map(({ ident }) => ({ session: ident }));
  const middle = Math.ceil(sessionEntries.length / 2);
  const isFirst = current === days[0];
  const isLast = current === days.at(-1);
  return [
    ...(isFirst ? [{ special: 'registration', startsAt, title: TITLES.registration }] : []),
    ...(isFirst ? [{ special: 'opening', title: TITLES.opening }] : []),
    ...sessionEntries.slice(0, middle),
    { break: 'lunch', lunch: true, title: TITLES.lunch },
    ...sessionEntries.slice(middle),
    ...(isLast ? [{ special: 'closing', duration: 15, title: TITLES.closing }] : []),
  ];
}

const TITLES = {
  registration: { en: 'Registration', hr: 'Prijava sudionika', de: 'Registrierung' },
  opening: { en: 'Opening', hr: 'Otvaranje', de: 'Eröffnung' },
  lunch: { en: 'Lunch', hr: 'Ručak', de: 'Mittagspause' },
  closing: { en: 'Closing', hr: 'Zatvaranje', de: 'Abschluss' },
};

/** Adds each session's title as a comment. */
function withTitles(entries: string, sessions: readonly UnscheduledSession[]): string {
  const titles = new Map(sessions.map(({ ident, title }) => [ident, title]));
  return entries.replace(/^ {2}- session: (.+)$/gm, (line, ident) => `${line} # ${titles.get(ident) ?? ''}`);
}

interface UnscheduledSession {
  readonly ident: string;
  /** In the first language it has, on one line. */
  readonly title: string;
}

/**
 * The sessions of an edition that no schedule names, in the order of their files, without those of other days' folders.
 */
function unscheduledSessions({ index }: NewScope, { event, year, date }: Day): readonly UnscheduledSession[] {
  const schedules = allRecordsOf(index, 'schedule', { event, year });
  const named = schedules.flatMap(({ data }) => annotatedValues(data, fieldAnnotations['schedule'] ?? [], 'ref'));
  const scheduled = new Set(named.map(({ value }) => value));
  return allRecordsOf(index, 'session', { event, year })
    .filter(({ place }) => !scheduled.has(place.ident) && (place.day === undefined || place.day === date))
    .map(({ place, data }) => ({
      ident: place.ident,
      title: (textsOf(data.title)[0] ?? '').replace(/\s+/g, ' ').trim(),
    }));
}
