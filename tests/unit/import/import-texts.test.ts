import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../src/content/markdown.ts';
import { createNotes } from '../../../src/import/formats/reading-notes.ts';
import { itemSentence } from '../../../src/import/import-report.ts';
import { importedText, type TextStyle, unescapedLine } from '../../../src/import/text/imported-text.ts';
import { isFull } from '../../support/thoroughness.ts';

function imported(text: unknown, style: TextStyle = 'mixed', base = 'https://pletivo.example/'): string | undefined {
  return importedText(text, { style, subject: 'A talk', notes: createNotes(), base });
}

/** The visible text, without markup. */
function seen(markdown = ''): string {
  return readMarkdown(markdown, { headingLevel: 3 })
    .html.replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

function notesOf(text: string): readonly string[] {
  const notes = createNotes();
  importedText(text, { style: 'mixed', subject: 'A talk', notes });
  return notes.list().map((note) => itemSentence(note, { isWhole: false }));
}

describe('plain text becomes Markdown with the same visible text', () => {
  it('keeps paragraphs, and line breaks that the author made', () => {
    expect(imported('  One.  \r\n\r\n\r\nTwo,\r\nand its second line. ', 'plain')).toBe(
      'One.\n\nTwo,\\\nand its second line.',
    );
  });

  it('joins lines that were wrapped at a fixed width', () => {
    const wrapped = [
      'We follow one stitch from the chart to the cloth, and look at',
      'everything that happens to it on its way: counting, colours,',
      'and the moment at which the thread runs out.',
    ].join('\n');
    expect(imported(wrapped, 'plain')).toBe(wrapped);
  });

  it.each([
    ['dots', 'You learn\r\n• to count\r\n•\tto pull\r\n\r\n• to stop', 'You learn\n\n- to count\n- to pull\n- to stop'],
    ['dashes', 'You learn\n - to count\n - to pull\nand more', 'You learn\n\n- to count\n- to pull\n\nand more'],
    ['dashes without blanks', 'Bring\n-thread\n-needles', 'Bring\n\n- thread\n- needles'],
    ['numbers', 'Plan:\n1. Count\n2) Pull\n\n3. Stop', 'Plan:\n\n1. Count\n2. Pull\n3. Stop'],
  ])('makes a list of %s', (_sign, text, markdown) => {
    expect(imported(text, 'plain')).toBe(markdown);
  });

  it.each([
    '12. svibnja is a day, not the twelfth item',
    '1. svibnja is a day, too',
    '2026. was a good year',
    '# of stitches',
    '#looms for all',
    '> 5 looms',
    '*bold* claims, 3*4*5 and 3 * 4',
    '_underlined_ snake_case_names __init__',
    'a [loom](https://loom.example/x) and [1]: nothing',
    '![a](b) [x] [ ] [note]',
    '<b>Weave</b> List<Thread> a < b <3',
    'fish &amp; chips &copy; AT&T',
    '`code` and ``more``',
    'C:\\looms\\*new* \\_',
    '~~gone~~ about ~5 or ~6',
    '| a | b |',
    '---',
    '=====',
    'ends with a backslash\\',
    'https://loom.example/a<b title="x">',
    'write to {contactEmail}',
    'see https://loom.example/a_b_c/*x*?y=1&copy=2, or (https://loom.example/)',
  ])('shows %s unchanged', (text) => {
    expect(seen(imported(text, 'plain'))).toBe(text);
  });

  it('neutralizes the underlines of headings and tables', () => {
    const text = 'Title\n=====\n\na | b\n--- | ---\n1 | 2';
    expect(readMarkdown(imported(text, 'plain') ?? '', { headingLevel: 3 }).html).not.toMatch(/<h|<table/);
    expect(seen(imported(text, 'plain'))).toBe(text.replace('\n\n', '\n'));
  });

  it('removes control characters, lone surrogates and direction marks, but keeps emoji', () => {
    expect(
      imported('a\u0000b\u0007c\ud800d\u202egninnips\u2066 \u{1f9f6}\u{1f469}\u200d\u{1f4bb} c\u030c\u200b', 'plain'),
    ).toBe('abcdgninnips \u{1f9f6}\u{1f469}\u200d\u{1f4bb} č');
  });

  it.each([undefined, null, 5, '', ' \r\n ', '\u0000', [], {}])('is absent for %j', (value) => {
    expect(imported(value)).toBeUndefined();
  });
});

describe('HTML becomes Markdown', () => {
  it.each([
    ['paragraphs', '<p>One &amp; two.</p>\n<p>Three<br>four</p>', 'One & two.\n\nThree\\\nfour'],
    ['text between blocks', 'Before<p>in</p>after', 'Before\n\nin\n\nafter'],
    ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['numbered lists', '<ol start="3"><li><p>a</p></li><li>b</li></ol>', '3. a\n4. b'],
    ['emphasis', '<p>very <strong>strong </strong>and <em>fine</em></p>', 'very **strong** and *fine*'],
    ['links', '<p><a href="https://loom.example/a">the loom</a></p>', '[the loom](https://loom.example/a)'],
    ['relative links', '<p><a href="/a b">the loom</a></p>', '[the loom](https://pletivo.example/a%20b)'],
    [
      'addresses as links',
      '<p><a href="https://loom.example/a">https://loom.example/a</a></p>',
      'https://loom.example/a',
    ],
    ['headings', '<h1>Plan</h1><h3>Day <b>one</b></h3>', '## Plan\n\n### Day **one**'],
    ['code', '<p>run <code>a`b</code></p><pre>x\n  y</pre>', 'run ``a`b``\n\n```\nx\n  y\n```'],
    ['quotations', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      'tables',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1\\|2 |  |',
    ],
    ['pictures', '<p><img src="https://loom.example/a.png" alt="A loom"></p>', '[A loom](https://loom.example/a.png)'],
    ['marks in text', '<p>*not bold* 1. no list</p><p>1. no list</p>', '\\*not bold\\* 1. no list\n\n1\\. no list'],
    ['escaped tags', '&lt;p&gt;It&amp;#39;s here&lt;/p&gt;', "It's here"],
    ['escaped entities', '<p>It&amp;#39;s</p>', "It's"],
    ['tags that nobody knows', '<p>a<constructor>b</constructor></p>', 'ab'],
    ['a single tag', 'Weave <b>fast</b>', 'Weave **fast**'],
  ])('with %s', (_what, html, markdown) => {
    expect(imported(html)).toBe(markdown);
  });

  it('with a report of what was left out', () => {
    expect(notesOf('<p>a<script>alert(1)</script></p>')).toEqual([
      'Scripts, frames and similar elements were left out of the texts of "A talk".',
    ]);
    expect(notesOf('<p><a href="JavaScript:alert(1)">a</a></p>')).toHaveLength(1);
    expect(notesOf('<p><img src="https://loom.example/a.png"></p>')).toHaveLength(1);
  });

  it('with limited depth and time for elements nested without end', () => {
    const deep = `<p>kept</p>${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`;
    expect(imported(deep)).toBe('kept');
  });
});

describe('foreign Markdown', () => {
  it.each([
    ['leaves what a page may hold', '## Plan\n\n- **a**\n- [b](https://loom.example/) `<b>`', undefined],
    ['keeps line breaks, as the systems that take it show them', 'One\nTwo', 'One\\\nTwo'],
    ['turns pictures into links', '![A loom](/a.png "t")', '[A loom](https://pletivo.example/a.png)'],
    ['drops addresses that run', '[a](javascript:alert(1)) **b**', 'a **b**'],
    ['drops addresses that would lead into our own site', '[a](#top) [b](mailto:{contactEmail})', 'a b'],
    ['shows tags that a page may not hold', 'Vec<Thread> and **b**', 'Vec\\<Thread> and **b**'],
    ['makes links of tags', '**a** <a href="/b" target=_blank>c</a>', '**a** [c](https://pletivo.example/b)'],
    ['drops looks', '**a** <u>b</u> <span style="x">c</span>', '**a** b <span>c</span>'],
    ['drops scripts', '**a** <script>alert(1)</script>', '**a**'],
    ['takes as plain text what cannot be mended', 'a\n\n<p><javascript:x>b', 'a\n\nb'],
    ['keeps a listing of HTML', '```html\n<p onclick="x">a</p>\n```', undefined],
  ])('%s', (_what, text, markdown) => {
    expect(imported(text)).toBe(markdown ?? text);
  });
});

it.each(['> ', '- ', '1. ', '*', '>  '])('is treated as plain text if its marks are nested too deep: %j', (mark) => {
  expect(seen(imported(`${mark.repeat(10_000)}x`))).toContain('x');
});

it('loses entities in titles that were escaped twice', () => {
  expect(unescapedLine('Q&amp;A: it&#39;s <b>')).toBe("Q&A: it's <b>");
  expect(unescapedLine('AT&T; R&D')).toBe('AT&T; R&D');
});

describe('an imported text', () => {
  const bit = fc.constantFrom(
    ...'a|b |\n|\n\n|\r\n|\t|    |*|**|_|`|```|~~~|#|## |- |1. |> |[|]|(|)|](|]:|![|<|>|<p>|</p>|<b>|<br>|<img src=x onerror=y>|<a href="|">|</a>'.split(
      '|',
    ),
    ...'|;<script>;</script>;<svg onload=x>;javascript:x;JavaScript&colon;x;data:text/html,x;https://a.example/b;//evil.example;/x;#x;mailto:a@b.example'.split(
      ';',
    ),
    ...'{contactEmail};{linkLang}/;&lt;script&gt;;&amp;#60;;&;\\;---;===;| - | - |;"; ;\u0000;\ud83d;\u{1f9f6};http://[;<!--;-->;<![CDATA[;<javascript:x>;[x]: javascript:y;č'.split(
      ';',
    ),
  );
  const text = fc
    .array(fc.oneof({ weight: 6, arbitrary: bit }, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 24 })
    .map((bits) => bits.join(''));

  it.each(['plain', 'mixed'] as const)(
    'of any content and style %s passes check, and has no link within the site',
    (style) => {
      fc.assert(
        fc.property(text, (source) => {
          const made = imported(source, style);
          if (made === undefined) return;
          const { problems, links, html } = readMarkdown(made, { headingLevel: 3 });
          expect(problems).toEqual([]);
          expect(links.filter((link) => !/^(?:https?:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
          expect(html).not.toMatch(/<script|<[a-z][^>]*\s(?:on\w+|style|src)=|<a\s[^>"]*"(?!https?:|mailto:|tel:)/i);
        }),
        { numRuns: isFull ? 20_000 : 1000 },
      );
    },
  );

  it('that is plain is shown as it was written, except for spaces and list markers', () => {
    const letters = (value: string): string =>
      value
        .normalize('NFC')
        .replace(/\p{C}/gu, '')
        .replace(/\s|\\|[-*+•‣▪●◦∙·►➤✓✔–—]|[\d.)]|&#?\w+;/g, '');
    fc.assert(
      fc.property(text, (source) => {
        const bare = source.replace(/https?:\/\/\S*|www\.\S*/g, '');
        expect(letters(seen(imported(bare, 'plain')))).toBe(letters(bare));
      }),
      { numRuns: isFull ? 20_000 : 800 },
    );
  });
});
