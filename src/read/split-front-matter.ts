import matter from 'gray-matter';

/**
 * The door of gray-matter, which only splits here: it hands over the front matter as text, and of its engines none
 * ever runs (one of them would run code). The compiled tool has it without them.
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
  /** Fields that no first line of --- opens: blank lines stand above it, it is another line, or none. From where to where that is told. */
  | { readonly kind: 'unopened'; readonly by: 'late' | 'other' | 'none'; readonly start: number; readonly end: number }
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
  const bodyStart = text.length - content.length;
  return { kind: 'yaml', yaml, yamlStart, body: content, bodyStart };
}

/**
 * What stands where a line of --- should begin the file: such a line that is not the first; one of other or of too few
 * signs, which a field follows as well; fields themselves, with --- below them.
 */
const UNOPENED = {
  late: /^\s+(---)[ \t]*\r?\n[A-Za-z]\w*:(?:\s|$)/,
  other: /^\s*([-‐-―−*_=~+](?: ?[-‐-―−*_=~+])*)[ \t]*\r?\n[A-Za-z]\w*:(?:\s|$)/,
  none: /^([A-Za-z]\w*:)(?:[ \t].*)?\r?\n(?:[ \t]*\S.*\r?\n)*?---[ \t]*(?:\r?\n|$)/,
} as const;

function unopened(text: string): FrontMatter | undefined {
  for (const by of ['late', 'other', 'none'] as const) {
    const sign = UNOPENED[by].exec(text)?.[1];
    if (sign === undefined) continue;
    const start = text.indexOf(sign);
    return { kind: 'unopened', by, start, end: start + sign.length };
  }
  return undefined;
}
