import { slugOf, speakerSlug } from '../domain/slug.ts';
import { type EditionContent, findRecord } from './edition-content.ts';
import { assetFields, type PersonName, personName, sessionFields, speakerFields } from './imported-fields.ts';
import type { ImportedProgramme, ImportedSession } from './imported-programme.ts';
import type { ImportState, RecordStates } from './merge/import-state.ts';
import { pathOf, type RecordKind, type WantedRecord } from './merge/merge-records.ts';
import { isNamed } from './named-list.ts';
import type { PortraitSource } from './portraits/portrait-source.ts';
import { isRepeated, type ProgrammeSlot, partKeys } from './programme-slots.ts';
import { type Nameable, type RecordIdents, recordIdents } from './record-idents.ts';
import { withNewKeys } from './returning-people.ts';

/** The records that a programme needs, with idents that stay the same from one import to the next. */

export const SPEAKERS: RecordKind = { kind: 'speaker', folder: 'speakers', extension: 'md' };
export const SESSIONS: RecordKind = { kind: 'session', folder: 'sessions', extension: 'md' };
export const ASSETS: RecordKind = { kind: 'asset', folder: 'assets', extension: 'yaml' };

export interface Wanted extends RecordIdents {
  readonly records: readonly WantedRecord[];
}

interface ProgrammeSource {
  readonly programme: ImportedProgramme;
  readonly state: ImportState;
}

/** The speaker records, and the states of the last import by the current keys. */
export function wantedSpeakers(
  content: EditionContent,
  { programme, state }: ProgrammeSource,
): Wanted & { readonly states: RecordStates } {
  const names = new Map(programme.speakers.map((speaker) => [speaker.key, personName(speaker)]));
  const nameOf = (key: string): PersonName => names.get(key) as PersonName;
  const language = content.settings.defaultLanguage;
  const items = programme.speakers.map(({ key }) => {
    return { key, slug: speakerSlug(nameOf(key), language), isSame: isCalled(nameOf(key)) };
  });
  const states = withNewKeys(content, { names, states: state.speakers });
  const recordNames = recordIdents(content, 'speaker', { items, states });
  const records = programme.speakers.map((speaker): WantedRecord => {
    const { key, pictureUrl } = speaker;
    const comments =
      pictureUrl === undefined ? [] : [`Portrait: ${pictureUrl} (import --pictures fetches it into content/media)`];
    return { key, ident: recordNames.idents.get(key) as string, fields: speakerFields(speaker, nameOf(key)), comments };
  });
  return { records, states, ...recordNames };
}

/** The speakers of the export with a portrait whose records have none. */
export function missingPortraits(
  content: EditionContent,
  { speakers }: ImportedProgramme,
  { idents, deleted }: RecordIdents,
): readonly PortraitSource[] {
  return speakers.flatMap(({ key, fullName: name, pictureUrl: address }) => {
    const ident = idents.get(key);
    if (address === undefined || ident === undefined || deleted.has(ident)) return [];
    const { document, data } = findRecord(content, 'speaker', ident) ?? {};
    if (data?.image !== undefined) return [];
    return [{ name, ident, address, path: document?.path ?? pathOf(content, SPEAKERS, ident) }];
  });
}

export interface SessionSource extends ProgrammeSource {
  readonly speakers: Wanted;
  readonly slots: readonly ProgrammeSlot[];
  /** Name of a topic → its ident. */
  readonly topics: Readonly<Record<string, string>>;
}

/** The maximum length of a slug to which the number of a part is added. */
const MAX_PART_SLUG = 56;

