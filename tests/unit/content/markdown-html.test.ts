import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../src/content/markdown.ts';

const read = (source: string) => readMarkdown(source, { headingLevel: 3 });

describe('HTML in Markdown', () => {
  it('is kept if it is harmless', () => {
    const source = 'Press <kbd>Ctrl</kbd> in <span lang="en">Tools</span>, H<sub>2</sub>O, <abbr title="a">b</abbr>.';
    expect(read(source)).toMatchObject({ html: `<p>${source}</p>`, links: [], problems: [] });
  });

  it.each([
    ['<script>alert(1)</script>', '', '<script'],
    ['<SCRIPT>alert(1)</SCRIPT>', '', '<script'],
    ['<img src=x onerror=alert(1)>', '', '<img'],
    ['<iframe src="https://devlica.example"></iframe>', '', '<iframe'],
    ['<style>p { color: red }</style>', '', '<style'],
    ['<p onclick="alert(1)">Hello</p>', '<p>Hello</p>', 'onclick'],
    ['<b style="color: red">Hello</b>', '<p><b>Hello</b></p>', 'style'],
    ['<a href="/code/" target="_blank">rules</a>', '<p><a href="/code/">rules</a></p>', 'target'],
    ['<h3 id="tickets">Tickets</h3>', '<h3>Tickets</h3>', 'id'],
  ])('is sanitized and reported: %s', (source, html, found) => {
    expect(read(source)).toMatchObject({ html, problems: [{ code: 'unsafe-html', source: found }] });
  });

  it('is sanitized after a picture whose alternative text contains a tag', () => {
    expect(read('![<script>](x.png)<svg/onload=alert(1)>').html).not.toMatch(/<(?:svg|script)/);
    expect(read('![a <kbd>b</kbd>](x.png) <b onclick=x>c</b>').html).not.toContain('onclick');
  });

  it('keeps the text of a refused tag', () => {
    expect(read('A <blink>new</blink> hall').html).toBe('<p>A new hall</p>');
  });

  it('is closed if it was left open', () => {
    expect(read('<b>Friday').html).toBe('<p><b>Friday</b></p>');
  });

  it('is removed without a problem if it is a comment, a doctype or an instruction', () => {
    for (const source of [
      '<!-- conf-site-ignore link-dead: it comes in May -->',
      '<!DOCTYPE html>',
      '<?php echo 1 ?>',
    ]) {
      expect(read(source)).toMatchObject({ html: '', links: [], problems: [] });
    }
    expect(read('<!-- a -->\n\nFriday').html).toBe('<p>Friday</p>');
  });

  it('does not cause problems with the markup that Markdown itself generates', () => {
    const table = '| Time | Hall |\n|:-----|-----:|\n| 08:00 | 1 |';
    for (const plain of [table, '```js\nlet a = 1;\n```', '3. third\n4. fourth', '~~old~~', 'a  \nb', '> word']) {
      const { problems, html } = read(`${plain}\n\n<kbd>Enter</kbd>`);
      expect(problems).toEqual([]);
      expect(html.replaceAll(/<br ?\/?>/g, '<br>')).toContain(read(plain).html);
    }
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">',
      '</a>',
      '<svg/onload=x>',
    ],
    ...[
      '<p onclick=x>',
      '<b>',
      '</b>',
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '&#106;avascript:',
      'javascript:',
      '<!--',
      '-->',
    ],
    ...[
      '[a](',
      ')',
      '](javascript:alert(1))',
      '![',
      '[',
      ']',
      '`',
      '```',
      '\n',
      '\n\n',
      '    ',
      '# ',
      '- ',
      '| a |',
      '\\',
    ],
    ...[
      '<style>',
      '<textarea>',
      '<noscript>',
      '<iframe src=x>',
      '<math>',
      '<title>',
      'č',
      '{year}',
      '<a\n',
      'href=//x>',
      '\u0000',
    ],
  );

  /** The tags of markup with their attributes. Everything else was escaped. */
  const tagsOf = (html: string): readonly string[] => [...html.matchAll(/<[^>]*>?/g)].map(([tag]) => tag);

  it('becomes markup without scripts, handlers or dangerous addresses', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const tag of tagsOf(read(pieces.join('')).html)) {
          expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: [a-z]+(?:="[^"<>]*")?)*(?: \/)?>$/);
          expect(tag).not.toMatch(/^<\/?(?:script|style|img|svg|iframe|math|textarea|noscript|title)\b/);
          expect(tag).not.toMatch(/ (?:on[a-z]+|style|src)=/);
          expect(tag).not.toMatch(/href="(?:\s*javascript:|\/\/)/i);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
