import { fieldAnnotations } from 'conf-site:schemas';
import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import { NAMED_IN_RECORD } from '../../content/reference-names.ts';
import { type AnnotatedValue, annotatedValues, type ReferenceKind } from '../../content/schema-annotations.ts';
import { isOf, items, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';
import { targetOf } from '../reference-targets.ts';

/**
 * Checks that all fields that the schemas mark as references name something that exists. Adds `speaker-unknown`,
 * `session-unknown`, `venue-unknown`, `sponsor-unknown`, `media-unknown`, `date-limit-unknown`, `event-unknown`,
 * `ticket-unknown`, `track-unknown`, `room-unknown`, `topic-unknown`, `entry-unknown` and `button-unknown`.
 */
export function checkReferences(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  return annotatedValues(record.data, fields, 'ref').flatMap((annotated) => checkOne(record, annotated, scope));
}

function checkOne(record: ValidRecord, annotated: AnnotatedValue, scope: CheckScope): readonly Finding[] {
  const kind = annotated.annotation.ref as ReferenceKind;
  const name = annotated.value;
  if (typeof name !== 'string' || (kind === 'speaker' && !/^[a-z0-9-]+$/.test(name))) return [];
  const { index } = scope;
  const event = contestEvent(record, annotated);
  if (!NAMED_IN_RECORD.includes(kind) && scope.hasName(name, { kind, place: record.place, event }) !== false) return [];
  const target = targetOf(kind, record, { index, event });
  if (target === undefined || target.names.has(name) || isUnreadable(name, kind, index)) return [];
  const hint =
    formerHint(name, kind, index) ??
    target.hint(name, { name: fieldOf(annotated), pattern: annotated.annotation.pattern });
  return [
    atValue(record, annotated.pointer, {
      code: target.code,
      severity: 'error',
      message: `There is no ${target.title} "${name}"${target.where}.`,
      hint,
    }),
  ];
}

/** The name of the field of a value, also if the field is a list. */
function fieldOf({ pointer }: AnnotatedValue): string {
  return pointer.findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/** The contest of the site refers to a date limit of the event that its prize is a ticket of. */
function contestEvent(record: ValidRecord, { pointer }: AnnotatedValue): string | undefined {
  if (!isOf(record, 'site') || pointer[0] !== 'contest' || pointer[1] !== 'dateLimit') return undefined;
  return record.data.contest?.event;
}

/** The kinds of records that references name, and that can have former names. */
const RENAMED = ['speaker', 'session', 'venue', 'sponsor'] as const;

/** The hint for the former name of a record. */
function formerHint(name: string, kind: ReferenceKind, index: ContentIndex): string | undefined {
  const records = RENAMED.filter((one) => one === recordKind(kind)).flatMap((one) => allRecordsOf(index, one));
  const now = records.find(({ data }) => items(data.formerSlugs).includes(name));
  return now && `it is called "${now.place.ident}" now`;
}

/** A record that exists but cannot be read is reported once, at its own file. */
function isUnreadable(name: string, kind: ReferenceKind, { unreadable, unreadableMedia }: ContentIndex): boolean {
  if (kind === 'media') return unreadableMedia.some((path) => name === path || name.startsWith(`${path}/`));
  if (kind === 'entry' && unreadable.some((place) => place.kind === 'schedule')) return true;
  return unreadable.some((place) => place.kind === recordKind(kind) && place.ident === name);
}

/** The kind of the records that a reference names: an entry is named after its session. */
function recordKind(kind: ReferenceKind): string {
  return kind === 'entry' ? 'session' : kind;
}