/** The session records, with the ident of each slot's session. A session that is given several times has one record. */
export function wantedSessions(
  content: EditionContent,
  { programme, state, speakers, slots, topics }: SessionSource,
): Wanted {
  const slotByKey = new Map(slots.map((slot) => [slot.key, slot]));
  const parts = programme.sessions
    .filter(({ kind }) => kind !== 'service')
    .flatMap((session) => partsOf(session, slotByKey));
  const { defaultMinutes, defaultLanguage } = content.settings;
  const items = parts.map(({ key, session, number, total }) => {
    const title = slugOf(session.title, session.language ?? defaultLanguage);
    const slug = total > 1 && title !== '' ? `${title.slice(0, MAX_PART_SLUG).replace(/-$/, '')}-${number}` : title;
    return { key, slug, isSame: isTitled(session.title) };
  });
  const recordNames = recordIdents(content, 'session', { items, states: state.sessions });
  const records = parts.map(({ key, session, slot, number, total }): WantedRecord => {
    const group = slugOf(session.title) || (recordNames.idents.get(session.key) as string);
    const fields = sessionFields(session, {
      durationMinutes:
        slot?.durationMinutes ?? session.slots[0]?.durationMinutes ?? session.durationMinutes ?? defaultMinutes,
      language: session.language ?? defaultLanguage,
      speakers: session.speakerKeys.flatMap((one) => presentIdent(speakers, one)),
      topics,
      ...(total > 1 ? { part: { group, number, total } } : {}),
    });
    return { key, ident: recordNames.idents.get(key) as string, fields };
  });
  const idents = new Map(recordNames.idents);
  for (const session of programme.sessions.filter(isRepeated)) {
    const ident = idents.get(session.key);
    if (ident !== undefined) for (const key of partKeys(session)) idents.set(key, ident);
  }
  return { records, ...recordNames, idents };
}

/** The asset record of each session with links, with the session's ident. */
export function wantedAssets(
  { sessions: imported }: ImportedProgramme,
  { idents, deleted }: Wanted,
): readonly WantedRecord[] {
  return imported.flatMap((session) => {
    const ident = idents.get(session.key);
    const fields = assetFields(session);
    return ident === undefined || fields === undefined || deleted.has(ident)
      ? []
      : [{ key: session.key, ident, fields }];
  });
}

interface Part {
  readonly key: string;
  readonly session: ImportedSession;
  readonly slot: ProgrammeSlot | undefined;
  readonly number: number;
  readonly total: number;
}

function partsOf(session: ImportedSession, slotByKey: ReadonlyMap<string, ProgrammeSlot>): readonly Part[] {
  const keys = isRepeated(session) ? [session.key] : partKeys(session);
  return keys.map((key, at) => ({ key, session, slot: slotByKey.get(key), number: at + 1, total: keys.length }));
}

function presentIdent({ idents, deleted }: RecordIdents, key: string): readonly string[] {
  const ident = idents.get(key);
  return ident === undefined || deleted.has(ident) ? [] : [ident];
}

function isCalled({ name, surname }: PersonName): Nameable['isSame'] {
  return ({ data }) => isNamed(`${data.name} ${data.surname}`, `${name} ${surname}`);
}

function isTitled(title: string): Nameable['isSame'] {
  return ({ data }) => isNamed(data.title, title);
}

interface IdentsByKind {
  readonly speakers: RecordIdents;
  readonly sessions: RecordIdents;
}

/** The programme without records that were deleted by hand, which notes and counts must not include. */
export function withoutDeleted(programme: ImportedProgramme, { speakers, sessions }: IdentsByKind): ImportedProgramme {
  return {
    ...programme,
    speakers: programme.speakers.filter(({ key }) => !isDeleted(speakers, key)),
    sessions: programme.sessions.filter((session) => !partKeys(session).every((key) => isDeleted(sessions, key))),
  };
}

export function presentSlots(slots: readonly ProgrammeSlot[], { sessions }: IdentsByKind): readonly ProgrammeSlot[] {
  return slots.filter(({ key }) => !isDeleted(sessions, key));
}

function isDeleted({ idents, deleted }: RecordIdents, key: string): boolean {
  const ident = idents.get(key);
  return ident !== undefined && deleted.has(ident);
}
