import { nearestName } from '../../diagnostics/nearest-name.ts';
import { proposedZones } from '../../diagnostics/zone-hint.ts';
import type { ImportRecord } from '../../domain/site/content-types.ts';
import { zoneNamed } from '../../domain/time/zone.ts';
import { programmeFindings } from '../../pipeline/programme-file-findings.ts';
import { readPositioned } from '../../read/positioned-yaml.ts';
import type { JsonFile } from './export-formats.ts';
import { exportTime, minutesBetween } from './export-times.ts';
import type { ImportMistake } from './import-mistakes.ts';

/** Finds the mistakes in a programme in the JSON format of conf-site: against its schema, and in references and times. */

interface PlacedMistake {
  readonly pointer: readonly (string | number)[];
  readonly on?: 'key' | 'value';
  /** A sentence. */
  readonly message: string;
}

/** All mistakes, by line. References and times are checked only if everything has the right shape. */
export function ownJsonMistakes({ name, text, data }: JsonFile): readonly ImportMistake[] {
  const ofShape = shapeMistakes(name, data);
  const found = ofShape.length > 0 ? ofShape : contentMistakes(data as ImportRecord);
  if (found.length === 0) return [];
  // JSON is YAML, so the positions are those of the YAML parser.
  const positions = readPositioned(text);
  const lineOf = ({ pointer, on = 'value' }: PlacedMistake): number =>
    text.slice(0, positions.find(pointer.map(String), on).start).split('\n').length;
  return found
    .map((mistake) => ({ file: name, line: lineOf(mistake), message: mistake.message }))
    .sort((a, b) => a.line - b.line);
}

/** A hint that is about how a field is written in YAML. */
const ABOUT_YAML = /^add "/;

function shapeMistakes(name: string, data: unknown): readonly PlacedMistake[] {
  return programmeFindings(name, data).flatMap(({ place, message, hint }) => {
    const { pointer, on } = place.kind === 'pointer' ? place : { pointer: [], on: 'value' as const };
    const isExplained = hint !== undefined && !ABOUT_YAML.test(hint);
    return [{ pointer, on, message: isExplained ? `${message} (${hint})` : message }];
  });
}

function contentMistakes(data: ImportRecord): readonly PlacedMistake[] {
  const { timeZone, speakers = [], sessions } = data;
  return [
    ...(timeZone === undefined || zoneNamed(timeZone) !== undefined
      ? []
      : [{ pointer: ['timeZone'], message: unknown('time zone', timeZone, proposedZones()) }]),
    ...repeatedIds('speakers', speakers),
    ...repeatedIds('sessions', sessions),
    ...sessions.flatMap((session, at) => [
      ...speakerMistakes(session, at, speakers),
      ...roomMistakes(session, at, data.rooms ?? []),
      ...timeMistakes(session, at),
    ]),
  ];
}

function repeatedIds(list: string, records: readonly { readonly id: string }[]): readonly PlacedMistake[] {
  const ids = records.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at ? [] : [{ pointer: [list, at, 'id'], message: `The id "${id}" is used twice in ${list}.` }],
  );
}

type Session = ImportRecord['sessions'][number];

function speakerMistakes(
  { speakers = [] }: Session,
  at: number,
  known: NonNullable<ImportRecord['speakers']>,
): readonly PlacedMistake[] {
  const ids = known.map(({ id }) => id);
  return speakers.flatMap((id, index) =>
    ids.includes(id)
      ? []
      : [{ pointer: ['sessions', at, 'speakers', index], message: unknown('speaker with the id', id, ids) }],
  );
}

/** A programme without a list of rooms may name any. */
function roomMistakes(
  { slots = [] }: Session,
  at: number,
  known: NonNullable<ImportRecord['rooms']>,
): readonly PlacedMistake[] {
  const names = known.flatMap(({ id, name }) => [id ?? name, name]);
  return slots.flatMap(({ room }, index) =>
    room === undefined || names.length === 0 || names.includes(room)
      ? []
      : [{ pointer: ['sessions', at, 'slots', index, 'room'], message: unknown('room', room, names) }],
  );
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return `There is no ${what} "${name}"${near === undefined ? '.' : `; did you mean "${near}"?`}`;
}

function timeMistakes({ slots = [] }: Session, at: number): readonly PlacedMistake[] {
  return slots.flatMap((slot, index) => {
    const pointer = ['sessions', at, 'slots', index];
    const [start, end] = [
      exportTime(slot.start, 'UTC'),
      slot.end === undefined ? undefined : exportTime(slot.end, 'UTC'),
    ];
    if (start === undefined)
      return [{ pointer: [...pointer, 'start'], message: `"${slot.start}" is no time of the calendar.` }];
    if (slot.end === undefined) return [];
    if (end === undefined)
      return [{ pointer: [...pointer, 'end'], message: `"${slot.end}" is no time of the calendar.` }];
    return minutesBetween(start.wall, end.wall) > 0
      ? []
      : [{ pointer: [...pointer, 'end'], message: `It ends at ${slot.end}, and starts at ${slot.start}.` }];
  });
}
