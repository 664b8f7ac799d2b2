import { commentsIn } from '../content/markdown-code.ts';
import type { IgnoreComment } from '../diagnostics/ignore-comment.ts';
import { lineNumberAt, lineStartsOf } from './line-numbers.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** Comments that silence a warning: `# conf-site-ignore CODE: reason`, in Markdown `<!-- … -->`. */

const WORD = 'conf-site-ignore';
const COMMENT = new RegExp(String.raw`^${WORD}(?:[ \t]+([^\s:]+))?[ \t]*(?::\s*([\s\S]*))?`);

/** A quick test whether a content file may contain such a comment, since most files contain none. */
export function mayHaveIgnores(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(WORD);
}

/** The comments of a content file, in order. Offsets count from the start of `text`. */
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
  const lineStarts = lineStartsOf(text);
  const below = linesBelow(found.map(({ end }) => lineNumberAt(lineStarts, end)));
  const firstWord = firstWordIn(text);
  return found.map((range) => {
    const [, code = '', reason = ''] = COMMENT.exec(insideOf(text, range)) ?? [];
    const { start, end } = range;
    const line = below.get(lineNumberAt(lineStarts, end)) as number;
    return { code, reason: reason.trim(), start, end, line, isAboveAll: start <= firstWord };
  });
}

interface Range {
  readonly start: number;
  readonly end: number;
  /** The number of characters that open the comment. */
  readonly opening: number;
}

function insideOf(text: string, { start, end, opening }: Range): string {
  return text
    .slice(start + opening, end)
    .replace(/-->$/, '')
    .trim();
}

/** For each line with a comment the line that it applies to: the first line below it without such a comment. */
function linesBelow(commentLines: readonly number[]): ReadonlyMap<number, number> {
  const below = new Map<number, number>();
  for (const line of commentLines.toReversed()) below.set(line, below.get(line + 1) ?? line + 1);
  return below;
}

/** The offset of the first character that is not white space, in a comment, or the opening line of front matter. */
function firstWordIn(text: string): number {
  const silent = /\s+|#.*|<!--[\s\S]*?-->|---(?=\s)/y;
  let at = 0;
  while (silent.test(text)) at = silent.lastIndex;
  return at;
}
