import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIndex, recordsOf } from '../../content/content-index.ts';

/** A file that is the same for all years and names one of them, on these lines, which count from 1. */
export interface YearMention {
  readonly path: string;
  readonly lines: readonly number[];
}

/** When something was written or changed is no matter of the year that it is about. */
const DATED = /^\s*(?:updated|when):/;

/** Where settings and pages of the site name a year, such as the targets of printed codes; a rollover leaves them. */
export function yearMentions(rootDir: string, index: ContentIndex, year: number): readonly YearMention[] {
  const records = [...recordsOf(index, 'site'), ...recordsOf(index, 'page')];
  const paths = records.flatMap(({ document, translations }) => [document, ...Object.values(translations)]);
  const named = new RegExp(`\\b${year}\\b`);
  return paths.flatMap(({ path }) => {
    const lines = readFileSync(join(rootDir, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (named.test(line) && !DATED.test(line) ? [at + 1] : []));
    return lines.length === 0 ? [] : [{ path, lines }];
  });
}
