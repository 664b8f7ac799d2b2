import { type ContentRecord, field } from '../../content/content-index.ts';
import { slugOf, speakerSlug } from '../../model/slug.ts';
import { assignIdents } from './assign-idents.ts';
import { type EditionContent, findRecord } from './edition-content.ts';
import type { ImportSettings } from './import-settings.ts';
import type { ImportedProgramme, ImportedSession } from './imported-programme.ts';
import type { Ledger, LedgerSection } from './ledger.ts';
import type { RecordKind, WantedRecord } from './merge-records.ts';
import { type PersonName, personName } from './person-name.ts';
import { type ProgrammeSlot, slotKey } from './programme-slots.ts';
import { assetFields, sessionFields, speakerFields } from './record-data.ts';

/** The records that a programme asks for, under idents that stay from one import to the next. */

export const SPEAKERS: RecordKind = { kind: 'speaker', folder: 'speakers', extension: 'md' };
export const SESSIONS: RecordKind = { kind: 'session', folder: 'sessions', extension: 'md' };
export const ASSETS: RecordKind = { kind: 'asset', folder: 'assets', extension: 'yaml' };

export interface Wanted {
  readonly records: readonly WantedRecord[];
  /** By key. */
  readonly idents: ReadonlyMap<string, string>;
  /** Idents of those that an editor deleted. */
  readonly deleted: ReadonlySet<string>;
}

interface From {
  readonly programme: ImportedProgramme;
  readonly ledger: Ledger;
}

export function wantedSpeakers(content: EditionContent, { programme, ledger }: From): Wanted {
  const names = new Map(programme.speakers.map((speaker) => [speaker.key, personName(speaker)]));
  const nameOf = (key: string): PersonName => names.get(key) as PersonName;
  const known = knownIdents(content, 'speaker', ledger.speakers);
  const idents = assignIdents(
    programme.speakers.map(({ key }) => ({ key, slug: speakerSlug(nameOf(key)) })),
    {
      known: known.idents,
      isTaken: (ident, key) => isAnother(findRecord(content, 'speaker', ident), isCalled(nameOf(key))),
      fallback: 'speaker',
    },
  );
  const records = programme.speakers.map((speaker): WantedRecord => {
    const { key, pictureUrl } = speaker;
    const comments =
      pictureUrl === undefined
        ? []
        : [`Portrait: ${pictureUrl} (save it below content/media, and name it here as image)`];
    return { key, ident: idents.get(key) as string, fields: speakerFields(speaker, nameOf(key)), comments };
  });
  return { records, idents, deleted: known.deleted };
}

export interface SessionsFrom extends From {
  readonly speakers: Wanted;
  readonly slots: readonly ProgrammeSlot[];
  readonly settings: ImportSettings;
}

/** A session in several slots is a series: one record for each. */
export function wantedSessions(
  content: EditionContent,
  { programme, ledger, speakers, slots, settings }: SessionsFrom,
): Wanted {
  const slotByKey = new Map(slots.map((slot) => [slot.key, slot]));
  const parts = programme.sessions
    .filter(({ kind }) => kind !== 'service')
    .flatMap((session) => partsOf(session, slotByKey));
  const known = knownIdents(content, 'session', ledger.sessions);
  const titles = new Map(parts.map(({ key, session }) => [key, session.title]));
  const idents = assignIdents(
    parts.map(({ key, session, number, of }) => ({
      key,
      slug: slugOf(of > 1 ? `${shortSlug(session.title)} ${number}` : session.title),
    })),
    {
      known: known.idents,
      isTaken: (ident, key) => isAnother(findRecord(content, 'session', ident), isTitled(titles.get(key) ?? '')),
      fallback: 'session',
    },
  );
  const records = parts.map(({ key, session, slot, number, of }): WantedRecord => {
    const group = slugOf(session.title) || (idents.get(session.key) as string);
    const fields = sessionFields(session, {
      durationMinutes: slot?.durationMinutes ?? (session.durationMinutes || settings.defaultMinutes),
      language: session.language ?? settings.defaultLanguage,
      speakers: session.speakerKeys.flatMap((one) => presentIdent(speakers, one)),
      ...(of > 1 ? { part: { group, number, of } } : {}),
    });
    return { key, ident: idents.get(key) as string, fields };
  });
  return { records, idents, deleted: known.deleted };
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
  const of = Math.max(1, 1 + (session.furtherSlots?.length ?? 0));
  return Array.from({ length: of }, (_, at) => {
    const key = slotKey(session.key, at);
    return { key, session, slot: slotByKey.get(key), number: at + 1, of };
  });
}

/** Leaves room for the number of a part. */
function shortSlug(title: string): string {
  return slugOf(title).slice(0, 56);
}

function presentIdent({ idents, deleted }: Wanted, key: string): readonly string[] {
  const ident = idents.get(key);
  return ident === undefined || deleted.has(ident) ? [] : [ident];
}

/** The idents of the last import as they are now: an editor may have renamed a file, or deleted it. */
function knownIdents(
  content: EditionContent,
  kind: 'speaker' | 'session',
  section: LedgerSection,
): { readonly idents: ReadonlyMap<string, string>; readonly deleted: ReadonlySet<string> } {
  const now = Object.entries(section).map(([key, { ident }]) => ({
    key,
    ident,
    record: findRecord(content, kind, ident),
  }));
  return {
    idents: new Map(now.map(({ key, ident, record }) => [key, record?.place.ident ?? ident])),
    deleted: new Set(now.filter(({ record }) => record === undefined).map(({ ident }) => ident)),
  };
}

/** A record that was written by hand under the name that this one would get, and is about something else. */
function isAnother(record: ContentRecord | undefined, isSame: (record: ContentRecord) => boolean): boolean {
  return record !== undefined && !isSame(record);
}

function isCalled({ name, surname }: PersonName): (record: ContentRecord) => boolean {
  return ({ document: { data } }) =>
    slugOf(`${field(data, 'name')} ${field(data, 'surname')}`) === slugOf(`${name} ${surname}`);
}

function isTitled(title: string): (record: ContentRecord) => boolean {
  return ({ document: { data } }) => {
    const own = field(data, 'title');
    const titles: readonly unknown[] = typeof own === 'object' && own !== null ? Object.values(own) : [own];
    return titles.some((one) => slugOf(String(one)) === slugOf(title));
  };
}
