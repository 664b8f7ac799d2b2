import { fieldNotes } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { ownData } from '../../content/record-data.ts';
import { type NotedValue, notedValues, type ReferenceKind } from '../../content/schema-notes.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';

/**
 * Every field that the schemas mark as a reference names something that exists: `speaker-unknown`,
 * `session-unknown`, `venue-unknown`, `sponsor-unknown`, `media-unknown`, `date-limit-unknown`, `event-unknown`,
 * `ticket-unknown`, `track-unknown` and `button-unknown`.
 */
export function checkReferences({ index, sound }: CheckScope): readonly Finding[] {
  const targetOf = createTargets(index);
  return sound.flatMap((record) => {
    const fields = fieldNotes[record.place.kind] ?? [];
    return notedValues(ownData(record, fields), fields, 'ref').flatMap((noted) =>
      checkOne(record, noted, { index, targetOf }),
    );
  });
}

/** `event`: whose names are meant, where that is not the record's own. */
type TargetOf = (kind: ReferenceKind, record: ContentRecord, event?: string) => Target | undefined;

/** References to these look into the file that they stand in. */
const OF_FILE: readonly ReferenceKind[] = ['ticket', 'track', 'button'];

/** What references of a kind may name, gathered once for each edition or file. */
function createTargets(index: ContentIndex): TargetOf {
  const known = new Map<string, Target | undefined>();
  return (kind, record, other) => {
    const { event, year } = record.place;
    const key = `${kind} ${OF_FILE.includes(kind) ? record.document.path : `${other ?? event}/${year}`}`;
    if (!known.has(key)) known.set(key, TARGETS[kind](record, index, other));
    return known.get(key);
  };
}

function checkOne(
  record: ContentRecord,
  noted: NotedValue,
  { index, targetOf }: { readonly index: ContentIndex; readonly targetOf: TargetOf },
): readonly Finding[] {
  const kind = noted.note.ref as ReferenceKind;
  const name = noted.value;
  if (typeof name !== 'string' || (kind === 'speaker' && !/^[a-z0-9-]+$/.test(name))) return [];
  const target = targetOf(kind, record, contestEvent(record, noted));
  if (target === undefined || target.names.has(name) || isUnreadable(name, kind, index)) return [];
  const hint = formerHint(name, kind, index) ?? nameHint(name, [...target.names]);
  return [
    {
      code: target.code,
      severity: 'error',
      path: record.document.path,
      place: { kind: 'pointer', pointer: noted.pointer, on: 'value' },
      message: `There is no ${target.title} "${name}"${target.where}.`,
      ...(hint === undefined ? {} : { hint }),
    },
  ];
}

/** The date limit of the contest is one of the event whose ticket is the prize. */
function contestEvent({ document, place }: ContentRecord, { pointer }: NotedValue): string | undefined {
  if (place.kind !== 'site' || pointer[0] !== 'contest' || pointer[1] !== 'dateLimit') return undefined;
  const event = field(field(document.data, 'contest'), 'event');
  return typeof event === 'string' ? event : undefined;
}

/** What a record is called now that had the name before. */
function formerHint(name: string, kind: ReferenceKind, index: ContentIndex): string | undefined {
  const now = index.records.find(({ place, document }) => {
    const former = place.kind === kind ? field(document.data, 'formerSlugs') : undefined;
    return Array.isArray(former) && former.includes(name);
  });
  return now && `it is called "${now.place.ident}" now`;
}

/** A record that exists but cannot be read is reported once, at its own file. */
function isUnreadable(name: string, kind: ReferenceKind, { unreadable }: ContentIndex): boolean {
  return unreadable.some((place) => place.kind === kind && place.ident === name);
}

interface Target {
  readonly code: Finding['code'];
  readonly title: string;
  readonly where: string;
  readonly names: ReadonlySet<string>;
}

type Lookup = (record: ContentRecord, index: ContentIndex, event?: string) => Target | undefined;

