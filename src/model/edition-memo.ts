import type { Memo } from '../cache/memo.ts';
import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import { editionName, recordsByEdition } from '../content/edition-records.ts';
import { hashOf } from '../content/short-hash.ts';
import { zoneOf } from '../content/time-zone.ts';
import type { Edition } from '../domain/site/site.ts';
import {
  type EditionName,
  type EmbargoContext,
  type ModelContext,
  stillUnderEmbargo,
  withEmbargo,
} from './model-context.ts';

/** Models an edition. `make` gets a context with its records, those that belong to no edition, and the edition's zone. */
export type ModelEdition = (scope: EditionName, make: (own: ModelContext) => Edition) => Edition;

/** Creates a function that takes an edition from the memo if its key is unchanged, and models it otherwise. */
export function editionModeller(context: ModelContext, memo: Memo<Edition>): ModelEdition {
  const keyOf = editionKeys(context);
  const byEdition = new Map(recordsByEdition(context.index.records).map((one) => [editionName(one), one.records]));
  memo.sweep(new Set(byEdition.keys()));
  const shared = byEdition.get('') ?? [];
  return (scope, make) => {
    const name = editionName(scope);
    const records = [...shared, ...(byEdition.get(name) ?? [])];
    return memo.get(name, keyOf(scope), () =>
      make({ ...context, index: indexOf(context.index, records), zone: zoneOf(context.index, scope) }),
    );
  };
}

/**
 * Returns a function that returns the key of an edition. The key covers the edition's records, those of no edition,
 * media, languages, and which records are under embargo.
 */
export function editionKeys(context: EmbargoContext): (edition: EditionName) => string {
  const { index } = context;
  const { languages, defaultLanguage, media } = index;
  const byEdition = recordsByEdition(index.records);
  const shared = byEdition.find(({ event }) => event === undefined)?.records ?? [];
  const files = [...media.values()].map(({ path, hash }) => [path, hash]);
  const sharedKey = keyOf([languages, defaultLanguage, files, ...inputsOf(shared, context)]);
  const keys = new Map(
    byEdition.map((one) => [editionName(one), keyOf([sharedKey, ...inputsOf(one.records, context)])]),
  );
  return (edition) => keys.get(editionName(edition)) ?? sharedKey;
}

function keyOf(values: readonly unknown[]): string {
  return hashOf(JSON.stringify(values));
}

/** The hashes of the records' documents, and which of the records are under embargo. */
function inputsOf(records: readonly ContentRecord[], context: EmbargoContext): readonly unknown[] {
  return [
    records.map(({ document, translations }) =>
      [document, ...Object.values(translations)].map(({ path, hash }) => [path, hash]),
    ),
    withEmbargo(records).map((record) => stillUnderEmbargo(context, record) ?? null),
  ];
}

function indexOf(index: ContentIndex, records: readonly ContentRecord[]): ContentIndex {
  return {
    ...index,
    records,
    misplaced: [],
    orphans: [],
    duplicates: [],
    unreadable: [],
    unreadableMedia: [],
    packageTexts: {},
  };
}
