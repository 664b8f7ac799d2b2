import type { EditionDay, ProgrammeEntry } from '../../model/site.ts';
import { slugOf } from '../../model/slug.ts';

/**
 * What the entries of a day are called in calendars, among stars and in exports, in the order of the programme. A session has an
 * ident of its own; the second coffee of a day stays the second when it moves.
 */
export function entryIdents({ date, programme }: Pick<EditionDay, 'date' | 'programme'>): readonly string[] {
  const counts = new Map<string, number>();
  return programme.map(({ entry }) => {
    if (entry.kind === 'session') return entry.session.ident;
    const what = slugOf(entry.kind === 'break' ? entry.pause : entry.special);
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return `${what}-${date}-${count}`;
  });
}

/** What an entry of the programme is rated as; undefined for breaks, which are not. */
export function identOf(entry: ProgrammeEntry): string | undefined {
  if (entry.kind === 'session') return entry.session.ident;
  return entry.kind === 'special' ? slugOf(entry.special) : undefined;
}
