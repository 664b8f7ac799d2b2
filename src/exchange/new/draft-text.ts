import { renderField } from '../yaml/write-yaml.ts';
import type { SchemaField } from './new-scope.ts';
import type { SampleOf } from './samples.ts';

export interface Draft {
  /** What the record says already. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly sampleOf: SampleOf;
  /** Field → its YAML, key included, where that is more than the value: a list with explained items, for example. */
  readonly written?: Readonly<Record<string, string>>;
}

/**
 * The YAML of a record that is to be filled in. First come the fields that have a value, each below its description; then,
 * as comments, all other fields with an example. Every description is the schema's. A field without a sample has its
 * description alone.
 */
export function draftText(fields: readonly SchemaField[], { values, sampleOf, written = {} }: Draft): string {
  const isGiven = ({ name }: SchemaField): boolean => values[name] !== undefined || written[name] !== undefined;
  const given = fields.filter(isGiven);
  const further = fields.filter((field) => !isGiven(field) && !field.isBody && !RARE.has(field.name));
  return [
    ...given.map((field) => `${comment(field)}\n${written[field.name] ?? renderField(field.name, values[field.name])}`),
    ...(further.length === 0
      ? []
      : ['', '# What else it can say, with examples: take the # away from a line to use it.', '']),
    ...further.map((field) => sampleText(field, sampleOf(field))),
    '',
  ].join('\n');
}

/** A record's YAML as an item of a list that is indented by two spaces. The comments above its first key stay above it. */
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

/** An empty list, and below it the YAML that is to take its place, as a comment. */
export function emptyListText(name: string, filled: string): string {
  return [
    `${name}: []`,
    '# When it is ready, delete the line above, and take the # away from the lines below.',
    commented(filled),
  ].join('\n');
}

/** What fields mean, as a list in a comment. */
export function fieldList(title: string, fields: readonly SchemaField[]): string {
  return [
    `# ${title}`,
    ...fields.map((field) => comment({ ...field, description: `- ${field.name}: ${field.description}` })),
  ].join('\n');
}

function sampleText(field: SchemaField, sample: unknown): string {
  if (sample !== undefined) return `${comment(field)}\n${commented(renderField(field.name, sample))}`;
  const { description } = field;
  return comment({ ...field, description: `${field.name}: ${description} The site has none to name here yet.` });
}

/** Fields that a new record has no use for: they repeat its file name, or are about changes. */
const RARE: ReadonlySet<string> = new Set(['ident', 'formerSlugs', 'revision', 'updated', 'history']);

/** As many words as a line has room for. */
const LINES = /(.{1,116})(?:\s+|$)/g;

function comment({ description, choices }: SchemaField): string {
  const words = choices === undefined ? description : `${description} One of: ${choices.join(', ')}.`;
  return words.replace(LINES, '# $1\n').trimEnd();
}

function commented(yaml: string): string {
  return yaml.replace(/^/gm, '#');
}
