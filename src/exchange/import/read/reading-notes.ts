import type { ImportNote } from '../imported-programme.ts';

/** Notes as they come up while an export is read: one sentence for all records it is true of, with some of their names. */
export interface ReadingNotes {
  /** `saying` ends where the names follow: `No address was taken over from`. Without a name it is a whole sentence. */
  add(kind: ImportNote['kind'], saying: string, name?: string): void;
  list(): readonly ImportNote[];
}

const NAMES_SHOWN = 3;
const NAME_LENGTH = 60;

export function createNotes(): ReadingNotes {
  const byKey = new Map<
    string,
    { readonly kind: ImportNote['kind']; readonly saying: string; readonly names: Set<string> }
  >();
  return {
    add(kind, saying, name) {
      const key = `${kind} ${saying}`;
      const note = byKey.get(key) ?? { kind, saying, names: new Set() };
      byKey.set(key, note);
      if (name !== undefined) note.names.add(name);
    },
    list: () =>
      [...byKey.values()].map(({ kind, saying, names }) => ({
        kind,
        message: sentence(saying, [...names].map(shortened)),
      })),
  };
}

/** What is said, of the first of the names; how many more there are. */
export function sentence(saying: string, names: readonly string[]): string {
  if (names.length === 0) return saying;
  const shown = names.slice(0, NAMES_SHOWN).map((name) => `"${name}"`);
  const more = names.length - shown.length;
  return `${saying} ${more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')}.`;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH).join('').trimEnd()}…` : name;
}
