import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMarkdown, readMarkdown } from '../../../src/content/markdown.ts';
import { plainText } from '../../../src/content/plain-text.ts';
import { summaryOf } from '../../../src/plan/pages/json-ld.ts';

const piece = fc.oneof(
  fc.stringMatching(/^[a-zčćžšđ]{1,12}$/),
  fc.constantFrom(
    '*so*',
    '**very**',
    '`a < b`',
    'Q&A',
    '"quoted"',
    '[here](https://weft.example/a/long/address/?of=it)',
    '\n- item',
    '\n\n## Head\n\n',
  ),
);
const markdown = fc.array(piece, { minLength: 1, maxLength: 120 }).map((pieces) => pieces.join(' '));

it('has no markup and at most the maximum length', () => {
  fc.assert(
    fc.property(markdown, fc.integer({ min: 20, max: 200 }), (text, length) => {
      const summary = summaryOf(text, length);
      expect(summary.length).toBeLessThanOrEqual(length);
      expect(summary).not.toMatch(/[*`[\]]|<\/?(?:p|em|strong|a|li|ul|h\d|code)\b|&(?:amp|lt|quot|#39);|\s\s/);
    }),
  );
});

it('is the same however long the text continues', () => {
  fc.assert(
    fc.property(markdown, fc.integer({ min: 20, max: 200 }), (text, length) => {
      const summary = summaryOf(text, length);
      fc.pre(summary.endsWith('…'));
      expect(summaryOf(`${text}\n\n${'And so on, *and* on. '.repeat(80)}`, length)).toBe(summary);
    }),
  );
});

it('has a single space for any white space, and none at its ends', () => {
  const space = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', '\u2028', '<br>', '</p>\n<p>');
  const pieces = fc.array(fc.oneof(space, fc.constantFrom('a', 'b&amp;amp;', '<em>c</em>', '&lt;d&gt;')));
  fc.assert(
    fc.property(pieces, (parts) => {
      const spelled = parts.map((part) => (/^\s+$|^<br>|^<\/p>/.test(part) ? ' ' : part));
      const words = spelled
        .join('')
        .replaceAll(/<\/?em>/g, '')
        .split(/ +/);
      const visible = words.map((word) =>
        word.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      );
      expect(plainText(parts.join(''))).toBe(visible.join(' ').trim());
    }),
  );
});

it('is the same at any heading level', () => {
  fc.assert(
    fc.property(markdown, fc.constantFrom(2, 3, 4), (text, headingLevel) => {
      expect(plainMarkdown(text)).toBe(plainText(readMarkdown(text, { headingLevel }).html));
    }),
  );
});
