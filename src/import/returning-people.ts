import { speakerSlugs } from '../domain/slug.ts';
import { type EditionContent, findRecord } from './edition-content.ts';
import type { PersonName } from './imported-fields.ts';
import type { RecordState, RecordStates } from './merge/import-state.ts';
import { isNamed } from './named-list.ts';

/**
 * Finds people of the last import who have a new key in the export, and returns the states with their new keys, so that
 * they keep file and address. They must have the same name, and nobody else may claim it: no other new speaker, and no
 * other person whom the export no longer has.
 */
export function withNewKeys(
  content: EditionContent,
  { names, states }: { readonly names: ReadonlyMap<string, PersonName>; readonly states: RecordStates },
): RecordStates {
  const missing = Object.entries(states).filter(([key]) => !names.has(key));
  const added = [...names].filter(([key]) => states[key] === undefined);
  const isSame = ([, state]: [string, RecordState], [, name]: [string, PersonName]): boolean =>
    isPerson(content, state, name);
  const newKeys = new Map(
    missing.flatMap((person) => {
      const [found, ...others] = added.filter((one) => isSame(person, one));
      if (found === undefined || others.length > 0) return [];
      const isOnly = missing.filter((one) => isSame(one, found)).length === 1;
      return isOnly ? [[person[0], found[0]] as const] : [];
    }),
  );
  return Object.fromEntries(Object.entries(states).map(([key, state]) => [newKeys.get(key) ?? key, state]));
}

/** Whether a record that was imported is that of a person with this name. Its file may have been deleted by hand. */
function isPerson(content: EditionContent, { ident }: RecordState, name: PersonName): boolean {
  const record = findRecord(content, 'speaker', ident);
  if (record === undefined) return speakerSlugs(name).includes(ident);
  return isNamed(`${record.data.name} ${record.data.surname}`, `${name.name} ${name.surname}`);
}
