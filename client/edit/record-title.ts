import type { EditedRecord, EditSite, RecordSummary } from '../../src/domain/editor/edit.ts';
import type { FindText } from './editor-translate.ts';

/** The title of a record in the language of the editor, if it is named by its kind: `Schedule, 2027-05-28`. */
export function recordTitle({ kind, title }: Pick<RecordSummary, 'kind' | 'title'>, findText: FindText): string {
  return withName(title, findText(`titles:${kind}`));
}

/** The title of what was changed. That of a kind is in the language of the editor. */
export function editedTitle({ title, titleKind }: EditedRecord, findText: FindText): string {
  return titleKind === undefined ? title : withName(title, findText(`kinds:${titleKind}`));
}

function withName(title: string, name: string | undefined): string {
  return name === undefined ? title : title.replace(/^[^,]*/, () => name);
}

/** The site with such titles, so that a search finds them, too. */
export function withTitles(site: EditSite, findText: FindText): EditSite {
  const groups = site.groups.map((group) => ({
    ...group,
    records: group.records.map((record) => ({ ...record, title: recordTitle(record, findText) })),
  }));
  return { ...site, groups };
}
