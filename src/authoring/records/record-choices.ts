import { allRecordsOf, anyRecordNamed, type ContentIndex, field } from '../../content/content-index.ts';
import { type ReferencePlace, referenceNames, roomsOf } from '../../content/reference-names.ts';
import { nameOfEntry, scheduleEntries } from '../../content/schedule-entries.ts';
import type { ReferenceKind } from '../../content/schema-annotations.ts';
import { items, type Unchecked } from '../../content/valid-record.ts';
import type { Choice, ChoicesByKind } from '../../domain/editor/form-fields.ts';
import type {
  ButtonRecord,
  EditionRecord,
  TicketRecord,
  TicketsRecord,
  Topic,
  Track,
} from '../../domain/site/content-types.ts';
import { eventTitle, textIn, titleOf } from './record-titles.ts';

type LabelOf = (name: string, at: ReferencePlace, index: ContentIndex) => string | undefined;

/** What the references of a record can be set to, by kind, with labels in the default language, in their order. */
export function recordChoices(at: ReferencePlace, index: ContentIndex): ChoicesByKind {
  const order = new Intl.Collator(index.defaultLanguage).compare;
  const kinds = Object.keys(LABELS) as ReferenceKind[];
  return Object.fromEntries(
    kinds.map((kind) => {
      const names = [...(referenceNames(kind, at, { index }) ?? [])];
      const choices = names.map((name): Choice => ({ value: name, label: LABELS[kind](name, at, index) ?? name }));
      return [kind, IN_ORDER_OF_FILE.has(kind) ? choices : choices.sort((a, b) => order(a.label, b.label))];
    }),
  );
}

/** Whoever wrote these lists has put them in order. */
const IN_ORDER_OF_FILE: ReadonlySet<string> = new Set(['room', 'track', 'topic', 'ticket', 'dateLimit', 'button']);

const LABELS: Readonly<Record<ReferenceKind, LabelOf>> = {
  speaker: ofRecord('speaker'),
  session: ofRecord('session'),
  entry: entryLabel,
  venue: ofRecord('venue'),
  sponsor: ofRecord('sponsor'),
  media: (name) => name,
  dateLimit: (name) => name,
  event: (name, _, index) => eventTitle(name, index),
  ticket: (name, { data }, index) =>
    titleInList(items((data as Unchecked<TicketsRecord> | undefined)?.tickets), name, index),
  track: ofDefinition('tracks'),
  topic: ofDefinition('topics'),
  room: roomLabel,
  button: buttonLabel,
};

function ofRecord(kind: 'speaker' | 'session' | 'venue' | 'sponsor'): LabelOf {
  return (ident, { place: { event, year } }, index) => {
    const isInEdition = kind === 'speaker' || kind === 'session';
    const filter = isInEdition && event !== undefined && year !== undefined ? { event, year } : {};
    const record = anyRecordNamed(index, kind, { ident, ...filter });
    return record && titleOf(record, index);
  };
}

/** The title of a track or topic in the list of the edition, or of its event. */
function ofDefinition(list: 'tracks' | 'topics'): LabelOf {
  return (ident, { place: { event, year } }, index) => {
    if (event === undefined) return undefined;
    const edition = year === undefined ? undefined : allRecordsOf(index, 'edition', { event, year })[0];
    const [eventRecord] = allRecordsOf(index, 'event', { event });
    return titleInList(items(edition?.data[list] ?? eventRecord?.data[list]), ident, index);
  };
}

/** The title of a session, or of a special entry or break of the schedules. */
function entryLabel(name: string, at: ReferencePlace, index: ContentIndex): string | undefined {
  const session = LABELS.session(name, at, index);
  const { event, year } = at.place;
  if (session !== undefined || event === undefined || year === undefined) return session;
  const entries = allRecordsOf(index, 'schedule', { event, year }).flatMap(({ data }) => scheduleEntries(data));
  const entry = entries.find(({ data }) => nameOfEntry(data) === name);
  return textIn(entry?.data.title, index.defaultLanguage);
}

function roomLabel(name: string, at: ReferencePlace, index: ContentIndex): string | undefined {
  return textIn(roomsOf(at, index).get(name)?.name, index.defaultLanguage);
}

function buttonLabel(name: string, { place, data }: ReferencePlace, index: ContentIndex): string | undefined {
  const event = place.event === undefined ? undefined : allRecordsOf(index, 'event', { event: place.event })[0];
  const own = (data as Unchecked<EditionRecord> | undefined)?.buttons;
  const button = field(own, name) ?? field(event?.data.buttons, name);
  return textIn(field<ButtonRecord>(button, 'title'), index.defaultLanguage);
}

type Titled = Unchecked<TicketRecord | Track | Topic>;

function titleInList(
  list: readonly (Titled | null)[],
  ident: string,
  { defaultLanguage }: ContentIndex,
): string | undefined {
  return textIn(list.find((one) => one?.ident === ident)?.title, defaultLanguage);
}
