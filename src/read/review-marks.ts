import type { ReviewMark } from '../content/document.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** Comments that ask for a value to be looked at: `# review: was 2026-05-08`. In Markdown only front matter has them. */

const SIGN = '# review:';
const MARK = /^# review:[ \t]*(.*?)\s*$/;

/** Whether bytes of a content file may hold such a comment: most hold none, and are looked at no further. */
export function mayHaveMarks(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(SIGN);
}

/** The comments of a content file, in their order. Offsets count from the start of `text`. */
export async function reviewMarks(path: string, text: string): Promise<readonly ReviewMark[]> {
  const split = path.endsWith('.md') ? splitFrontMatter(text) : { kind: 'yaml' as const, yaml: text, yamlStart: 0 };
  if (split.kind !== 'yaml') return [];
  const { yamlComments } = await import('./positioned-yaml.ts');
  return yamlComments(split.yaml).flatMap(({ start, end }) => {
    const words = MARK.exec(split.yaml.slice(start, end))?.[1];
    return words === undefined ? [] : [{ words, start: split.yamlStart + start, end: split.yamlStart + end }];
  });
}
