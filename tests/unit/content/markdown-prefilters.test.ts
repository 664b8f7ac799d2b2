import fc from 'fast-check';
import { Marked } from 'marked';
import { expect, it } from 'vitest';
import { prefilteredTokenizers } from '../../../src/content/markdown-prefilters.ts';
import { isFull } from '../../support/thoroughness.ts';

const prefiltered = new Marked({ gfm: true, tokenizer: prefilteredTokenizers });
const always = new Marked({ gfm: true });

/** Parts of lines that begin, continue, end or interrupt a block of Markdown. */
const piece = fc.constantFrom(
  ...['woven', '*warp*', '| a | b |', '|---|:-:|', ':-:', '-', '--', '===', '= =', '***', '- ', '1. ', '# ', '> ', '>'],
  ...['```', '<b>', '<div>', '</div>', '<!-- weft -->', '<?x', '<script>', '[a]: /b', ' ', '  ', '   ', '    ', '\t'],
  ...['\u2028', '\f', '\\', ''],
);
const line = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));

/** Texts with unusual nested or incomplete blocks. */
const oddMarkdown = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));

/** Marked throws on some texts, with prefilters or without. */
function outcome(marked: Marked, source: string): unknown {
  try {
    return marked.parse(source);
  } catch {
    return undefined;
  }
}

it('gives the same blocks with prefilters as without', () => {
  fc.assert(
    fc.property(oddMarkdown, (source) => {
      expect(outcome(prefiltered, source)).toBe(outcome(always, source));
    }),
    { numRuns: isFull ? 200_000 : 5_000 },
  );
});

it.each([
  ['html', '<div>\nwoven\n</div>\n'],
  ['blockquote', '> woven\n'],
  ['table', 'a | b\n--|--\n'],
  ['lheading', 'woven\nby hand\n===\n'],
] as const)('a pattern is not tried without its sign: %s', (block, source) => {
  const tried: string[] = [];
  const marked = new Marked({
    gfm: true,
    tokenizer: {
      [block]: (rest: string): false => {
        tried.push(rest);
        return false;
      },
    },
  });
  marked.use({ tokenizer: prefilteredTokenizers });
  const plain = 'Woven by hand, and\nby machine.\n\n';
  marked.parse(plain + source);
  expect(tried).toEqual([source]);
});
