import type { UncheckedRecord } from '../content/valid-record.ts';
import { shortSlug } from '../content-edits/idents.ts';
import { type EditionContent, findRecord } from './edition-content.ts';
import type { RecordStates } from './merge/import-state.ts';

export interface Nameable {
  readonly key: string;
  /** The slug of its name. It may be empty or very long. */
  readonly slug: string;
  /** Whether an existing record with that ident, written by hand, is the same speaker or session. */
  readonly isSame: (record: UncheckedRecord<'speaker' | 'session'>) => boolean;
}

export interface RecordIdents {
  /** Key → ident. */
  readonly idents: ReadonlyMap<string, string>;
  /** The idents of imported records that were deleted by hand. */
  readonly deleted: ReadonlySet<string>;
}

const MAX_LENGTH = 60;

/**
 * Assigns an ident to each key: the one from the last import (the new one if the file was renamed), or else its slug,
 * with a number if that is taken. If it is empty, the ident is the kind with a number: `session-1`. Numbers follow the order of the export, and stay the same in later imports. `states`
 * is the state of the last import.
 */
export function recordIdents(
  content: EditionContent,
  kind: 'speaker' | 'session',
  { items, states }: { readonly items: readonly Nameable[]; readonly states: RecordStates },
): RecordIdents {
  const previous = Object.entries(states).map(([key, { ident }]) => {
    return { key, ident, record: findRecord(content, kind, ident) };
  });
  const assigned = new Map(previous.map(({ key, ident, record }) => [key, record?.place.ident ?? ident]));
  const used = new Set(assigned.values());
  const isTaken = (ident: string, { isSame }: Nameable): boolean => {
    const record = findRecord(content, kind, ident);
    return used.has(ident) || (record !== undefined && !isSame(record));
  };
  const freeIdent = (item: Nameable): string => {
    const slug = shortSlug(item.slug, MAX_LENGTH);
    if (slug === '') return numberedIdent(kind, { first: 1, isTaken: (ident) => isTaken(ident, item) });
    return isTaken(slug, item) ? numberedIdent(slug, { first: 2, isTaken: (ident) => isTaken(ident, item) }) : slug;
  };
  const idents = new Map<string, string>();
  for (const item of items) {
    const ident = assigned.get(item.key) ?? freeIdent(item);
    used.add(ident);
    idents.set(item.key, ident);
  }
  return { idents, deleted: new Set(previous.flatMap(({ ident, record }) => (record === undefined ? [ident] : []))) };
}

function numberedIdent(
  base: string,
  { first, isTaken }: { readonly first: number; readonly isTaken: (ident: string) => boolean },
): string {
  for (let count = first; ; count += 1) {
    if (!isTaken(`${base}-${count}`)) return `${base}-${count}`;
  }
}
