import { type ContentRecord, field } from '../../content/content-index.ts';
import { slugOf, speakerSlug } from '../../domain/slug.ts';
import { textsOf } from '../record-values.ts';
import type { EditionContent } from './edition-content.ts';
import type { ImportedProgramme, ImportedSession } from './imported-programme.ts';
import type { Ledger } from './merge/ledger.ts';
import type { RecordKind, WantedRecord } from './merge/merge-records.ts';
import { type ProgrammeSlot, partKeys } from './programme-slots.ts';
import { assetFields, type PersonName, personName, sessionFields, speakerFields } from './record-data.ts';
import { type RecordIdents, recordIdents } from './record-idents.ts';

/** The records that a programme asks for, under idents that stay from one import to the next. */

export const SPEAKERS: RecordKind = { kind: 'speaker', folder: 'speakers', extension: 'md' };
export const SESSIONS: RecordKind = { kind: 'session', folder: 'sessions', extension: 'md' };
export const ASSETS: RecordKind = { kind: 'asset', folder: 'assets', extension: 'yaml' };

export interface Wanted extends RecordIdents {
  readonly records: readonly WantedRecord[];
}

interface From {
  readonly programme: ImportedProgramme;
  readonly ledger: Ledger;
}

export function wantedSpeakers(content: EditionContent, { programme, ledger }: From): Wanted {
  const names = new Map(programme.speakers.map((speaker) => [speaker.key, personName(speaker)]));
  const nameOf = (key: string): PersonName => names.get(key) as PersonName;
  const items = programme.speakers.map(({ key }) => {
    return { key, slug: speakerSlug(nameOf(key)), isSame: isCalled(nameOf(key)) };
  });
  const named = recordIdents(content, 'speaker', { items, section: ledger.speakers });
  const records = programme.speakers.map((speaker): WantedRecord => {
    const { key, pictureUrl } = speaker;
    const comments =
      pictureUrl === undefined
        ? []
        : [`Portrait: ${pictureUrl} (save it below content/media, and name it here as image)`];
    return { key, ident: named.idents.get(key) as string, fields: speakerFields(speaker, nameOf(key)), comments };
  });
  return { records, ...named };
}

export interface SessionsFrom extends From {
  readonly speakers: Wanted;
  readonly slots: readonly ProgrammeSlot[];
}

/** So many characters of a slug leave room for the number of a part. */
const BEFORE_NUMBER = 56;

/** A session in several slots is a series: one record for each. */
export function wantedSessions(content: EditionContent, { programme, ledger, speakers, slots }: SessionsFrom): Wanted {
  const slotByKey = new Map(slots.map((slot) => [slot.key, slot]));
  const parts = programme.sessions
    .filter(({ kind }) => kind !== 'service')
    .flatMap((session) => partsOf(session, slotByKey));
  const items = parts.map(({ key, session: { title }, number, of }) => {
    const slug = slugOf(of > 1 ? `${slugOf(title).slice(0, BEFORE_NUMBER)} ${number}` : title);
    return { key, slug, isSame: isTitled(title) };
  });
  const named = recordIdents(content, 'session', { items, section: ledger.sessions });
  const { defaultMinutes, defaultLanguage } = content.settings;
  const records = parts.map(({ key, session, slot, number, of }): WantedRecord => {
    const group = slugOf(session.title) || (named.idents.get(session.key) as string);
    const fields = sessionFields(session, {
      durationMinutes: slot?.durationMinutes ?? session.slots[0]?.durationMinutes ?? defaultMinutes,
      language: session.language ?? defaultLanguage,
      speakers: session.speakerKeys.flatMap((one) => presentIdent(speakers, one)),
      ...(of > 1 ? { part: { group, number, of } } : {}),
    });
    return { key, ident: named.idents.get(key) as string, fields };
  });
  return { records, ...named };
}

/** The material of each session, under the session's name. */
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
  readonly of: number;
}

function partsOf(session: ImportedSession, slotByKey: ReadonlyMap<string, ProgrammeSlot>): readonly Part[] {
  const keys = partKeys(session);
  return keys.map((key, at) => ({ key, session, slot: slotByKey.get(key), number: at + 1, of: keys.length }));
}

function presentIdent({ idents, deleted }: RecordIdents, key: string): readonly string[] {
  const ident = idents.get(key);
  return ident === undefined || deleted.has(ident) ? [] : [ident];
}

function isCalled({ name, surname }: PersonName): (record: ContentRecord) => boolean {
  return ({ document: { data } }) =>
    slugOf(`${field(data, 'name')} ${field(data, 'surname')}`) === slugOf(`${name} ${surname}`);
}

function isTitled(title: string): (record: ContentRecord) => boolean {
  return ({ document: { data } }) => textsOf(field(data, 'title')).some((one) => slugOf(one) === slugOf(title));
}

interface OfBoth {
  readonly speakers: RecordIdents;
  readonly sessions: RecordIdents;
}

/** A programme without what an editor deleted: nothing is assumed of that, and nothing is counted. */
export function withoutDeleted(programme: ImportedProgramme, { speakers, sessions }: OfBoth): ImportedProgramme {
  return {
    ...programme,
    speakers: programme.speakers.filter(({ key }) => !isDeleted(speakers, key)),
    sessions: programme.sessions.filter((session) => !partKeys(session).every((key) => isDeleted(sessions, key))),
  };
}

export function presentSlots(slots: readonly ProgrammeSlot[], { sessions }: OfBoth): readonly ProgrammeSlot[] {
  return slots.filter(({ key }) => !isDeleted(sessions, key));
}

function isDeleted({ idents, deleted }: RecordIdents, key: string): boolean {
  const ident = idents.get(key);
  return ident !== undefined && deleted.has(ident);
}
