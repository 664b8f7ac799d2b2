import type { Memo } from '../cache/memo.ts';
import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import { editionName, recordsByEdition } from '../content/edition-records.ts';
import { hashOf } from '../content/short-hash.ts';
import type { Edition } from '../model/site.ts';
import type { Profiles } from '../model/site-records.ts';
import { type EditionName, type Modelling, stillUnderEmbargo, withEmbargo } from './modelling.ts';

/** An edition as it was modelled, with the profiles of its speakers. */
export interface ModelledEdition {
  readonly edition: Edition;
  readonly profiles: Profiles;
}

/** Models editions, each from its own records and those that belong to no edition. */
export type ModelEdition = (of: EditionName, make: (own: Modelling) => ModelledEdition) => ModelledEdition;

/** Editions whose records are those of the last time are taken from the memo. */
export function editionModeller(modelling: Modelling, memo: Memo<ModelledEdition>): ModelEdition {
  const keyOf = editionKeys(modelling);
  const byEdition = new Map(recordsByEdition(modelling.index.records).map((one) => [editionName(one), one.records]));
  memo.sweep(new Set(byEdition.keys()));
  const shared = byEdition.get('') ?? [];
  return (of, make) => {
    const name = editionName(of);
    const records = [...shared, ...(byEdition.get(name) ?? [])];
    return memo.get(name, keyOf(of), () => make({ ...modelling, index: indexOf(modelling.index, records) }));
  };
}

/** Keys for all that editions are modelled from: their records, those of no edition, media, languages, and which embargoes still hold. */
export function editionKeys(modelling: Modelling): (edition: EditionName) => string {
  const { index, zone } = modelling;
  const { languages, defaultLanguage, media } = index;
  const byEdition = recordsByEdition(index.records);
  const shared = byEdition.find(({ event }) => event === undefined)?.records ?? [];
  const files = [...media.values()].map(({ path, hash }) => [path, hash]);
  const around = keyOf([zone, languages, defaultLanguage, files, ...inputsOf(shared, modelling)]);
  const keys = new Map(
    byEdition.map((one) => [editionName(one), keyOf([around, ...inputsOf(one.records, modelling)])]),
  );
  return (edition) => keys.get(editionName(edition)) ?? around;
}

function keyOf(values: readonly unknown[]): string {
  return hashOf(JSON.stringify(values));
}

/** Records by the bytes of their documents, and which of them do not exist yet. */
function inputsOf(records: readonly ContentRecord[], modelling: Modelling): readonly unknown[] {
  return [
    records.map(({ document, translations }) =>
      [document, ...Object.values(translations)].map(({ path, hash }) => [path, hash]),
    ),
    withEmbargo(records).map((record) => stillUnderEmbargo(modelling, record.document.data) ?? null),
  ];
}

function indexOf(index: ContentIndex, records: readonly ContentRecord[]): ContentIndex {
  return { ...index, records, strays: [], orphans: [], doubles: [], unreadable: [], packageTexts: {} };
}
