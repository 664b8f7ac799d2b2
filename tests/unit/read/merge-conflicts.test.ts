import { describe, expect, it } from 'vitest';
import { mergeConflicts } from '../../../src/read/merge-conflicts.ts';

const MARKS = ['<<<<<<< HEAD', 'city: Osijek', '=======', 'city: Zagreb', '>>>>>>> venue'];
const CONFLICT = `${MARKS.join('\n')}\n`;

const startsIn = (path: string, text: string): readonly unknown[] =>
  mergeConflicts(path, text).map(({ place }) => place.kind === 'text' && place.start);

describe('an unresolved git conflict', () => {
  it('is reported where each pair begins, with any line endings, with and without the base version and labels', () => {
    expect(startsIn('content/company.yaml', `name: Devlica\n${CONFLICT}zip: 1\n${CONFLICT}`)).toEqual([14, 82]);
    expect(startsIn('content/company.yaml', MARKS.join('\r\n'))).toEqual([0]);
    expect(startsIn('content/company.yaml', CONFLICT.replace('====', '||||||| base\ncity: Sisak\n===='))).toEqual([0]);
    expect(startsIn('content/company.yaml', CONFLICT.replace(' HEAD', '').replace(' venue', ''))).toEqual([0]);
  });

  it('is reported in the text of a page, but not in its code blocks, which may show one', () => {
    expect(startsIn('content/pages/code.md', `Be kind.\n\n${CONFLICT}`)).toEqual([10]);
    expect(startsIn('content/pages/code.md', `Be kind.\n\n\`\`\`\n${CONFLICT}\`\`\`\n`)).toEqual([]);
  });

  it('is not assumed from a line that only resembles one of the marks', () => {
    for (const text of ['<<<<<<<\n', '<<<<<<< HEAD\n=======\n', CONFLICT.replace('<<<', '  <<<'), 'a: "<<<<<<<"\n'])
      expect(startsIn('content/company.yaml', text)).toEqual([]);
  });
});
