import type { ContentRecord } from '../content/content-index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** A finding without its place. */
export type FindingWords = Pick<Finding, 'code' | 'severity' | 'message'> & { readonly hint?: string | undefined };

/** A finding at a value of a record's data. */
export function atValue(
  record: Pick<ContentRecord, 'document'>,
  pointer: readonly string[],
  words: FindingWords,
): Finding {
  return placed(record, words, { kind: 'pointer', pointer, on: 'value' });
}

/** A finding at a key of a record's data. */
export function atKey(
  record: Pick<ContentRecord, 'document'>,
  pointer: readonly string[],
  words: FindingWords,
): Finding {
  return placed(record, words, { kind: 'pointer', pointer, on: 'key' });
}

/** A finding about a whole file. */
export function atFile(record: Pick<ContentRecord, 'document'>, words: FindingWords): Finding {
  return placed(record, words, { kind: 'file' });
}

function placed(
  { document }: Pick<ContentRecord, 'document'>,
  { hint, ...words }: FindingWords,
  place: Finding['place'],
): Finding {
  return { ...words, path: document.path, place, ...(hint === undefined ? {} : { hint }) };
}
