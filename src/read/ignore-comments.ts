import { commentsIn } from '../content/markdown-code.ts';
import type { IgnoreComment } from '../diagnostics/ignore-comment.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** Comments that ask for a warning to be silenced: `# conf-site-ignore CODE: reason`, in Markdown `<!-- … -->`. */

const WORD = 'conf-site-ignore';
const COMMENT = new RegExp(String.raw`^${WORD}(?:[ \t]+([^\s:]+))?[ \t]*(?::\s*([\s\S]*))?`);

/** Whether bytes of a content file may hold such a comment: most hold none, and are looked at no further. */
export function mayHaveIgnores(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(WORD);
}

/** The comments of a content file, in their order. Offsets count from the start of `text`. */
export async function ignoreComments(path: string, text: string): Promise<readonly IgnoreComment[]> {
  const split = path.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const [yaml, yamlStart, bodyStart] =
    split === undefined
      ? [text, 0, text.length]
      : split.kind === 'yaml'
        ? [split.yaml, split.yamlStart, split.bodyStart]
        : ['', 0, 0];
  const { yamlComments } = await import('./positioned-yaml.ts');
  const found = [
    ...yamlComments(yaml).map(({ start, end }) => ({ start: yamlStart + start, end: yamlStart + end, opening: 1 })),
    ...commentsIn(text.slice(bodyStart)).map(({ start, end }) => ({
      start: bodyStart + start,
      end: bodyStart + end,
      opening: '<!--'.length,
    })),
  ].filter(({ start, end, opening }) => insideOf(text, { start, end, opening }).startsWith(WORD));
  return found.map((range) => commentAt(text, range, found));
}

interface Range {
  readonly start: number;
  readonly end: number;
  /** How many signs open it. */
  readonly opening: number;
}

function insideOf(text: string, { start, end, opening }: Range): string {
  return text
    .slice(start + opening, end)
    .replace(/-->$/, '')
    .trim();
}

/** Comments one below the other are all about the line below the last of them. */
function commentAt(text: string, range: Range, all: readonly Range[]): IgnoreComment {
  const [, code = '', reason = ''] = COMMENT.exec(insideOf(text, range)) ?? [];
  const lines = new Set(all.map(({ end }) => lineOf(text, end)));
  let line = lineOf(text, range.end) + 1;
  while (lines.has(line)) line += 1;
  const isAboveAll = text
    .slice(0, range.start)
    .split('\n')
    .every((above) => /^\s*(?:#.*|<!--.*-->|-{3})?\s*$/.test(above));
  return { code, reason: reason.trim(), start: range.start, end: range.end, line, isAboveAll };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
