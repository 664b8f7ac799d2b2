import matter from 'gray-matter';

/**
 * The adapter of gray-matter. It is used only to split off the front matter as text. Its engines are disabled, since one
 * of them runs code; the compiled tool does not contain them.
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
  /** Front matter that does not begin with `---`: there are blank lines above, another line instead, or none. With the range to report. */
  | { readonly kind: 'unopened'; readonly by: 'late' | 'other' | 'none'; readonly start: number; readonly end: number }
  | { readonly kind: 'unclosed' };

const disabled = { parse: (): object => ({}) };
const ENGINES = { yaml: disabled, json: disabled, javascript: disabled };

/** Splits a Markdown file. Offsets count from the start of `text`. */
export function splitFrontMatter(text: string): FrontMatter {
  const opening = /^---[ \t]*([^\r\n]*)\r?\n/.exec(text);
  if (opening === null || text.startsWith('----')) return unopened(text) ?? { kind: 'none' };
  const language = (opening[1] ?? '').trim();
  if (language !== '' && language !== 'yaml') return { kind: 'other', language, end: opening[0].trimEnd().length };
  const { matter: upToBreak, content } = matter(text, { engines: ENGINES });
  // gray-matter splits before the \n, so the \r of a Windows line end must be removed.
  const yaml = upToBreak.replace(/\r$/, '');
  const yamlStart = language === '' ? 3 : opening[0].search(/\r?\n$/);
  const closing = /^\r?\n---[ \t]*(?:\r?\n|$)/.exec(text.slice(yamlStart + yaml.length));
  if (closing === null) return { kind: 'unclosed' };
  const bodyStart = text.length - content.length;
  return { kind: 'yaml', yaml, yamlStart, body: content, bodyStart };
}

/**
 * Files that should begin with `---` but do not. `late`: the line is not the first. `other`: a line of other or too few
 * characters, followed by a field. `none`: fields without a line above, and with `---` below.
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
