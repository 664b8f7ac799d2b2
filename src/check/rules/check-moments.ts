import { fieldAnnotations } from 'conf-site:schemas';
import type { ContentRecord } from '../../content/content-index.ts';
import { type AnnotatedValue, annotatedValues } from '../../content/schema-annotations.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { zoneHint } from '../../diagnostics/zone-hint.ts';
import { isZone, type MomentRole, readMoment } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';
import { momentFindings } from '../moment-finding.ts';

const PAIRS = [
  ['startDateTime', 'endDateTime'],
  ['startDate', 'endDate'],
  ['from', 'to'],
  ['from', 'until'],
] as const;

/**
 * Checks that times exist and are in order. Adds `date-impossible`, `time-missing`, `time-skipped`, `time-repeated`,
 * `end-before-start` and `zone-unknown`.
 */
export function checkMoments(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  const annotated = annotatedValues(record.document.data, fieldAnnotations[record.place.kind] ?? [], 'time');
  const badZone = checkZone(record);
  if (annotated.length === 0) return badZone;
  const zone = scope.zoneOf(record.place);
  const bad = [...badZone, ...annotated.flatMap((value) => momentOf(record, value, zone))];
  return [...bad, ...(bad.length === 0 ? checkOrder(record, annotated, zone) : [])];
}

function checkZone(record: ValidRecord): readonly Finding[] {
  if (!isOf(record, 'site', 'edition')) return [];
  const { timeZone } = record.data;
  if (timeZone === undefined || isZone(timeZone)) return [];
  return [
    atValue(record, ['timeZone'], {
      code: 'zone-unknown',
      severity: 'error',
      message: `There is no time zone "${timeZone}".`,
      hint: zoneHint(timeZone),
    }),
  ];
}

function momentOf(
  record: ContentRecord,
  { pointer, value, annotation }: AnnotatedValue,
  zone: string,
): readonly Finding[] {
  if (typeof value !== 'string') return [];
  return momentFindings(record, { pointer, text: value, role: annotation.time as MomentRole, zone });
}

function checkOrder(record: ContentRecord, annotated: readonly AnnotatedValue[], zone: string): readonly Finding[] {
  const byPointer = new Map(annotated.map((value) => [value.pointer.join('/'), value]));
  return annotated.flatMap((end): readonly Finding[] => {
    const pair = PAIRS.find(([, name]) => name === end.pointer.at(-1));
    if (pair === undefined) return [];
    const start = byPointer.get([...end.pointer.slice(0, -1), pair[0]].join('/'));
    if (start === undefined || typeof start.value !== 'string' || typeof end.value !== 'string') return [];
    const from = readMoment(start.value, start.annotation.time as 'start', zone);
    const until = readMoment(end.value, end.annotation.time as 'start', zone);
    if (from.kind !== 'instant' || until.kind !== 'instant' || from.at < until.at) return [];
    return [
      atValue(record, end.pointer, {
        code: 'end-before-start',
        severity: 'error',
        message: `"${pair[1]}" (${end.value}) is not after "${pair[0]}" (${start.value}).`,
        hint: 'put the end after the start',
      }),
    ];
  });
}
