import { describe, expect, it } from 'vitest';
import { wrapText } from '../../../src/pictures/wrap-text.ts';

/** Breaks a text into at most three lines of at most twelve letters. */
const broken = (text: string) => wrapText(text, { fits: (line) => line.length <= 12, lines: 3 });

describe('breaking a text into lines', () => {
  it.each([
    ['Short', ['Short']],
    ['Two words, or five', ['Two words,', 'or five']],
    ['Front-end-tools', ['Front-end-', 'tools']],
    ['8.\u00a0May 2026 at\u00a0noon', ['8.\u00a0May 2026', 'at\u00a0noon']],
    ['', ['']],
  ])('%j only breaks after spaces and hyphens', (text, lines) => {
    expect(broken(text)).toEqual({ lines, isCut: false });
  });

  it('breaks within a word if no line is long enough for it', () => {
    expect(broken('a Donaudampfschiff')).toEqual({ lines: ['a Donaudampf', 'schiff'], isCut: true });
  });

  it.each([
    ['five six seven eight', 'five six…'],
    ['fivesixseven eight', 'fivesixseve…'],
  ])('ends with an ellipsis if the text does not fit: %j', (rest, last) => {
    expect(broken(`one two three four ${rest}`)).toEqual({ lines: ['one two', 'three four', last], isCut: true });
  });
});
