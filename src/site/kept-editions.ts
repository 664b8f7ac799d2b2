import { baseLanguage, type ContentIndex, type ContentRecord } from '../content/content-index.ts';
import { editionName, recordsByEdition } from '../content/edition-records.ts';
import { mergedData } from '../content/record-data.ts';
import { hashOf } from '../content/short-hash.ts';
import { keepSame } from '../model/keep-same.ts';
import { createKeptValues } from '../model/kept-values.ts';
import { keptWith } from '../model/kept-with.ts';
import {
  type Dated,
  type EditionName,
  type KeptEditions,
  type Modelling,
  stillUnderEmbargo,
  withEmbargo,
} from './modelling.ts';

export function createKeptEditions(): KeptEditions {
  const editions = createKeptValues();
  const around = keptWith((modelling: Modelling) => editions.keep('around', aroundOf(modelling), () => ({})));
  return {
    keep<T extends object>(modelling: Modelling, { event, year }: EditionName, make: (own: Modelling) => T): T {
      const own = ownRecords(modelling, { event, year });
      const of = [around(modelling), ...own, ...embargoesOf(own, modelling)];
      return editions.keep<T>(editionName({ event, year }), of, (before) =>
        eachSame(
          before,
          make({ ...modelling, index: indexOf(modelling.index, [...recordsOfNone(modelling), ...own]) }),
        ),
      );
    },
    merged: keptData(),
    turn: editions.turn,
  };
}

/** Part by part: the parts go different ways. */
function eachSame<T extends object>(before: T | undefined, made: T): T {
  const old = before as Record<string, unknown> | undefined;
  return Object.fromEntries(Object.entries(made).map(([name, part]) => [name, keepSame(old?.[name], part)])) as T;
}

function keptData(): typeof mergedData {
  const known = new WeakMap<ContentRecord, { readonly base: string; readonly data: Record<string, unknown> }>();
  return (record, index, fields) => {
    const base = baseLanguage(record, index);
    const before = known.get(record);
    if (before?.base === base) return before.data;
    const data = mergedData(record, index, fields);
    known.set(record, { base, data });
    return data;
  };
}

/** Keeps nothing: each edition is modelled. */
export const noKeptEditions: KeptEditions = {
  keep: (modelling, _of, make) => make(modelling),
  merged: mergedData,
  turn: () => undefined,
};

/** Names for what editions are made of, the same values as above: of one name, they are modelled the same, also by another process. */
export function editionKeys(dated: Dated): (edition: EditionName) => string {
  const around = keyOf(aroundOf(dated));
  const keys = new Map(
    [...shelved(dated.index.records)].map(([name, own]) => [name, keyOf([around, ...own, ...embargoesOf(own, dated)])]),
  );
  return (edition) => keys.get(editionName(edition)) ?? around;
}

function keyOf(values: readonly unknown[]): string {
  return hashOf(JSON.stringify(values.map(stateOf)));
}

/** A record by the bytes of its documents; what else there is says all of itself. */
function stateOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('translations' in value)) return value;
  const { document, translations } = value as ContentRecord;
  return [document, ...Object.values(translations)].map((one) => [one.path, one.hash]);
}

/** Records by the names of their editions; those that belong to none by the empty one. */
const shelved = keptWith(
  (records: readonly ContentRecord[]): ReadonlyMap<string, readonly ContentRecord[]> =>
    new Map(recordsByEdition(records).map((edition) => [editionName(edition), edition.records])),
);

const NONE: readonly ContentRecord[] = [];

function recordsOfNone({ index }: Dated): readonly ContentRecord[] {
  return shelved(index.records).get('') ?? NONE;
}

function ownRecords({ index }: Dated, { event, year }: EditionName): readonly ContentRecord[] {
  return shelved(index.records).get(editionName({ event, year })) ?? NONE;
}

function aroundOf(modelling: Dated): readonly unknown[] {
  const { index, zone } = modelling;
  const { languages, defaultLanguage, media } = index;
  const shared = recordsOfNone(modelling);
  return [zone, languages.join(), defaultLanguage, ...media.values(), ...shared, ...embargoesOf(shared, modelling)];
}

/** Which of the records do not exist yet, by their places among those under embargo at some time. */
function embargoesOf(records: readonly ContentRecord[], modelling: Dated): readonly unknown[] {
  return withEmbargo(records).flatMap((record) => stillUnderEmbargo(modelling, record.document.data) ?? []);
}

function indexOf(index: ContentIndex, records: readonly ContentRecord[]): ContentIndex {
  return { ...index, records, strays: [], orphans: [], doubles: [], unreadable: [], packageTexts: {} };
}
