import {
  type ContentIndex,
  type ContentRecord,
  field,
  listIn,
  recordNamed,
  recordsOf,
} from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { type CheckScope, validRecords } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { type EditionScope, editionsIn, settingOf } from '../edition-scope.ts';
import { atFile, atKey, atValue } from '../finding-at.ts';
import { shadowingSchedule } from '../shadowed-schedule.ts';

/**
 * Checks names on schedules and of materials. Adds `track-unknown` for a track that the edition does not have,
 * `speaker-unknown` for moderators, `schedule-twice` for two schedules of one day, and `asset-without-session` for material
 * that is named after no session.
 */
export function checkSlots(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    const schedules = validRecords(scope, recordsOf(scope.index, 'schedule', place));
    const entries = schedules.flatMap(entriesOf);
    return [
      ...schedules.flatMap((schedule) => unknownTracks(schedule, editionScope)),
      ...entries.flatMap((entry) => unknownModerators(entry, editionScope, scope.index)),
      ...doubleSchedules(schedules, scope.index),
      ...recordsOf(scope.index, 'asset', place).flatMap((asset) => withoutSession(asset, editionScope, scope.index)),
    ];
  });
}

interface PlacedEntry {
  readonly schedule: ContentRecord;
  readonly pointer: readonly string[];
  readonly data: unknown;
}

/** All entries of a schedule, in order. */
function entriesOf(schedule: ContentRecord): readonly PlacedEntry[] {
  return listIn(schedule.document.data, 'entries').flatMap((block, at) => {
    const pointer = ['entries', String(at)];
    const tracks = field(block, 'tracks');
    if (tracks === undefined) return [{ schedule, pointer, data: block }];
    return Object.keys(tracks as object).flatMap((track) =>
      listIn(tracks, track).map((data, row) => ({
        schedule,
        pointer: [...pointer, 'tracks', track, String(row)],
        data,
      })),
    );
  });
}

/** Reports each unknown track once, at its first occurrence. */
function unknownTracks(schedule: ContentRecord, editionScope: EditionScope): readonly Finding[] {
  const tracks = settingOf(editionScope, ['tracks'])?.value;
  const known = (Array.isArray(tracks) ? tracks : []).map((track) => String(field(track, 'ident')));
  const knownOrReported = new Set(known);
  return listIn(schedule.document.data, 'entries').flatMap((block, at) =>
    Object.keys((field(block, 'tracks') as object | undefined) ?? {}).flatMap((track) => {
      if (knownOrReported.has(track)) return [];
      knownOrReported.add(track);
      return [
        atKey(schedule, ['entries', String(at), 'tracks', track], {
          code: 'track-unknown',
          severity: 'error',
          message: `There is no track "${track}" in ${editionScope.event} ${editionScope.year}.`,
          hint: known.length === 0 ? 'list it under "tracks" in the edition or its event' : nameHint(track, known),
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
    recordNamed(index, 'speaker', { event, year, ident }) !== undefined ||
    index.unreadable.some((place) => place.kind === 'speaker' && place.ident === ident);
  return listIn(data, 'moderators').flatMap((name, at) => {
    if (typeof name !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name)) return [];
    if (isKnown(name)) return [];
    const known = recordsOf(index, 'speaker', { event, year }).map(({ place }) => place.ident);
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
function doubleSchedules(schedules: readonly ContentRecord[], index: ContentIndex): readonly Finding[] {
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

function withoutSession(asset: ContentRecord, { event, year }: EditionScope, index: ContentIndex): readonly Finding[] {
  const { ident } = asset.place;
  const isHidden = index.unreadable.some((place) => place.kind === 'session' && place.ident === ident);
  const isKnown = recordNamed(index, 'session', { event, year, ident }) !== undefined;
  if (isKnown || isHidden || field(asset.document.data, 'ident') !== undefined) return [];
  const known = recordsOf(index, 'session', { event, year }).map(({ place }) => place.ident);
  return [
    atFile(asset, {
      code: 'asset-without-session',
      severity: 'error',
      message: `The file of material has the name of its session, and ${event} ${year} has no session "${ident}".`,
      hint: nameHint(ident, known) ?? 'give the file the name of the session',
    }),
  ];
}
