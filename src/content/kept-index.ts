import { type ContentIndex, type ContentRecord, type IndexedContent, indexContent, recordOf } from './content-index.ts';
import type { Document } from './document.ts';

/**
 * An edit mostly changes what files say, and none is new or gone. All of them have the places then that they had, so the index is
 * the last one with some records exchanged.
 */

/** What was sorted the last time into which index. */
interface Sorted {
  readonly documents: readonly Document[];
  readonly languagesOfPackage: string;
  readonly index: ContentIndex;
}

/** By their first document. */
const sorted = new WeakMap<Document, Sorted>();

/** As `indexContent` gives it, in fewer steps where nearly the same was sorted before. */
export function indexAgain(content: IndexedContent, unreadable: ReadonlySet<string>): ContentIndex {
  const index = (unreadable.size === 0 ? followingIndex(content) : undefined) ?? indexContent(content, unreadable);
  const { documents } = content;
  const [first] = documents;
  if (first !== undefined) sorted.set(first, { documents, languagesOfPackage: languagesIn(content), index });
  return index;
}

/** To look for the records of more would take longer than to sort all. */
const MOST = 20;

/** Undefined where anything but the records of files could be another one. */
function followingIndex(content: IndexedContent): ContentIndex | undefined {
  const { documents, media, packageTexts = {} } = content;
  const before = documents[0] && sorted.get(documents[0]);
  if (before?.documents.length !== documents.length || before.languagesOfPackage !== languagesIn(content)) return;
  if (before.index.unreadable.length + before.index.doubles.length > 0) return;
  let { records } = before.index;
  let changes = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const [old, document] = [before.documents[at] as Document, documents[at] as Document];
    if (old === document) continue;
    changes += 1;
    if (changes > MOST) return;
    const exchanged = withExchanged(records, old, document);
    if (exchanged === undefined) return;
    records = exchanged;
  }
  return { ...before.index, records, media: new Map(media.map((file) => [file.path, file])), packageTexts };
}

/** They say which languages there are, and so where files belong. */
const SETTINGS = ['content/languages.yaml', 'content/site.yaml'];

/** Records in which a document stands in the place of another one; undefined where no record has that. */
function withExchanged(
  records: readonly ContentRecord[],
  old: Document,
  document: Document,
): readonly ContentRecord[] | undefined {
  if (old.path !== document.path || SETTINGS.includes(old.path)) return;
  const main = records.findIndex((record) => record.document === old);
  const at = main >= 0 ? main : records.findIndex(({ translations }) => Object.values(translations).includes(old));
  const record = records[at];
  if (record === undefined) return;
  const { place, translations } = record;
  return records.with(at, main >= 0 ? recordOf(place, document, translations) : translated(record, old, document));
}

function translated({ place, document, translations }: ContentRecord, old: Document, now: Document): ContentRecord {
  const exchanged = Object.entries(translations).map(([language, one]) => [language, one === old ? now : one]);
  return recordOf(place, document, Object.fromEntries(exchanged));
}

function languagesIn({ packageTexts = {} }: IndexedContent): string {
  return Object.keys(packageTexts).join();
}
