import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { type ReferencePlace, referenceNames } from '../content/reference-names.ts';
import type { ReferenceKind } from '../content/schema-notes.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { nearestMedia } from '../diagnostics/nearest-media.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';

/** What references of a kind may name, with words for one that names nothing. */
export interface Target {
  readonly code: Finding['code'];
  readonly title: string;
  readonly where: string;
  readonly names: ReadonlySet<string>;
  /** What to do about a name that is none of these, which stands in the field `of`. */
  readonly hint: (name: string, of: string) => string;
}

/** Where names are looked for. */
export interface Looked {
  readonly index: ContentIndex;
  /** Whose names are meant, where that is not the record's own. */
  readonly event: string | undefined;
  /** Whether a record's own shape is right. */
  readonly isValid: (record: ContentRecord) => boolean;
}

/** Undefined where it cannot be told, also since the record that has the names is broken. */
export function targetOf(kind: ReferenceKind, at: ReferencePlace, looked: Looked): Target | undefined {
  const { place } = at;
  const names = referenceNames(kind, at, looked);
  const holder = holderOf(kind, place, looked);
  if (names === undefined || (holder !== undefined && !looked.isValid(holder))) return undefined;
  const { code, title, where, lacking } = WORDS[kind];
  const of = editionOf(place, looked);
  return { code, title, where: where?.(of) ?? '', names, hint: hintOf(kind, names, (name) => lacking(name, of)) };
}

/** The record whose fields have the names, for kinds that are no records of their own. */
function holderOf(kind: ReferenceKind, place: ReferencePlace['place'], looked: Looked): ContentRecord | undefined {
  const { event, year } = editionOf(place, looked);
  if (kind === 'dateLimit') return recordsOf(looked.index, 'edition', { event, year: Number(year) })[0];
  return kind === 'track' || kind === 'button' ? recordsOf(looked.index, 'event', { event })[0] : undefined;
}

interface Edition {
  readonly event: string;
  readonly year: string;
}

/** The edition whose names are meant: the record's own, or that of the event's current year. */
function editionOf(
  { event, year }: ReferencePlace['place'],
  { index, event: other }: Pick<Looked, 'index' | 'event'>,
): Edition {
  const named = String(other ?? event ?? field(recordsOf(index, 'site')[0]?.document.data, 'product'));
  const data = recordsOf(index, 'event', { event: named })[0]?.document.data;
  return { event: named, year: String(year ?? field(data, 'currentYear')) };
}

/** Paths of files are compared by what differs in them, and there are too many to list. */
function hintOf(kind: ReferenceKind, names: ReadonlySet<string>, lacking: (name: string) => string): Target['hint'] {
  if (kind !== 'media')
    return (name, of) => nameHint(name, names) ?? `${lacking(name)}, or take the name out of "${of}"`;
  return (name) => {
    const near = nearestMedia(name, names);
    return near === undefined ? lacking(name) : `did you mean "${near}"?`;
  };
}

interface Words {
  readonly code: Finding['code'];
  readonly title: string;
  readonly where?: (of: Edition) => string;
  /** How to make what has such a name. */
  readonly lacking: (name: string, of: Edition) => string;
}

const inEdition = ({ event, year }: Edition): string => ` in ${event} ${year}`;
const folderOf = ({ event, year }: Edition): string => `content/events/${event}/${year}`;

const WORDS: Readonly<Record<ReferenceKind, Words>> = {
  speaker: {
    code: 'speaker-unknown',
    title: 'speaker',
    where: inEdition,
    lacking: (name, of) => `write ${folderOf(of)}/speakers/${name}.md`,
  },
  session: {
    code: 'session-unknown',
    title: 'session',
    where: inEdition,
    lacking: (name, of) => `write ${folderOf(of)}/sessions/${name}.md`,
  },
  venue: { code: 'venue-unknown', title: 'venue', lacking: (name) => `write content/venues/${name}.yaml` },
  sponsor: { code: 'sponsor-unknown', title: 'sponsor', lacking: (name) => `write content/sponsors/${name}.yaml` },
  media: {
    code: 'media-unknown',
    title: 'file',
    where: () => ' below content/media',
    lacking: (name) =>
      /^\w+:/.test(name)
        ? 'save the file below content/media, and write its path from there'
        : `put the file at content/media/${name.replace(/^(?:content\/)?media\//, '')}`,
  },
  event: { code: 'event-unknown', title: 'event', lacking: (name) => `write content/events/${name}/event.yaml` },
  dateLimit: {
    code: 'date-limit-unknown',
    title: 'date limit',
    where: inEdition,
    lacking: (name, of) => `write "${name}:" below "dateLimits" in ${folderOf(of)}/edition.yaml`,
  },
  ticket: {
    code: 'ticket-unknown',
    title: 'ticket',
    where: () => ' in this file',
    lacking: (name) => `write a ticket with "ident: ${name}"`,
  },
  track: { code: 'track-unknown', title: 'track', lacking: (name) => `list "ident: ${name}" under "tracks"` },
  button: { code: 'button-unknown', title: 'button', lacking: (name) => `write "${name}:" below "buttons"` },
};
