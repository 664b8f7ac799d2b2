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
  /** Fields that something stands before, or that no line of --- opens: from where to where that is told. */
  | { readonly kind: 'unopened'; readonly start: number; readonly end: number }
  | { readonly kind: 'unclosed' };

const refuse = { parse: (): object => ({}) };
const ENGINES = { yaml: refuse, json: refuse, javascript: refuse };

/** Splits a Markdown file. Offsets count from the start of `text`. */
export function splitFrontMatter(text: string): FrontMatter {
  const opening = /^---[ \t]*([^\r\n]*)\r?\n/.exec(text);
  if (opening === null || text.startsWith('----')) return unopened(text) ?? { kind: 'none' };
  const language = (opening[1] ?? '').trim();
  if (language !== '' && language !== 'yaml') return { kind: 'other', language, end: opening[0].trimEnd().length };
  const { matter: upToBreak, content } = matter(text, { engines: ENGINES });
  // It ends before the \n of the closing line: the \r of Windows line ends is no part of the last value.
  const yaml = upToBreak.replace(/\r$/, '');
  const yamlStart = language === '' ? 3 : opening[0].search(/\r?\n$/);
  const closing = /^\r?\n---[ \t]*(?:\r?\n|$)/.exec(text.slice(yamlStart + yaml.length));
  if (closing === null) return { kind: 'unclosed' };
  return { kind: 'yaml', yaml, yamlStart, body: content, bodyStart: text.length - content.length };
}

/** A line of --- with a field below it, that is not the first; fields in the first lines, with --- below them. */
const LATE = /^\s+(---)[ \t]*\r?\n[A-Za-z]\w*:(?:\s|$)/;
const BARE = /^([A-Za-z]\w*:)(?:[ \t].*)?\r?\n(?:[ \t]*\S.*\r?\n)*?---[ \t]*(?:\r?\n|$)/;

function unopened(text: string): FrontMatter | undefined {
  const found = LATE.exec(text) ?? BARE.exec(text);
  if (found?.[1] === undefined) return undefined;
  const start = text.indexOf(found[1]);
  return { kind: 'unopened', start, end: start + found[1].length };
}