const TARGETS: Readonly<Record<ReferenceKind, Lookup>> = {
  speaker: inEdition('speaker', 'speaker-unknown'),
  session: inEdition('session', 'session-unknown'),
  venue: (_, index) => site(index, 'venue', 'venue-unknown'),
  sponsor: (_, index) => site(index, 'sponsor', 'sponsor-unknown'),
  media: (_, index) => ({
    code: 'media-unknown',
    title: 'file',
    where: ' below content/media',
    names: new Set(index.media.keys()),
  }),
  event: (_, index) => ({ code: 'event-unknown', title: 'event', where: '', names: new Set(eventNames(index)) }),
  dateLimit: (record, index, event) => dateLimits(record, index, event),
  ticket: (record) => ({
    code: 'ticket-unknown',
    title: 'ticket',
    where: ' in this file',
    names: new Set(identsIn(field(record.document.data, 'tickets'))),
  }),
  track: (record, index) => ({
    code: 'track-unknown',
    title: 'track',
    where: '',
    names: new Set(tracks(record, index)),
  }),
  button: (record, index) => ({
    code: 'button-unknown',
    title: 'button',
    where: '',
    names: new Set(buttons(record, index)),
  }),
};

function inEdition(kind: 'speaker' | 'session', code: Finding['code']): Lookup {
  return ({ place }, index) => {
    if (place.event === undefined || place.year === undefined) return undefined;
    const names = recordsOf(index, kind, { event: place.event, year: place.year }).map((record) => record.place.ident);
    return { code, title: kind, where: ` in ${place.event} ${place.year}`, names: new Set(names) };
  };
}

function site(index: ContentIndex, kind: 'venue' | 'sponsor', code: Finding['code']): Target {
  return { code, title: kind, where: '', names: new Set(recordsOf(index, kind).map((record) => record.place.ident)) };
}

/** Whatever has a folder: an event whose own file is missing or cannot be read is told there. */
function eventNames(index: ContentIndex): readonly string[] {
  const places = [...index.records.map((record) => record.place), ...index.unreadable];
  return [...new Set(places.flatMap((place) => place.event ?? []))];
}

/** An edition's own limits; for an event those of its current edition; for the site those of the main event's. */
function dateLimits(record: ContentRecord, index: ContentIndex, other: string | undefined): Target | undefined {
  const event = other ?? record.place.event ?? (field(dataOf(index, 'site'), 'product') as string | undefined);
  const year = record.place.year ?? currentYear(event, index);
  if (event === undefined || year === undefined) return undefined;
  const edition = recordsOf(index, 'edition', { event, year })[0];
  if (edition === undefined) return undefined;
  const names = new Set(Object.keys((field(edition.document.data, 'dateLimits') as object | undefined) ?? {}));
  return { code: 'date-limit-unknown', title: 'date limit', where: ` in ${event} ${year}`, names };
}

function currentYear(event: string | undefined, index: ContentIndex): number | undefined {
  const record = event === undefined ? undefined : recordsOf(index, 'event', { event })[0];
  const year = field(record?.document.data, 'currentYear');
  return typeof year === 'number' ? year : undefined;
}

function tracks(record: ContentRecord, index: ContentIndex): readonly string[] {
  return ownAndEvent(record, index).flatMap((data) => identsIn(field(data, 'tracks')));
}

function buttons(record: ContentRecord, index: ContentIndex): readonly string[] {
  return ownAndEvent(record, index).flatMap((data) =>
    Object.keys((field(data, 'buttons') as object | undefined) ?? {}),
  );
}

function ownAndEvent({ place, document }: ContentRecord, index: ContentIndex): readonly unknown[] {
  const event = place.event === undefined ? undefined : recordsOf(index, 'event', { event: place.event })[0];
  return [document.data, event?.document.data];
}

function identsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => String(field(item, 'ident'))) : [];
}

function dataOf(index: ContentIndex, kind: 'site'): unknown {
  return recordsOf(index, kind)[0]?.document.data;
}
