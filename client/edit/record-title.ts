import type { EditSite, RecordSummary } from '../../src/domain/editor/edit.ts';
import type { FormTexts } from './texts/form-en.ts';

/** The title of a record in the language of the editor, if it is named by its kind: `Schedule, 2027-05-28`. */
export function recordTitle({ kind, title }: Pick<RecordSummary, 'kind' | 'title'>, texts: FormTexts): string {
  const name = texts.titles[kind];
  return name === undefined ? title : title.replace(/^[^,]*/, name);
}

/** The site with such titles, so that a search finds them, too. */
export function withTitles(site: EditSite, texts: FormTexts): EditSite {
  const groups = site.groups.map((group) => ({
    ...group,
    records: group.records.map((record) => ({ ...record, title: recordTitle(record, texts) })),
  }));
  return { ...site, groups };
}
