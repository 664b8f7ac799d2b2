import { forms, labels } from 'conf-site:forms';
import { basename, extname } from 'node:path/posix';
import { openBoardEditing } from '../../../authoring/board/open-board.ts';
import { createHistory } from '../../../authoring/records/edit-history.ts';
import { openRecordEditing } from '../../../authoring/records/record-editing.ts';
import { savedContent } from '../../../authoring/records/saved-content.ts';
import { previewMarkdown } from '../../../content/preview-markdown.ts';
import type { Roots } from '../../../content/roots.ts';
import type { EditHandler, EditService } from '../../../domain/editor/edit-requests.ts';
import type { SourceFile } from '../../../domain/editor/watch.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { isPublished } from '../../../git/is-published.ts';
import { openPublishing } from '../../../git/open-publishing.ts';
import { gitIn } from '../../../git/run-git.ts';
import type { WatchController } from './watch-controller.ts';

export interface EditServiceOptions {
  readonly controller: Pick<WatchController, 'sourcesOf'>;
  /** Gives the instant of the watch. */
  readonly now: () => Instant;
}

/** Joins the handlers of all requests of the editor. Records and programmes share the content and its history. */
export function createEditService(roots: Roots, { controller, now }: EditServiceOptions): EditService {
  const history = createHistory(roots.rootDir);
  const saved = savedContent(roots, now);
  const { changes, publish, publishing } = openPublishing(roots, { now });
  return {
    ...openRecordEditing(roots, {
      now,
      forms,
      history,
      saved,
      isPublished: (path) => isPublished(gitIn(roots.rootDir), path),
    }),
    ...openBoardEditing(roots, {
      now,
      saved,
      history: history.next,
      apply: (made, edited) => history.apply({ edited, changes: made }),
    }),
    ...{ changes, publish, publishing },
    labels: async ({ language }) => (Object.hasOwn(labels, language) ? labels[language] : undefined) ?? {},
    preview: async ({ markdown }) => ({ html: previewMarkdown(String(markdown)) }),
    page: recordsOfPage(controller),
  };
}

/**
 * Answers with the records of the page's own content first, and then with those of its header and footer. Of the first, the
 * record that gives the page its address comes before all others, and the files for the whole site come last.
 */
function recordsOfPage({ sourcesOf }: EditServiceOptions['controller']): EditHandler<'page'> {
  return async ({ path }) => {
    const { own, shared } = await sourcesOf(path, { isLocal: false });
    const rank = (record: string): number => (isNamedBy(path, record) ? 0 : isOfSite(record) ? 2 : 1);
    const first = recordsOf(own).sort((one, other) => rank(one) - rank(other));
    return { records: [...new Set([...first, ...recordsOf(shared)])] };
  };
}

function recordsOf(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ record }) => (record === undefined ? [] : [record]));
}

/** Whether the file of a record has the name with which the path of a page ends. */
function isNamedBy(path: string, record: string): boolean {
  const name = path.split('/').filter(Boolean).at(-1);
  return name !== undefined && basename(record, extname(record)) === name;
}

/** Whether a record is a file directly in the content folder. */
function isOfSite(record: string): boolean {
  return record.split('/').length === 2;
}
