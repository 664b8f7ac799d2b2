import type { SchemaField } from 'conf-site:fields';
import { renderField } from '../../content-edits/yaml/write-yaml.ts';
import type { SampleOf } from './samples.ts';

export interface Draft {
  /** The values that the record already has. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly sampleOf: SampleOf;
  /**
   * Field → its complete YAML with the key, if that is more than its value: a list with explained items, for example.
   */
  readonly rendered?: Readonly<Record<string, string>>;
}

/**
 * The YAML of a new record, for somebody to complete. First come the fields that have a value, each below its
 * description from the schema; then, as comments, all other fields with a sample. A field without a sample has only its
 * description.
 */
export function draftText(fields: readonly SchemaField[], { values, sampleOf, rendered = {} }: Draft): string {
  const isGiven = ({ name }: SchemaField): boolean => values[name] !== undefined || rendered[name] !== undefined;
  const given = fields.filter(isGiven);
  const further = fields.filter((field) => !isGiven(field) && !field.isBody && !OMITTED.has(field.name));
  return [
    ...given.map(
      (field) => `${comment(field)}\n${rendered[field.name] ?? renderField(field.name, values[field.name])}`,
    ),
    ...(further.length === 0 ? [] : ['', '# Further fields, with examples: delete the # of a line to use it.', '']),
    ...further.map((field) => sampleText(field, sampleOf(field))),
    '',
  ].join('\n');
}

/**
 * A record's YAML as an item of a list that is indented by two spaces. Comments above its first key come before the
 * item.
 */
export function asListItem(text: string): string {
  const lines = text.trimEnd().split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .map((line, at) => {
      if (line === '') return '';
      if (at < first) return `  ${line}`;
      return at === first ? `  - ${line}` : `    ${line}`;
    })
    .join('\n');
}

/** An empty list, and below it a comment with the YAML that can replace it. */
export function emptyListText(name: string, filled: string): string {
  return [
    `${name}: []`,
    '# When it is ready, delete the line above and the # of each line below.',
    commented(filled),
  ].join('\n');
}

/** A comment that lists fields with their descriptions. */
export function fieldList(title: string, fields: readonly SchemaField[]): string {
  return [
    `# ${title}`,
    ...fields.map((field) => comment({ ...field, description: `- ${field.name}: ${field.description}` })),
  ].join('\n');
}

function sampleText(field: SchemaField, sample: unknown): string {
  if (sample !== undefined) return `${comment(field)}\n${commented(renderField(field.name, sample))}`;
  const { description } = field;
  return comment({ ...field, description: `${field.name}: ${description} The site does not have one yet.` });
}

/** Fields that a new record does not need: they repeat its file name, or describe changes. */
const OMITTED: ReadonlySet<string> = new Set(['ident', 'formerSlugs', 'revision', 'updated', 'history']);

/** As many words as fit on a line of 120 characters. */
const LINE = /(.{1,116})(?:\s+|$)/g;

function comment({ description, choices }: SchemaField): string {
  const text = choices === undefined ? description : `${description} One of: ${choices.join(', ')}.`;
  return text.replace(LINE, '# $1\n').trimEnd();
}

function commented(yaml: string): string {
  return yaml.replace(/^/gm, '#');
}
