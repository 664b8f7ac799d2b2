import type { ContentRecord } from '../../content/content-index.ts';
import { shortSlug } from '../idents.ts';
import { type EditionContent, findRecord } from './edition-content.ts';
import { hashOf, type LedgerSection } from './merge/ledger.ts';

export interface Nameable {
  readonly key: string;
  /** The slug of its name; may be empty or very long. */
  readonly slug: string;
  /** Whether a record that has the name already, written by hand, is about the same. */
  readonly isSame: (record: ContentRecord) => boolean;
}

export interface RecordIdents {
  /** By key. */
  readonly idents: ReadonlyMap<string, string>;
  /** Idents of the last import whose records an editor deleted. */
  readonly deleted: ReadonlySet<string>;
}

const LONGEST = 60;

/**
 * An ident for each key: the one that it had, also where an editor renamed the file; else its slug, with a number where
 * another has it. The numbers follow the order of the export, and stay. `section` is what the last import made.
 */
export function recordIdents(
  content: EditionContent,
  kind: 'speaker' | 'session',
  { items, section }: { readonly items: readonly Nameable[]; readonly section: LedgerSection },
): RecordIdents {
  const before = Object.entries(section).map(([key, { ident }]) => {
    return { key, ident, record: findRecord(content, kind, ident) };
  });
  const known = new Map(before.map(({ key, ident, record }) => [key, record?.place.ident ?? ident]));
  const used = new Set(known.values());
  const isTaken = (ident: string, { isSame }: Nameable): boolean => {
    const record = findRecord(content, kind, ident);
    return used.has(ident) || (record !== undefined && !isSame(record));
  };
  const freeIdent = (item: Nameable): string => {
    const base = shortSlug(item.slug, LONGEST) || `${kind}-${hashOf(item.key).slice(0, 6)}`;
    let ident = base;
    for (let count = 2; isTaken(ident, item); count += 1) ident = `${base}-${count}`;
    return ident;
  };
  const idents = new Map<string, string>();
  for (const item of items) {
    const ident = known.get(item.key) ?? freeIdent(item);
    used.add(ident);
    idents.set(item.key, ident);
  }
  return { idents, deleted: new Set(before.flatMap(({ ident, record }) => (record === undefined ? [ident] : []))) };
}
