import type { EditionDay, ProgrammeEntry } from '../../domain/site/site.ts';
import { slugOf } from '../../domain/slug.ts';

/**
 * The idents of a day's entries in calendars and exports, in programme order. Those of the slots of a
 * session follow from its ident (`slotIdent`). Other entries are numbered by type, so a second coffee break keeps its ident when it moves.
 */
export function entryIdents({ date, programme }: Pick<EditionDay, 'date' | 'programme'>): readonly string[] {
  const counts = new Map<string, number>();
  return programme.map(({ entry }) => {
    if (entry.kind === 'session') return entry.slotIdent;
    const what = slugOf(entry.kind === 'break' ? entry.pause : entry.special);
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return `${what}-${date}-${count}`;
  });
}

/** The ident under which an entry is rated; undefined for breaks, which are not rated. */
export function identOf(entry: ProgrammeEntry): string | undefined {
  if (entry.kind === 'session') return entry.session.ident;
  return entry.kind === 'special' ? slugOf(entry.special) : undefined;
}
