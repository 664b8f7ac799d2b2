import type { RecordGroup, RecordSummary } from '../../../src/domain/editor/edit.ts';

export interface RecordFilter {
  readonly words: string;
  /** Empty for all kinds. */
  readonly kind: string;
}

/** The groups with the records that match; without a filter all groups, otherwise those with a match. */
export function filteredGroups(groups: readonly RecordGroup[], filter: RecordFilter): readonly RecordGroup[] {
  if (!isFiltered(filter)) return groups;
  return groups
    .map((group) => ({ ...group, records: group.records.filter((record) => matches(record, filter)) }))
    .filter(({ records }) => records.length > 0);
}

export function isFiltered({ words, kind }: RecordFilter): boolean {
  return words.trim() !== '' || kind !== '';
}

/** Every word has to be in the title or the path, whatever its case and marks. */
function matches(record: RecordSummary, { words, kind }: RecordFilter): boolean {
  const text = folded(`${record.title} ${record.path}`);
  const isWanted = kind === '' || record.kind === kind;
  return (
    isWanted &&
    folded(words)
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** In small Latin letters without marks: `Kovačić` → `kovacic`. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
}

/** The kinds of all records, once each. */
export function kindsOf(groups: readonly RecordGroup[]): readonly string[] {
  return [...new Set(groups.flatMap(({ records }) => records.map(({ kind }) => kind)))];
}
