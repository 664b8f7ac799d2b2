import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edition, Speaker } from '../../src/model/site.ts';
import { hostedBy, placeIn } from '../../src/plan/look-ups.ts';

const people = Array.from({ length: 4 }, (_, at) => ({ slug: `speaker-${at}` }) as Speaker);
const entry = fc.oneof(
  fc.record({
    kind: fc.constant('special'),
    moderators: fc.array(fc.constantFrom(...people, 'A guest'), { maxLength: 4 }),
  }),
  fc.constant({ kind: 'break' }),
);
const day = fc.record({ programme: fc.array(fc.record({ entry })) });
const edition = fc.record({ days: fc.array(day, { maxLength: 3 }) }).map((of) => of as unknown as Edition);

it('finds what a speaker hosts, each once, in the order of the programme', () => {
  fc.assert(
    fc.property(edition, fc.constantFrom(...people), (of, speaker) => {
      const plain = of.days
        .flatMap((one) => one.programme.map((placed) => ({ day: one, placed })))
        .filter(({ placed }) => placed.entry.kind === 'special' && placed.entry.moderators.includes(speaker));
      expect(hostedBy(of, speaker)).toEqual(plain);
    }),
  );
});

it('knows the place of everything in a list, of what is there twice the first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 0, max: 9 }), (list, one) => {
      expect(placeIn(list, one)).toBe(list.indexOf(one));
    }),
  );
});
