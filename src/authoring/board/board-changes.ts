import { allRecordsOf, anyRecordNamed, type ContentIndex } from '../../content/content-index.ts';
import { nameOfEntry, scheduleEntries } from '../../content/schedule-entries.ts';
import { defined } from '../../domain/defined.ts';
import type { AnnouncedChange, BoardPlace, EntryState } from '../../domain/editor/edit-board.ts';
import { type LastState, type ToldChange, toldChanges } from '../change/told-changes.ts';
import type { BoardNames } from './board-names.ts';

/** The changes that were told, the newest first. */
export function announcedChanges(
  index: ContentIndex,
  place: BoardPlace,
  names: BoardNames,
): readonly AnnouncedChange[] {
  return toldChanges(index, place)
    .map((told): AnnouncedChange => {
      const kind = told.kind as AnnouncedChange['kind'];
      return defined({
        path: told.path,
        at: told.at.slice(0, 16),
        kind,
        title: titleOf(index, place, { told, names }),
      });
    })
    .reverse();
}

/** Undefined for an entry that takes place and has seats left. */
export function entryState(last: LastState | undefined): EntryState | undefined {
  return last === undefined || last.kind === 'restored' ? undefined : last.kind;
}

function titleOf(
  index: ContentIndex,
  { event, year }: BoardPlace,
  { told, names }: { readonly told: ToldChange; readonly names: BoardNames },
): string | undefined {
  const { entry, room } = told.data;
  if (entry === undefined) return typeof room === 'string' ? (names.rooms.get(room) ?? room) : undefined;
  const session = anyRecordNamed(index, 'session', { event, year, ident: entry });
  if (session !== undefined) return names.session(session).title;
  const written = allRecordsOf(index, 'schedule', { event, year }).flatMap(({ data }) => scheduleEntries(data));
  const found = written.find(({ data }) => nameOfEntry(data) === entry);
  return names.textIn(found?.data.title) || String(entry);
}
