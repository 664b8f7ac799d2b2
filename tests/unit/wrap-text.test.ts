import { describe, expect, it } from 'vitest';
import { wrapText } from '../../src/pictures/wrap-text.ts';

/** Lines of at most twelve letters, three at most. */
const broken = (text: string) => wrapText(text, { fits: (line) => line.length <= 12, lines: 3 });

describe('a text on several lines', () => {
  it.each([
    ['Short', ['Short']],
    ['Two words, or five', ['Two words,', 'or five']],
    ['Front-end-tools', ['Front-end-', 'tools']],
    ['8.\u00a0May 2026 at\u00a0noon', ['8.\u00a0May 2026', 'at\u00a0noon']],
    ['', ['']],
  ])('%j breaks after spaces and hyphens only', (text, lines) => {
    expect(broken(text)).toEqual({ lines, isCut: false });
  });

  it('breaks a word between letters where no line is long enough for it', () => {
    expect(broken('a Donaudampfschiff')).toEqual({ lines: ['a Donaudampf', 'schiff'], isCut: true });
  });

  it.each([
    ['five six seven eight', 'five six…'],
    ['fivesixseven eight', 'fivesixseve…'],
  ])('ends with an ellipsis where there is more than fits: %j', (rest, last) => {
    expect(broken(`one two three four ${rest}`)).toEqual({ lines: ['one two', 'three four', last], isCut: true });
  });
});
