import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../src/content/markdown.ts';
import { fixMarkdown } from '../../../src/import/text/safe-markdown.ts';

const unclosedIn = (text: string): readonly string[] =>
  readMarkdown(text, { headingLevel: 2 })
    .problems.filter(({ code }) => code === 'mark-unclosed')
    .map(({ source }) => source);

describe('an unclosed mark in Markdown', () => {
  it.each([
    ['a **bold word', ['**bold word']],
    ['a **bold **word', ['**bold **word']],
    ['a bold** word', ['** word']],
    ['**Dear\n\nfriends**', ['**Dear', '**']],
    ['- one\n- **two', ['**two']],
    ['so _it goes on', ['_it goes on']],
    ['use `code here', ['`code here']],
    ['see [the map](https://maps.example/kiln today', ['[the map](']],
    ['see [the map](/kiln today', ['[the map](/kiln today']],
    ['see [the map](/kiln today)', ['[the map](/kiln today)']],
    ['not ~~this', ['~~this']],
    ['```js\nlet a = 1;', ['```js']],
    ['~~~\nlet a = 1;\n```', ['~~~']],
  ])('is found: %j', (text, found) => {
    expect(unclosedIn(text)).toEqual(found);
  });

  it.each([
    'a **bold** word, an _italic_ and a *second*, ~~struck~~ and `code`, [the map](https://maps.example/kiln)',
    '**Bold over\ntwo lines**, [a link\nover two](/kiln)',
    'Prices with * are without VAT. *Until May',
    'It takes 2 ** 10 bytes, or 5 * 3',
    'a snake_case name, __dirname, _private_field and file_name.txt',
    'https://wiki.example/Talks,_rooms_and_food',
    "rock `n' roll, ``so called'' quotes and the `standard library’ of old",
    'see <https://kiln.example/map**>, <https://kiln.example/_rooms> or https://kiln.example/a*b**c',
    'escaped \\**stars, \\`ticks, \\[brackets](x and \\_lines',
    '`**` and `_` and ``a ` b`` are marks\n\n```\n**bold _it `code\n```',
    'a table [1] (see there), [2](#note)',
    '- [ ] open\n- [x] done',
    '~5 minutes to go, ~10 back',
    '_______ (your name)',
    '> ```\n> code\n> ```',
  ])('is not reported if there is none: %j', (text) => {
    expect(unclosedIn(text)).toEqual([]);
  });

  it('is escaped in an imported text, so that nothing is reported', () => {
    for (const text of [
      'a **bold word',
      'use `code here',
      'see [the map](https://maps.example/kiln today',
      '```js\nlet a;',
    ]) {
      expect(unclosedIn(fixMarkdown(text).markdown), text).toEqual([]);
    }
  });
});
