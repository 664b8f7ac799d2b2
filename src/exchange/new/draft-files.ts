import type { FileChange } from '../content-files.ts';
import type { ValuePath } from '../record-values.ts';
import { schemaLine } from '../site-schemas.ts';
import { noteAt } from '../yaml/edit-yaml.ts';
import { markdownFile } from '../yaml/record-text.ts';
import { type Draft, draftText } from './draft-text.ts';
import { languagesOf, type NewScope, schemaFields } from './new-scope.ts';
import { type SampleFacts, type SampleOf, type SampleRecord, samplesFor } from './samples.ts';

/** A record to write: what it says, and where its file belongs. */
export interface RecordDraft extends Pick<Draft, 'written'> {
  readonly record: SampleRecord;
  readonly facts: SampleFacts;
  readonly folder: string;
  /** The file name without its ending. */
  readonly ident: string;
  /** Field → its sample, where the example of its schema does not fit. */
  readonly samples?: Readonly<Record<string, unknown>>;
  /** A comment above all fields. */
  readonly head?: string;
  /** Values that somebody has to look at, and what to look for; `check` reports them until the comment is gone. */
  readonly reviews?: readonly { readonly at: ValuePath; readonly note: string }[];
}

/**
 * The files of a record: of a kind with a body a Markdown file in each language of its texts, the default one first; of
 * any other kind a YAML file.
 */
export function recordFiles(
  scope: NewScope,
  { record, facts, folder, ident, head, samples = {}, written = {}, reviews = [] }: RecordDraft,
): readonly FileChange[] {
  const fields = schemaFields(scope, record.kind);
  const sampled = samplesFor(scope, record, facts);
  const sampleOf: SampleOf = (field) => samples[field.name] ?? sampled(field);
  const draft = draftText(fields, { values: record.data, sampleOf, written });
  const reviewed = reviews.reduce((now, { at, note }) => noteAt(now, at, `review: ${note}`), draft);
  const text = head === undefined ? reviewed : `${head}\n\n${reviewed}`;
  const body = fields.find(({ isBody }) => isBody);
  if (body === undefined) return [yamlFile(scope, { path: `${folder}/${ident}.yaml`, kind: record.kind, text })];
  const todo = `TODO: ${body.description.replace(/[;.].*/, '')}.`;
  const [language, ...others] = languagesOf(scope, record.event);
  return [
    { kind: 'create', path: `${folder}/${ident}.md`, text: markdownFile(text, todo) },
    ...others.map(
      (other): FileChange => ({
        kind: 'create',
        path: `${folder}/${ident}.${other}.md`,
        text: markdownFile('', todo.replace(/\.$/, ` (${other}; the main file says it in "${language}").`)),
      }),
    ),
  ];
}

/** A new YAML file of a kind of record; its first line leads editors to the schema, where the site has it. */
export function yamlFile(
  { rootDir }: NewScope,
  { path, kind, text }: { readonly path: string; readonly kind: string; readonly text: string },
): FileChange {
  const head = schemaLine(rootDir, { path, kind });
  return { kind: 'create', path, text: head === undefined ? text : `${head}\n${text}` };
}
