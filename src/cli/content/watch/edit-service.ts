import { basename, extname } from 'node:path/posix';
import { previewMarkdown } from '../../../content/preview-markdown.ts';
import type { SourceFile } from '../../../domain/watch.ts';
import type { EditHandler, EditService } from '../../../exchange/edit/edit-service.ts';
import type { WatchController } from './watch-controller.ts';

export interface EditServiceParts {
  readonly controller: Pick<WatchController, 'sourcesOf'>;
  /** The handlers of records, of programmes and of publications. Requests of a missing part are refused. */
  readonly records?: Partial<EditService>;
  readonly board?: Partial<EditService>;
  readonly publishing?: Partial<EditService>;
}

/** Joins the handlers of all requests of the editor. */
export function createEditService(parts: EditServiceParts): Partial<EditService> {
  const { controller, records, board, publishing } = parts;
  const preview: EditHandler<'preview'> = async ({ markdown }) => ({ html: previewMarkdown(String(markdown)) });
  return { ...records, ...board, ...publishing, preview, page: recordsOfPage(controller) };
}

/**
 * Answers with the records of the page's own content first, and then with those of its header and footer. Of the first, the
 * record that gives the page its address comes before all others, and the files for the whole site come last.
 */
function recordsOfPage({ sourcesOf }: EditServiceParts['controller']): EditHandler<'page'> {
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
