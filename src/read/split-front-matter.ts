import matter from 'gray-matter';

/**
 * The door of gray-matter, which only splits here: it hands over the front matter as text, and of its engines none
 * ever runs (one of them would run code).
 */

export type FrontMatter =
  | {
      readonly kind: 'yaml';
      readonly yaml: string;
      readonly yamlStart: number;
      readonly body: string;
      readonly bodyStart: number;
    }
  | { readonly kind: 'other'; readonly language: string; readonly end: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclosed' };

const refuse = { parse: (): object => ({}) };
const ENGINES = { yaml: refuse, json: refuse, javascript: refuse };

/** Splits a Markdown file. Offsets count from the start of `text`. */
export function splitFrontMatter(text: string): FrontMatter {
  const opening = /^---[ \t]*([^\r\n]*)\r?\n/.exec(text);
  if (opening === null || text.startsWith('----')) return { kind: 'none' };
  const language = (opening[1] ?? '').trim();
  if (language !== '' && language !== 'yaml') return { kind: 'other', language, end: opening[0].trimEnd().length };
  const { matter: yaml, content } = matter(text, { engines: ENGINES });
  const yamlStart = language === '' ? 3 : opening[0].search(/\r?\n$/);
  const closing = /^\r?\n---[ \t]*(?:\r?\n|$)/.exec(text.slice(yamlStart + yaml.length));
  if (closing === null) return { kind: 'unclosed' };
  return { kind: 'yaml', yaml, yamlStart, body: content, bodyStart: text.length - content.length };
}
