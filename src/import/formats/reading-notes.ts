import type { ImportNote } from '../imported-programme.ts';

/** Collects notes while an export is read. Notes with the same text become one note with a list of names. */
export interface ReadingNotes {
  /** The names are listed after `text`: `Not imported:`. Without a name it must be a whole sentence. */
  add(kind: ImportNote['kind'], text: string, name?: string): void;
  list(): readonly ImportNote[];
}

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
        message: text,
        ...(names.size === 0 ? {} : { names: [...names] }),
      })),
  };
}
