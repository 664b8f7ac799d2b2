import type { ImportedProgramme } from './imported-programme.ts';
import { type ProgrammeSlot, slotKey } from './programme-slots.ts';
import type { Wanted } from './wanted-records.ts';

export interface Deleted {
  readonly speakers: Wanted;
  readonly sessions: Wanted;
}

/** A programme without what an editor deleted: nothing is assumed of that, and nothing is counted. */
export function withoutDeleted(programme: ImportedProgramme, { speakers, sessions }: Deleted): ImportedProgramme {
  return {
    ...programme,
    speakers: programme.speakers.filter(({ key }) => !isDeleted(speakers, key)),
    sessions: programme.sessions.filter(
      ({ key, furtherSlots = [] }) =>
        ![undefined, ...furtherSlots].every((_, at) => isDeleted(sessions, slotKey(key, at))),
    ),
  };
}

export function presentSlots(slots: readonly ProgrammeSlot[], { sessions }: Deleted): readonly ProgrammeSlot[] {
  return slots.filter(({ key }) => !isDeleted(sessions, key));
}

function isDeleted({ idents, deleted }: Wanted, key: string): boolean {
  const ident = idents.get(key);
  return ident !== undefined && deleted.has(ident);
}
