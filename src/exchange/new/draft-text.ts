import { renderField } from '../write-yaml.ts';
import type { SampleOf } from './samples.ts';
import type { SchemaField } from './schema-fields.ts';

/**
 * A record to be filled in: what it says already, each field under its description, and below all that it could say
 * besides, as comments. All words are the schema's. A field without a sample has its description alone.
 */
export function draftText(
  fields: readonly SchemaField[],
  values: Readonly<Record<string, unknown>>,
  sampleOf: SampleOf,
): string {
  const given = fields.filter(({ name }) => values[name] !== undefined);
  const further = fields.filter(({ name, isBody }) => values[name] === undefined && !isBody && !RARE.has(name));
  return [
    ...given.map((field) => `${comment(field)}\n${renderField(field.name, values[field.name])}`),
    ...(further.length === 0
      ? []
      : ['', '# What else it can say, with examples: take the # away from a line to use it.', '']),
    ...further.map((field) => sampleText(field, sampleOf(field))),
    '',
  ].join('\n');
}

function sampleText(field: SchemaField, sample: unknown): string {
  if (sample !== undefined) return `${comment(field)}\n${commented(renderField(field.name, sample))}`;
  const { description } = field;
  return comment({ ...field, description: `${field.name}: ${description} The site has none to name here yet.` });
}

/** Fields that a new record has no use for: they repeat its file name, or tell of changes. */
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
