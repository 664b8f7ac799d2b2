import { type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import type { EditionPlace, NewScope } from './new-scope.ts';

export interface OpenSession {
  readonly ident: string;
  /** On one line, in the first language that it is written in. */
  readonly title: string;
}

/** The sessions of an edition that no schedule names, in the order of their files; those of other days' folders are left out. */
export function openSessions(
  { index }: NewScope,
  { event, year }: EditionPlace,
  date: string | undefined,
): readonly OpenSession[] {
  const placed = new Set(
    recordsOf(index, 'schedule', { event, year }).flatMap(({ document }) =>
      sessionsIn(field(document.data, 'entries')),
    ),
  );
  return recordsOf(index, 'session', { event, year })
    .filter(({ place }) => !placed.has(place.ident) && (place.day === undefined || place.day === date))
    .map((session) => ({ ident: session.place.ident, title: titleOf(session) }));
}

function sessionsIn(entries: unknown): readonly unknown[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((block) => [
    field(block, 'session'),
    ...Object.keys((field(block, 'tracks') as object | undefined) ?? {}).flatMap((track) =>
      listIn(field(block, 'tracks'), track).map((entry) => field(entry, 'session')),
    ),
  ]);
}

function titleOf({ document }: ContentRecord): string {
  const title = field(document.data, 'title');
  const [text = ''] = typeof title === 'object' && title !== null ? Object.values(title) : [title];
  return String(text).replace(/\s+/g, ' ').trim();
}
