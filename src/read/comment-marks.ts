import type { CutMark, ReviewMark } from '../content/document.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/**
 * Comments that concern a value. `# review: was 2026-05-08` asks for a review. A comment without a space after the `#` may
 * be the rest of the value, as in `title: Why #hashtags matter`. In Markdown they only exist in front matter.
 */
export interface CommentMarks {
  readonly reviews: readonly ReviewMark[];
  readonly cuts: readonly CutMark[];
}

const REVIEW_SIGN = '# review:';
const REVIEW = /^# review:[ \t]*(.*?)\s*$/;
const CUT_SIGN = ' #';
const CUT = /[^\s#][ \t]+#[^\s#]/;

/** A quick test whether a content file may contain such a comment, since most files contain none. */
export function mayHaveMarks(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(CUT_SIGN) || buffer.includes(REVIEW_SIGN);
}

/** The comments of a content file, in order. Offsets count from the start of `text`. */
export async function commentMarks(path: string, text: string): Promise<CommentMarks> {
  const split = path.endsWith('.md') ? splitFrontMatter(text) : { kind: 'yaml' as const, yaml: text, yamlStart: 0 };
  if (split.kind !== 'yaml' || !(split.yaml.includes(REVIEW_SIGN) || CUT.test(split.yaml))) {
    return { reviews: [], cuts: [] };
  }
  const { yaml, yamlStart } = split;
  const { yamlComments } = await import('./positioned-yaml.ts');
  const comments = yamlComments(yaml).map(({ start, end }) => ({
    text: yaml.slice(start, end),
    before: yaml.slice(yaml.lastIndexOf('\n', start) + 1, start),
    start: yamlStart + start,
    end: yamlStart + end,
  }));
  return {
    reviews: comments.flatMap(({ text: comment, start, end }) => {
      const request = REVIEW.exec(comment)?.[1];
      return request === undefined ? [] : [{ text: request, start, end }];
    }),
    cuts: comments.flatMap(({ text: comment, before, start, end }) => {
      const value = /^#[^\s#]/.test(comment) ? plainText(before) : undefined;
      if (value === undefined) return [];
      const valueWithComment = `${value}${/\s*$/.exec(before)?.[0]}${comment.trimEnd()}`;
      return [{ value, valueWithComment, start, end }];
    }),
  };
}

/** The unquoted text at the end of a line. Undefined if the line ends with another value, such as a number. */
function plainText(line: string): string | undefined {
  const text = line.replace(/^(?:.*?:|\s*-)(?=\s)/, '').trim();
  if (text === '' || /^['"[{|>&*!]|^(?:-|true|false|null|[-+.\d:T]+)$/.test(text)) return undefined;
  return text;
}
