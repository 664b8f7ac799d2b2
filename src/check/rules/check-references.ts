import { fieldAnnotations } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field } from '../../content/content-index.ts';
import { ownData } from '../../content/record-data.ts';
import { NAMED_IN_RECORD } from '../../content/reference-names.ts';
import { type AnnotatedValue, annotatedValues, type ReferenceKind } from '../../content/schema-annotations.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { targetOf } from '../reference-targets.ts';

/**
 * Checks that all fields that the schemas mark as references name something that exists. Adds `speaker-unknown`,
 * `session-unknown`, `venue-unknown`, `sponsor-unknown`, `media-unknown`, `date-limit-unknown`, `event-unknown`,
 * `ticket-unknown`, `track-unknown`, `room-unknown`, `topic-unknown`, `entry-unknown` and `button-unknown`.
 */
export function checkReferences(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  return annotatedValues(ownData(record, fields), fields, 'ref').flatMap((annotated) =>
    checkOne(record, annotated, scope),
  );
}

function checkOne(record: ContentRecord, annotated: AnnotatedValue, scope: CheckScope): readonly Finding[] {
  const kind = annotated.annotation.ref as ReferenceKind;
  const name = annotated.value;
  if (typeof name !== 'string' || (kind === 'speaker' && !/^[a-z0-9-]+$/.test(name))) return [];
  const { index, isValid } = scope;
  const event = contestEvent(record, annotated);
  if (!NAMED_IN_RECORD.includes(kind) && scope.hasName(name, { kind, place: record.place, event }) !== false) return [];
  const target = targetOf(kind, { place: record.place, data: record.document.data }, { index, isValid, event });
  if (target === undefined || target.names.has(name) || isUnreadable(name, kind, index)) return [];
  const hint = formerHint(name, kind, index) ?? target.hint(name, fieldOf(annotated));
  return [
    {
      code: target.code,
      severity: 'error',
      path: record.document.path,
      place: { kind: 'pointer', pointer: annotated.pointer, on: 'value' },
      message: `There is no ${target.title} "${name}"${target.where}.`,
      hint,
    },
  ];
}

/** The name of the field of a value, also if the field is a list. */
function fieldOf({ pointer }: AnnotatedValue): string {
  return pointer.findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/** The contest of the site refers to a date limit of the event that its prize is a ticket of. */
function contestEvent({ document, place }: ContentRecord, { pointer }: AnnotatedValue): string | undefined {
  if (place.kind !== 'site' || pointer[0] !== 'contest' || pointer[1] !== 'dateLimit') return undefined;
  const event = field(field(document.data, 'contest'), 'event');
  return typeof event === 'string' ? event : undefined;
}

/** The hint for the former name of a record. */
function formerHint(name: string, kind: ReferenceKind, index: ContentIndex): string | undefined {
  const now = index.records.find(({ place, document }) => {
    const former = place.kind === recordKind(kind) ? field(document.data, 'formerSlugs') : undefined;
    return Array.isArray(former) && former.includes(name);
  });
  return now && `it is called "${now.place.ident}" now`;
}

/** A record that exists but cannot be read is reported once, at its own file. */
function isUnreadable(name: string, kind: ReferenceKind, { unreadable }: ContentIndex): boolean {
  if (kind === 'entry' && unreadable.some((place) => place.kind === 'schedule')) return true;
  return unreadable.some((place) => place.kind === recordKind(kind) && place.ident === name);
}

/** The kind of the records that a reference names: an entry is named after its session. */
function recordKind(kind: ReferenceKind): string {
  return kind === 'entry' ? 'session' : kind;
}
