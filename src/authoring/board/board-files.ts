import { hash } from 'node:crypto';
import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import { compare } from '../../diagnostics/diagnostic.ts';
import type { Versions } from '../../domain/editor/edit.ts';
import type { BoardPlace } from '../../domain/editor/edit-board.ts';
import { scheduleOfDay } from '../../domain/programme/timed-entries.ts';
import type { ChangeScope } from '../change/find-edition.ts';
import { editionFolder } from '../new/new-scope.ts';

/**
 * The path of the schedule of a day. The first day can have that of the edition. A day without one gets it at this path
 * with its first entry.
 */
export function schedulePath(
  index: ContentIndex,
  { event, year }: BoardPlace,
  { date, isFirst }: { readonly date: string; readonly isFirst: boolean },
): string {
  const found = scheduleOfDay(allRecordsOf(index, 'schedule', { event, year }), { date, isFirst });
  const folder = editionFolder(isFirst ? { event, year } : { event, year, day: date });
  return found?.document.path ?? `${folder}/schedule.yaml`;
}

/** The versions of the files that a board is made from: the edition, its schedules, sessions and changes. */
export function boardVersions({ index, textOf }: ChangeScope, { event, year }: BoardPlace): Versions {
  const kinds = ['edition', 'schedule', 'session', 'change'] as const;
  const records = kinds.flatMap((kind) => allRecordsOf(index, kind, { event, year }));
  const paths = records.map(({ document }) => document.path).sort(compare);
  return Object.fromEntries(paths.map((path) => [path, hash('sha256', textOf(path))]));
}
