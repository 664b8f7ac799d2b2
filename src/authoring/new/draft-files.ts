import type { FileChange } from '../../content-edits/content-files.ts';
import type { ValuePath } from '../../content-edits/record-values.ts';
import { schemaLine } from '../../content-edits/site-schemas.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { markdownFile } from '../../content-edits/yaml/record-text.ts';
import { languageSegment } from '../../domain/language-tag.ts';
import { type Draft, draftText } from './draft-text.ts';
import { languagesOf, type NewScope, schemaFields } from './new-scope.ts';
import { type SampleFacts, type SampleOf, type SampleRecord, samplesFor } from './samples.ts';

/** A new record: its values, and the place of its file. */
export interface RecordDraft extends Pick<Draft, 'rendered'> {
  readonly record: SampleRecord;
  readonly facts: SampleFacts;
  readonly folder: string;
  /** The file name without its extension. */
  readonly ident: string;
  /** Field → its sample, for fields whose schema has no suitable example. */
  readonly samples?: Readonly<Record<string, unknown>>;
  /** A comment at the top of the file. */
  readonly head?: string;
  /** Review comments at values. `check` reports them until they are deleted. */
  readonly reviews?: readonly { readonly at: ValuePath; readonly comment: string }[];
}

/**
 * The files of a record. A kind with a body has a Markdown file for each language, the default one first; any other
 * kind has a YAML file.
 */
export function recordFiles(
  scope: NewScope,
  { record, facts, folder, ident, head, samples = {}, rendered = {}, reviews = [] }: RecordDraft,
): readonly FileChange[] {
  const fields = schemaFields(record.kind);
  const sampled = samplesFor(scope, record, facts);
  const sampleOf: SampleOf = (field) => samples[field.name] ?? sampled(field);
  const draft = draftText(fields, { values: record.data, sampleOf, rendered });
  const reviewed = editYaml(draft, (yaml) => {
    for (const { at, comment } of reviews) yaml.comment(at, `review: ${comment}`);
  });
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
        path: `${folder}/${ident}.${languageSegment(other)}.md`,
        text: markdownFile('', todo.replace(/\.$/, ` (${other}; the main file is in "${language}").`)),
      }),
    ),
  ];
}

/** A new YAML file. Its first line names the schema for editors, if the site has the schemas. */
export function yamlFile(
  { rootDir }: NewScope,
  { path, kind, text }: { readonly path: string; readonly kind: string; readonly text: string },
): FileChange {
  const head = schemaLine(rootDir, { path, kind });
  return { kind: 'create', path, text: head === undefined ? text : `${head}\n${text}` };
}
