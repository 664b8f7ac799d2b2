import fc from 'fast-check';
import { expect, it } from 'vitest';
import { summaryOf } from '../../src/plan/json-ld.ts';

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

it('leaves no markup, and is as long as it may be at most', () => {
  fc.assert(
    fc.property(markdown, fc.integer({ min: 20, max: 200 }), (text, length) => {
      const summary = summaryOf(text, length);
      expect(summary.length).toBeLessThanOrEqual(length);
      expect(summary).not.toMatch(/[*`[\]]|<\/?(?:p|em|strong|a|li|ul|h\d|code)\b|&(?:amp|lt|quot|#39);|\s\s/);
    }),
  );
});

it('is the same however long the text goes on behind it', () => {
  fc.assert(
    fc.property(markdown, fc.integer({ min: 20, max: 200 }), (text, length) => {
      const summary = summaryOf(text, length);
      fc.pre(summary.endsWith('…'));
      expect(summaryOf(`${text}\n\n${'And so on, *and* on. '.repeat(80)}`, length)).toBe(summary);
    }),
  );
});
