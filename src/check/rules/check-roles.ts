import { allRecordsOf, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { isValid, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import { cancelling } from '../../domain/programme/entry-outcomes.ts';
import type { SessionEntry } from '../../domain/site/content-types.ts';
import { slugOf } from '../../domain/slug.ts';
import { entryChanges } from '../changed-entries.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { type EditionScope, editionsIn } from '../edition-scope.ts';
import { atFile } from '../finding-at.ts';

/**
 * Adds the warnings `speaker-without-session` for a speaker who neither speaks nor moderates in an edition with sessions,
 * and `session-without-slot` for a session that is missing on the schedules, unless a change says that it does not take
 * place. Past editions may have sessions without a slot.
 */
export function checkRoles(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  // An unreadable file may refer to any of them.
  if (!scope.isComplete) return [];
  return editionsIn(scope, place).flatMap((editionScope) => [
    ...idleSpeakers(scope, editionScope),
    ...unplacedSessions(scope, editionScope),
  ]);
}

function idleSpeakers({ index }: CheckScope, { event, year }: EditionScope): readonly Finding[] {
  const sessions = allRecordsOf(index, 'session', { event, year });
  const schedules = allRecordsOf(index, 'schedule', { event, year });
  if (sessions.length === 0 || namesDeletedSession(schedules, sessions)) return [];
  const named = [...sessions, ...schedules].flatMap((record) =>
    isValid(record) ? stringsIn(record.document.data) : stringsIn(record.document.data).flatMap(possibleNames),
  );
  const busy = resolved(new Set(named), allRecordsOf(index, 'speaker', { event, year }));
  return recordsOf(index, 'speaker', { event, year })
    .filter((record) => isShown(record) && !busy.has(record.place.ident))
    .map((record) =>
      atFile(record, {
        code: 'speaker-without-session',
        severity: 'warning',
        message: `No session of ${event} ${year} names the speaker "${record.place.ident}".`,
        hint: 'add the name to the "speakers" of a session; a speaker who is not announced yet has "placeholder: true"',
      }),
    );
}

function unplacedSessions(scope: CheckScope, editionScope: EditionScope): readonly Finding[] {
  const { index } = scope;
  const { event, year, currentYear } = editionScope;
  const schedules = allRecordsOf(index, 'schedule', { event, year });
  const slots = schedules.flatMap(({ document }) => slotsIn(document.data));
  if (year < currentYear || slots.length === 0) return [];
  const namesInSlots = new Set(slots.flatMap(possibleNames));
  const scheduled = resolved(namesInSlots, allRecordsOf(index, 'session', { event, year }));
  const isScheduled = ({ place, data }: ValidRecord<'session'>): boolean =>
    scheduled.has(place.ident) || stringsIn(data.title).some((title) => namesInSlots.has(slugOf(title)));
  const changes = entryChanges(editionScope, scope);
  const takesPlace = ({ place }: ValidRecord): boolean =>
    cancelling(changes.filter(({ name }) => name === place.ident)) === undefined;
  return recordsOf(index, 'session', { event, year })
    .filter((record) => isShown(record) && !isScheduled(record) && takesPlace(record))
    .map((record) =>
      atFile(record, {
        code: 'session-without-slot',
        severity: 'warning',
        message: `The session "${record.place.ident}" has no slot on the schedule of ${event} ${year}.`,
        hint: `add "session: ${record.place.ident}" to the schedule; one that does not take place has a change with "kind: cancelled"`,
      }),
    );
}

/** Whether a schedule names a session that was deleted. Its speakers would be reported wrongly. */
function namesDeletedSession(schedules: readonly ContentRecord[], sessions: readonly ContentRecord[]): boolean {
  const idents = new Set(sessions.map(({ place }) => place.ident));
  const slots = schedules.flatMap(({ document }) => slotsIn(document.data));
  return slots.some((name) => !idents.has(name) && nearestName(name, idents) === undefined);
}

/** Replaces mistyped names, which are reported themselves, with the nearest existing name. */
function resolved(names: ReadonlySet<string>, records: readonly ContentRecord[]): ReadonlySet<string> {
  const idents = new Set(records.map(({ place }) => place.ident));
  const others = [...idents].filter((ident) => !names.has(ident));
  const isName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);
  return new Set(
    [...names].filter(isName).map((name) => (idents.has(name) ? name : (nearestName(name, others) ?? name))),
  );
}

/** The names that a malformed reference may mean: `Mia Berg`, `mia.md` or `mia, ivo`. */
function possibleNames(text: string): readonly string[] {
  if (text.length > LONGEST_NAMES) return [];
  return text.split(',').map((name) => slugOf(name.replace(/\.(?:md|yaml)$/, '')));
}

const LONGEST_NAMES = 200;

function isShown({ data }: ValidRecord<'session' | 'speaker'>): boolean {
  return data.visible !== false && data.placeholder !== true;
}

function slotsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const session = field<SessionEntry>(value, 'session');
  return typeof session === 'string' ? [session] : Object.values(value).flatMap(slotsIn);
}

/** All texts in a record's data. Keys are ignored, since they may be misspelt. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
