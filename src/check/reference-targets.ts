import { allRecordsOf, type ContentIndex, type ContentRecord } from '../content/content-index.ts';
import { type ReferencePlace, referenceNames } from '../content/reference-names.ts';
import type { ReferenceKind } from '../content/schema-annotations.ts';
import { isValid } from '../content/valid-record.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';
import { unknownMediaHint } from './media-hint.ts';

/** The valid names of a kind of references, and the texts of a finding about an invalid one. */
export interface Target {
  readonly code: Finding['code'];
  readonly title: string;
  readonly where: string;
  readonly names: ReadonlySet<string>;
  /** The hint for an invalid name in a field. `pattern` is the form of a path of media. */
  readonly hint: (name: string, field: { readonly name: string; readonly pattern?: string | undefined }) => string;
}

/** The content in which names are looked up. */
export interface TargetContext {
  readonly index: ContentIndex;
  /** The event whose names are meant, if it is not that of the record. */
  readonly event: string | undefined;
}

/** The valid names of a kind at a place. Undefined if the record that defines them is missing or invalid. */
export function targetOf(kind: ReferenceKind, at: ReferencePlace, context: TargetContext): Target | undefined {
  const { place } = at;
  const names = referenceNames(kind, at, context);
  if (names === undefined || !definingRecords(kind, place, context).every(isValid)) return undefined;
  const { code, title, where, howToAdd } = TEXTS[kind];
  const edition = editionOf(place, context);
  return {
    code,
    title,
    where: where?.(edition) ?? '',
    names,
    hint: hintOf(names, howToAdd && ((name) => howToAdd(name, edition))),
  };
}

/** The records that contain the definitions of the names. Empty for kinds that are records themselves. */
function definingRecords(
  kind: ReferenceKind,
  place: ReferencePlace['place'],
  context: TargetContext,
): readonly ContentRecord[] {
  const { event, year } = editionOf(place, context);
  const { index } = context;
  const editions = allRecordsOf(index, 'edition', { event, year: Number(year) });
  const events = allRecordsOf(index, 'event', { event });
  if (kind === 'dateLimit') return editions;
  if (kind === 'button') return events;
  if (kind === 'track' || kind === 'topic') return [...editions, ...events];
  if (kind === 'entry') return allRecordsOf(index, 'schedule', { event, year: Number(year) });
  return kind === 'room' ? [...editions, ...allRecordsOf(index, 'venue')] : [];
}

interface Edition {
  readonly event: string;
  readonly year: string;
}

/** The edition whose names are meant: that of the record, or the current one of the event. */
function editionOf(
  { event, year }: ReferencePlace['place'],
  { index, event: other }: Pick<TargetContext, 'index' | 'event'>,
): Edition {
  const named = String(other ?? event ?? allRecordsOf(index, 'site')[0]?.data.product);
  return { event: named, year: String(year ?? allRecordsOf(index, 'event', { event: named })[0]?.data.currentYear) };
}

function hintOf(names: ReadonlySet<string>, howToAdd: ((name: string) => string) | undefined): Target['hint'] {
  if (howToAdd === undefined) return (name, { pattern }) => unknownMediaHint(name, { known: names, pattern });
  return (name, field) => nameHint(name, names) ?? `${howToAdd(name)}, or delete the name from "${field.name}"`;
}

interface TargetTexts {
  readonly code: Finding['code'];
  readonly title: string;
  readonly where?: (edition: Edition) => string;
  /** The hint that says how to add something of a name. Media have hints of their own. */
  readonly howToAdd?: (name: string, edition: Edition) => string;
}

const inEdition = ({ event, year }: Edition): string => ` in ${event} ${year}`;
const folderOf = ({ event, year }: Edition): string => `content/events/${event}/${year}`;

const TEXTS: Readonly<Record<ReferenceKind, TargetTexts>> = {
  speaker: {
    code: 'speaker-unknown',
    title: 'speaker',
    where: inEdition,
    howToAdd: (name, edition) => `write ${folderOf(edition)}/speakers/${name}.md`,
  },
  session: {
    code: 'session-unknown',
    title: 'session',
    where: inEdition,
    howToAdd: (name, edition) => `write ${folderOf(edition)}/sessions/${name}.md`,
  },
  entry: {
    code: 'entry-unknown',
    title: 'entry',
    where: inEdition,
    howToAdd: (name, edition) =>
      `name a session, or write "ident: ${name}" at a special entry or break in ${folderOf(edition)}/schedule.yaml`,
  },
  venue: { code: 'venue-unknown', title: 'venue', howToAdd: (name) => `write content/venues/${name}.yaml` },
  sponsor: { code: 'sponsor-unknown', title: 'sponsor', howToAdd: (name) => `write content/sponsors/${name}.yaml` },
  media: {
    code: 'media-unknown',
    title: 'file',
    where: () => ' in content/media',
  },
  event: { code: 'event-unknown', title: 'event', howToAdd: (name) => `write content/events/${name}/event.yaml` },
  dateLimit: {
    code: 'date-limit-unknown',
    title: 'date limit',
    where: inEdition,
    howToAdd: (name, edition) => `write "${name}:" below "dateLimits" in ${folderOf(edition)}/edition.yaml`,
  },
  ticket: {
    code: 'ticket-unknown',
    title: 'ticket',
    where: () => ' in this file',
    howToAdd: (name) => `write a ticket with "ident: ${name}"`,
  },
  track: {
    code: 'track-unknown',
    title: 'track',
    where: inEdition,
    howToAdd: (name) => `list "ident: ${name}" under "tracks" in the edition or its event`,
  },
  topic: {
    code: 'topic-unknown',
    title: 'topic',
    where: inEdition,
    howToAdd: (name) => `list "ident: ${name}" under "topics" in the edition or its event`,
  },
  room: {
    code: 'room-unknown',
    title: 'room',
    where: (edition) => ` in ${edition.event} ${edition.year} or at its venues`,
    howToAdd: (name) =>
      `write "${name}:" below "rooms" in the file of the venue, or in edition.yaml for an online room`,
  },
  button: { code: 'button-unknown', title: 'button', howToAdd: (name) => `write "${name}:" below "buttons"` },
};
