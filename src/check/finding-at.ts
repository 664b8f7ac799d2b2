import type { ContentRecord } from '../content/content-index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** A finding without its file and place. */
export type UnplacedFinding = Pick<Finding, 'code' | 'severity' | 'message'> & { readonly hint?: string | undefined };

/** A finding at a value of a record's data. */
export function atValue(
  record: Pick<ContentRecord, 'document'>,
  pointer: readonly string[],
  finding: UnplacedFinding,
): Finding {
  return findingIn(record, finding, { kind: 'pointer', pointer, on: 'value' });
}

/** A finding at a key of a record's data. */
export function atKey(
  record: Pick<ContentRecord, 'document'>,
  pointer: readonly string[],
  finding: UnplacedFinding,
): Finding {
  return findingIn(record, finding, { kind: 'pointer', pointer, on: 'key' });
}

/** A finding about a whole file. */
export function atFile(record: Pick<ContentRecord, 'document'>, finding: UnplacedFinding): Finding {
  return findingIn(record, finding, { kind: 'file' });
}

function findingIn(
  { document }: Pick<ContentRecord, 'document'>,
  { hint, ...finding }: UnplacedFinding,
  place: Finding['place'],
): Finding {
  return { ...finding, path: document.path, place, ...(hint === undefined ? {} : { hint }) };
}
