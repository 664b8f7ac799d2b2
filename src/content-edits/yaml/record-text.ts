import { splitFrontMatter } from '../../read/split-front-matter.ts';
import { YamlEditError } from './yaml-places.ts';

/** The file of a record, split into its YAML and its Markdown body, which are edited separately. */
export interface RecordText {
  readonly yaml: string;
  /** The Markdown below the front matter; undefined in a YAML file. */
  readonly body?: string;
  /** Returns the file with the given parts replaced and everything else unchanged. */
  with(parts: { readonly yaml?: string; readonly body?: string }): string;
}

/**
 * Splits a file: Markdown if `path` ends with `.md`, otherwise YAML. Throws `YamlEditError` if the front matter is
 * damaged.
 */
export function openRecord(path: string, text: string): RecordText {
  if (!path.endsWith('.md')) return { yaml: text, with: ({ yaml = text }) => yaml };
  const split = splitFrontMatter(text);
  if (split.kind === 'none')
    return { yaml: '', body: text, with: ({ yaml = '', body = text }) => markdownFile(yaml, body) };
  if (split.kind !== 'yaml') throw new YamlEditError(`The front matter of ${path} cannot be read.`);
  const from = split.yamlStart + (/^\r?\n/.exec(split.yaml)?.[0].length ?? 0);
  const last = split.yamlStart + split.yaml.length;
  const yaml = text.slice(from, last + (/^\r?\n/.exec(text.slice(last))?.[0].length ?? 0));
  const between = text.slice(from + yaml.length, split.bodyStart);
  return {
    yaml,
    body: split.body,
    with: ({ yaml: other = yaml, body = split.body }) =>
      `${text.slice(0, from)}${other}${other.endsWith('\n') || other === '' ? '' : '\n'}${between}${body}`,
  };
}

/** A Markdown file: front matter, an empty line, the body. With empty YAML it is the body alone. */
export function markdownFile(yaml: string, body: string): string {
  const front = yaml.trim() === '' ? '' : `---\n${yaml.trimEnd()}\n---\n`;
  const text = body.trim();
  if (text === '') return front;
  return front === '' ? `${text}\n` : `${front}\n${text}\n`;
}
