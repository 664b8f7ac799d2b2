import { allRecordsOf, anyRecordNamed, type ContentIndex } from '../../content/content-index.ts';
import { scheduleEntries } from '../../content/schedule-entries.ts';
import { zoneOf } from '../../content/time-zone.ts';
import { items, type UncheckedRecord } from '../../content/valid-record.ts';
import { RequestError } from '../../content-edits/errors.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { defined } from '../../domain/defined.ts';
import type { FieldProblem } from '../../domain/editor/edit.ts';
import type { Board, BoardClash, BoardDay, BoardPlace } from '../../domain/editor/edit-board.ts';
import type { CheckedProgrammes } from '../../pipeline/check-programmes.ts';
import { lastState, lastStateOfSlot } from '../change/told-changes.ts';
import { languagesOf } from '../new/new-scope.ts';
import { announcedChanges, entryState } from './board-changes.ts';
import { boardEntries, type DayContext, hoursOn } from './board-entries.ts';
import { schedulePath } from './board-files.ts';
import { type BoardNames, boardNames } from './board-names.ts';

/** The programme of an edition. Throws `RequestError` if there is no such edition. */
export function boardOf(
  programmes: CheckedProgrammes,
  { event, year }: BoardPlace,
  rest: Pick<Board, 'today' | 'versions' | 'history'>,
): Board {
  const { index, diagnostics } = programmes;
  const [edition] = allRecordsOf(index, 'edition', { event, year });
  if (edition === undefined)
    throw new RequestError(
      `There is no edition ${year} of "${event}".`,
      'open the list of all records, and choose one',
      'record-gone',
    );
  const names = boardNames(index, edition);
  const [eventRecord] = allRecordsOf(index, 'event', { event });
  const days = boardDays(programmes, edition, names);
  const scheduled = new Set(scheduledNames(index, { event, year }));
  const paths = new Set(days.map(({ path }) => path));
  return {
    title: `${names.textIn(eventRecord?.data.title) || event} ${year}`,
    rooms: [...names.rooms].map(([ident, name]) => ({ ident, name })),
    tracks: names.tracks,
    languages: languagesOf({ index }, event),
    days,
    tray: allRecordsOf(index, 'session', { event, year })
      .filter(({ place }) => !scheduled.has(place.ident))
      .map((record) => {
        const state = entryState(lastState(index, { event, year }, { entry: record.place.ident }));
        return { ...names.session(record), ...defined({ state }) };
      }),
    announced: announcedChanges(index, { event, year }, names),
    problems: diagnostics.flatMap((one) => (paths.has(one.file) ? problemOf(one) : [])),
    ...rest,
  };
}

function scheduledNames(index: ContentIndex, place: BoardPlace): readonly unknown[] {
  const schedules = allRecordsOf(index, 'schedule', { event: place.event, year: place.year });
  return schedules.flatMap(({ data }) => scheduleEntries(data).map(({ data: { session } }) => session));
}

function boardDays(
  programmes: CheckedProgrammes,
  edition: UncheckedRecord<'edition'>,
  names: BoardNames,
): readonly BoardDay[] {
  const { index, daysOf, diagnostics } = programmes;
  const { event, year } = edition.place as BoardPlace;
  const days = daysOf({ event, year });
  return items(edition.data.days).map((day, at) => {
    const date = String(day?.date);
    const scheduled = days.find((one) => one.date === date);
    const path = schedulePath(index, { event, year }, { date, isFirst: at === 0 });
    const schedule = allRecordsOf(index, 'schedule', { event, year }).find(({ document }) => document.path === path);
    const context: DayContext = {
      ...{ names, date, scheduled, zone: zoneOf(index, edition.place) },
      sessionNamed: (ident) => {
        const record = anyRecordNamed(index, 'session', { event, year, ident });
        return record && names.session(record);
      },
      stateOf: (name, placed) => {
        if (name === undefined) return undefined;
        if (placed === undefined || scheduled === undefined)
          return entryState(lastState(index, { event, year }, { entry: name, day: date }));
        return entryState(lastStateOfSlot(programmes, { event, year }, { day: scheduled, placed }));
      },
      clashesAt: (pointer, session) => clashes(diagnostics, { path, pointer, session: session?.path }),
    };
    return {
      date,
      title: names.textIn(day?.title) || date,
      path,
      startsAt: hoursOn(date, day?.startDateTime),
      endsAt: hoursOn(date, day?.endDateTime),
      entries: boardEntries(schedule?.data, context),
    };
  });
}

interface EntryPlace {
  readonly path: string;
  readonly pointer: readonly string[];
  readonly session: string | undefined;
}

/** Warnings about where or when an entry is. Other warnings, such as of a missing translation, are no clashes. */
const CLASHES: readonly string[] = [
  'entries-overlap',
  'entry-outside-day',
  'seats-beyond-room',
  'speaker-in-two-places',
];

/** What `check` says of the place of an entry, and of the seats of its session in the room. */
function clashes(diagnostics: readonly Diagnostic[], { path, pointer, session }: EntryPlace): readonly BoardClash[] {
  const at = `/${pointer.join('/')}`;
  return diagnostics
    .filter(({ severity, code }) => severity === 'error' || (severity === 'warning' && CLASHES.includes(code)))
    .filter(({ file, pointer: own, code }) =>
      file === path ? own === at || own.startsWith(`${at}/`) : file === session && code === 'seats-beyond-room',
    )
    .map(({ code, message, hint }) => ({ code, message, ...(hint === undefined ? {} : { hint }) }));
}

function problemOf({
  file,
  severity,
  code,
  pointer,
  message,
  hint,
}: Diagnostic): readonly (FieldProblem & { path: string })[] {
  if (severity === 'note') return [];
  const parts = pointer.split('/').slice(1);
  const unescaped = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [{ path: file, severity, code, pointer: unescaped, message, ...(hint === undefined ? {} : { hint }) }];
}
