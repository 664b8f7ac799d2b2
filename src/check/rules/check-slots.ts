import { allRecordsOf, anyRecordNamed, type ContentIndex, recordsOf } from '../../content/content-index.ts';
import {
  parallelLists,
  type ScheduleEntry,
  scheduleEntries,
  type WrittenEntry,
} from '../../content/schedule-entries.ts';
import type { UncheckedRecord, ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { type EditionScope, editionsIn } from '../edition-scope.ts';
import { atFile, atKey, atValue } from '../finding-at.ts';
import { targetOf } from '../reference-targets.ts';
import { shadowingSchedule } from '../shadowed-schedule.ts';

/**
 * Checks names on schedules and of materials. Adds `track-unknown` and `room-unknown` for lists of entries under a
 * track or room that the edition does not have, `speaker-unknown` for moderators, `schedule-twice` for two schedules of one day, and `asset-without-session` for material
 * that is named after no session.
 */
export function checkSlots(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    const schedules = recordsOf(scope.index, 'schedule', place);
    const entries = schedules.flatMap((schedule) =>
      scheduleEntries(schedule.data).map((entry) => ({ schedule, ...entry })),
    );
    return [
      ...schedules.flatMap((schedule) => unknownLists(schedule, scope)),
      ...entries.flatMap((entry) => unknownModerators(entry, editionScope, scope.index)),
      ...doubleSchedules(schedules, scope.index),
      ...allRecordsOf(scope.index, 'asset', place).flatMap((asset) => withoutSession(asset, editionScope, scope.index)),
    ];
  });
}

interface PlacedEntry extends WrittenEntry<ScheduleEntry> {
  readonly schedule: ValidRecord<'schedule'>;
}

/** Reports each unknown track or room above a list of entries once, at its first occurrence. */
function unknownLists(schedule: ValidRecord<'schedule'>, scope: CheckScope): readonly Finding[] {
  const reported = new Set<string>();
  return schedule.data.entries.flatMap((block, at) =>
    (parallelLists(block) ?? []).flatMap(({ by, name }) => {
      const kind = by === 'tracks' ? 'track' : 'room';
      const { place } = schedule;
      if (reported.has(`${by} ${name}`) || scope.hasName(name, { kind, place }) !== false) return [];
      reported.add(`${by} ${name}`);
      const target = targetOf(kind, schedule, { ...scope, event: undefined });
      return target === undefined
        ? []
        : [
            atKey(schedule, ['entries', String(at), by, name], {
              code: target.code,
              severity: 'error',
              message: `There is no ${target.title} "${name}"${target.where}.`,
              hint: target.hint(name, { name: by }),
            }),
          ];
    }),
  );
}

/** Moderators are speakers or free names. Only names in the form of a speaker's ident are checked. */
function unknownModerators(
  { schedule, pointer, data }: PlacedEntry,
  { event, year }: EditionScope,
  index: ContentIndex,
): readonly Finding[] {
  const isKnown = (ident: string): boolean =>
    anyRecordNamed(index, 'speaker', { event, year, ident }) !== undefined ||
    index.unreadable.some((place) => place.kind === 'speaker' && place.ident === ident);
  return (data.moderators ?? []).flatMap((name, at) => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name)) return [];
    if (isKnown(name)) return [];
    const known = allRecordsOf(index, 'speaker', { event, year }).map(({ place }) => place.ident);
    return [
      atValue(schedule, [...pointer, 'moderators', String(at)], {
        code: 'speaker-unknown',
        severity: 'error',
        message: `There is no speaker "${name}" in ${event} ${year}.`,
        hint: nameHint(name, known) ?? 'write the name of a person who is not a speaker as "Mia Berg"',
      }),
    ];
  });
}

/** The schedule of the edition is for its first day, so that day cannot have one in its own folder too. */
function doubleSchedules(schedules: readonly ValidRecord<'schedule'>[], index: ContentIndex): readonly Finding[] {
  return schedules.flatMap((schedule) => {
    const other = shadowingSchedule(schedule, index);
    if (other === undefined) return [];
    return [
      atFile(schedule, {
        code: 'schedule-twice',
        severity: 'error',
        message: `The first day has two schedules: this one, and ${other.document.path}.`,
        hint: 'keep one of the two files',
      }),
    ];
  });
}

function withoutSession(
  asset: UncheckedRecord<'asset'>,
  { event, year }: EditionScope,
  index: ContentIndex,
): readonly Finding[] {
  const { ident } = asset.place;
  const isHidden = index.unreadable.some((place) => place.kind === 'session' && place.ident === ident);
  const isKnown = anyRecordNamed(index, 'session', { event, year, ident }) !== undefined;
  if (isKnown || isHidden || asset.data.ident !== undefined) return [];
  const known = allRecordsOf(index, 'session', { event, year }).map(({ place }) => place.ident);
  return [
    atFile(asset, {
      code: 'asset-without-session',
      severity: 'error',
      message: `The file of material has the name of its session, and ${event} ${year} has no session "${ident}".`,
      hint: nameHint(ident, known) ?? 'give the file the name of the session',
    }),
  ];
}
