import { describe, expect, it } from 'vitest';
import { placeProblems } from '../../../src/check/source-places.ts';
import { readMarkdown } from '../../../src/content/markdown.ts';

/** The text at the position of each problem, shortened. */
const placed = (text: string): readonly string[] =>
  placeProblems(text, readMarkdown(text, { headingLevel: 3 }).problems).map(({ start }) =>
    text.slice(start, start + 14),
  );

describe('the position of a problem in a text', () => {
  it('is after that of the previous problem of the same kind', () => {
    expect(placed('<script>1</script>\n\nand <script>2</script>')).toEqual(['<script>1</scr', '<script>2</scr']);
    expect(placed('[a](javascript:1) and [a](javascript:1)!')).toEqual(['[a](javascript', '[a](javascript']);
    const places = placeProblems('[a](data:1) [a](data:1)', [
      { code: 'unsafe-link', source: '[a](data:1)' },
      { code: 'unsafe-link', source: '[a](data:1)' },
    ]);
    expect(places.map(({ start }) => start)).toEqual([0, 12]);
  });

  it('is found in a source of maximum length', () => {
    const source = '**a *b '.repeat(7000);
    expect(placeProblems(`- ${source}`, [{ code: 'text-too-deep', source }])).toEqual([
      { start: 2, end: 2 + source.length },
    ]);
  });

  it('is that of a tag in markup, not in code or in another name', () => {
    expect(placed('Of `<object>` I say <object data="x"></object>')).toEqual(['<object data="']);
    expect(placed('<b>bold</b> <base href="/x">')).toEqual(['<base href="/x']);
    expect(placed('~ <SCRIPT>1</SCRIPT>')).toEqual(['<SCRIPT>1</SCR']);
  });

  it('is that of an attribute in markup, not of a word before it', () => {
    expect(placed('The style of a <b style="color:red">style</b>')).toEqual(['style="color:r']);
    expect(placed('<b lang="style ">a</b> <i lang="hr" style="x">b</i>')).toEqual(['style="x">b</i']);
  });

  it('is that of a real address', () => {
    expect(placed('Never javascript:1 but <a href="javascript:1">a</a>')).toEqual(['javascript:1">']);
  });

  it('is the beginning if the source does not contain the text literally', () => {
    expect(placeProblems('abc', [{ code: 'unsafe-html', source: 'onclick' }])).toEqual([{ start: 0, end: 3 }]);
  });
});
