import type { ImportNote } from '../imported-programme.ts';

/** Collects notes while an export is read. Notes with the same text become one sentence with a list of names. */
export interface ReadingNotes {
  /** The names are appended to `text`: `Not imported:`. Without a name it must be a whole sentence. */
  add(kind: ImportNote['kind'], text: string, name?: string): void;
  list(): readonly ImportNote[];
}

const MAX_NAMES = 3;
const MAX_NAME_LENGTH = 60;

export function createNotes(): ReadingNotes {
  const byKey = new Map<
    string,
    { readonly kind: ImportNote['kind']; readonly text: string; readonly names: Set<string> }
  >();
  return {
    add(kind, text, name) {
      const key = `${kind} ${text}`;
      const note = byKey.get(key) ?? { kind, text, names: new Set() };
      byKey.set(key, note);
      if (name !== undefined) note.names.add(name);
    },
    list: () =>
      [...byKey.values()].map(({ kind, text, names }) => ({
        kind,
        message: sentence(text, [...names].map(shortened)),
      })),
  };
}

/** A text with the first names, and the number of further ones. */
export function sentence(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const shown = names.slice(0, MAX_NAMES).map((name) => `"${name}"`);
  const more = names.length - shown.length;
  return `${text} ${more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')}.`;
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH).join('').trimEnd()}…` : name;
}
