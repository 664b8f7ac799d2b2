import { placeOf } from '../../content/kinds.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { defined } from '../../domain/defined.ts';
import type { NewEvent } from '../../domain/editor/edit-editions.ts';
import { yamlComments } from '../../read/positioned-yaml.ts';
import { newFiles } from '../new/new-files.ts';
import type { NewScope } from '../new/new-scope.ts';
import { inEditor, ownSchemaLine, refuseWithoutIdent } from './new-record.ts';

/**
 * The files of a new event as `conf-site new event` writes them, its own record first, with comments that ask for a review
 * and without explanations. Rejects with `HintedError` if the title gives no ident, or if there is such an event already.
 */
export async function eventFiles(scope: NewScope, { title, ident }: NewEvent): Promise<readonly FileChange[]> {
  refuseWithoutIdent(scope, { title, ...defined({ ident }) });
  const files = await newFiles(scope, { kind: 'event', name: title.trim(), ...defined({ ident }) }).catch(
    inEditor('choose another title or another name for the address, or make a new edition of that event'),
  );
  return files.map((file) => unexplained(scope, file));
}

/** A new YAML file without explanations. */
export function unexplained(scope: NewScope, file: FileChange): FileChange {
  const place = placeOf(file.path, new Set(scope.index.languages));
  if (file.kind !== 'create' || place === undefined) return file;
  const line = ownSchemaLine(scope, { path: file.path, kind: place.kind });
  return { ...file, text: `${line === undefined ? '' : `${line}\n`}${withoutExplanations(file.text)}` };
}

/** YAML that `conf-site new` has made for somebody to complete, without its comments, except those that ask for a review. */
function withoutExplanations(yaml: string): string {
  const explanations = yamlComments(yaml).filter(
    ({ start, end }) => !yaml.slice(start, end).startsWith('# review:') && isAloneOnLine(yaml, start),
  );
  const text = explanations.reduceRight((now, { start, end }) => {
    const lineStart = now.lastIndexOf('\n', start - 1) + 1;
    return now.slice(0, lineStart) + now.slice(end).replace(/^\n/, '');
  }, yaml);
  return `${text.trim()}\n`;
}

function isAloneOnLine(text: string, start: number): boolean {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
}
