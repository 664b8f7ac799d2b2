import { fieldNotes } from 'conf-site:schemas';
import { type ContentRecord, field } from '../../content/content-index.ts';
import { type NotedValue, notedValues } from '../../content/schema-notes.ts';
import { isZone, timeZone } from '../../content/time-zone.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { readMoment, wallClock } from '../../model/zone.ts';
import type { CheckScope } from '../check-content.ts';

const PAIRS = [
  ['startDateTime', 'endDateTime'],
  ['startDate', 'endDate'],
  ['from', 'to'],
] as const;

/**
 * Times that exist and come in order: `date-impossible`, `time-missing`, `time-skipped`, `time-repeated` and
 * `end-before-start`; and `zone-unknown`.
 */
export function checkMoments({ index, sound }: CheckScope): readonly Finding[] {
  const zone = timeZone(index);
  return sound.flatMap((record) => {
    const noted = notedValues(record.document.data, fieldNotes[record.place.kind] ?? [], 'time');
    const bad = [...checkZone(record), ...noted.flatMap((value) => checkOne(record, value, zone))];
    return [...bad, ...(bad.length === 0 ? checkOrder(record, noted, zone) : [])];
  });
}

function checkZone(record: ContentRecord): readonly Finding[] {
  const zone = record.place.kind === 'site' ? field(record.document.data, 'timeZone') : undefined;
  if (typeof zone !== 'string' || isZone(zone)) return [];
  return [
    {
      code: 'zone-unknown',
      severity: 'error',
      path: record.document.path,
      place: { kind: 'pointer', pointer: ['timeZone'], on: 'value' },
      message: `There is no time zone "${zone}".`,
      hint: 'name it as the IANA database does, for instance "Europe/Zagreb"',
    },
  ];
}

function checkOne(record: ContentRecord, { pointer, value, note }: NotedValue, zone: string): readonly Finding[] {
  if (typeof value !== 'string') return [];
  const reading = readMoment(value, note.time as 'start', zone);
  const finding = (code: string, message: string, hint: string): readonly Finding[] => [
    {
      code,
      severity: 'error',
      path: record.document.path,
      place: { kind: 'pointer', pointer, on: 'value' },
      message,
      hint,
    },
  ];
  switch (reading.kind) {
    case 'instant':
      return [];
    case 'malformed':
      return finding('date-impossible', `"${value}" is no date.`, 'write 2026-05-08 or 2026-05-08T08:00');
    case 'impossible-date':
      return finding(
        'date-impossible',
        `There is no such date or time as "${value}".`,
        'look at its month, day, hour and minute',
      );
    case 'time-missing':
      return finding('time-missing', `"${value}" needs a time of day.`, `write ${value}T08:00`);
    case 'skipped-hour':
      return finding('time-skipped', `The clocks in ${zone} jump over ${value}.`, 'take a time outside that hour');
    case 'repeated-hour':
      return finding(
        'time-repeated',
        `In ${zone} the time ${value} comes twice, as the clocks are put back.`,
        'take a time outside that hour',
      );
  }
}

function checkOrder(record: ContentRecord, noted: readonly NotedValue[], zone: string): readonly Finding[] {
  const byPointer = new Map(noted.map((value) => [value.pointer.join('/'), value]));
  return noted.flatMap((end): readonly Finding[] => {
    const pair = PAIRS.find(([, name]) => name === end.pointer.at(-1));
    if (pair === undefined) return [];
    const start = byPointer.get([...end.pointer.slice(0, -1), pair[0]].join('/'));
    if (start === undefined || typeof start.value !== 'string' || typeof end.value !== 'string') return [];
    const from = readMoment(start.value, start.note.time as 'start', zone);
    const until = readMoment(end.value, end.note.time as 'start', zone);
    if (from.kind !== 'instant' || until.kind !== 'instant' || from.at < until.at) return [];
    return [
      {
        code: 'end-before-start',
        severity: 'error',
        path: record.document.path,
        place: { kind: 'pointer', pointer: end.pointer, on: 'value' },
        message: `"${pair[1]}" (${end.value}) does not come after "${pair[0]}" (${wallClock(from.at, zone).replace('T', ' ')}).`,
        hint: 'put the end after the start',
      },
    ];
  });
}
