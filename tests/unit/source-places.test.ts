import { describe, expect, it } from 'vitest';
import { placeProblems } from '../../src/check/source-places.ts';
import { readMarkdown } from '../../src/content/markdown.ts';

/** The text from each problem's place on, cut short. */
const placed = (text: string): readonly string[] =>
  placeProblems(text, readMarkdown(text, { headingLevel: 3 }).problems).map(({ start }) =>
    text.slice(start, start + 14),
  );

describe('the place of a problem in a text', () => {
  it('is behind that of the last of the same kind', () => {
    expect(placed('<script>1</script>\n\nand <script>2</script>')).toEqual(['<script>1</scr', '<script>2</scr']);
    expect(placed('[a](javascript:1) and [a](javascript:1)!')).toEqual(['[a](javascript', '[a](javascript']);
    const places = placeProblems('[a](data:1) [a](data:1)', [
      { code: 'unsafe-link', source: '[a](data:1)' },
      { code: 'unsafe-link', source: '[a](data:1)' },
    ]);
    expect(places.map(({ start }) => start)).toEqual([0, 12]);
  });

  it('is that of a source which is as long as a text may be', () => {
    const source = '**a *b '.repeat(7000);
    expect(placeProblems(`- ${source}`, [{ code: 'text-too-deep', source }])).toEqual([
      { start: 2, end: 2 + source.length },
    ]);
  });

  it('is where a tag is markup, and neither code nor another name', () => {
    expect(placed('Of `<object>` I say <object data="x"></object>')).toEqual(['<object data="']);
    expect(placed('<b>bold</b> <base href="/x">')).toEqual(['<base href="/x']);
    expect(placed('~ <SCRIPT>1</SCRIPT>')).toEqual(['<SCRIPT>1</SCR']);
  });

  it('is where an attribute is markup, and not a word before it', () => {
    expect(placed('The style of a <b style="color:red">style</b>')).toEqual(['style="color:r']);
    expect(placed('<b lang="style ">a</b> <i lang="hr" style="x">b</i>')).toEqual(['style="x">b</i']);
  });

  it('is where an address is one', () => {
    expect(placed('Never javascript:1 but <a href="javascript:1">a</a>')).toEqual(['javascript:1">']);
  });

  it('is the beginning where the source is not as written', () => {
    expect(placeProblems('abc', [{ code: 'unsafe-html', source: 'onclick' }])).toEqual([{ start: 0, end: 3 }]);
  });
});
