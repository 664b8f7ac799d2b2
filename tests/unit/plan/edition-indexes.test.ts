import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edition, Site, SiteEvent, Speaker } from '../../../src/domain/site/site.ts';
import { appearancesOf, indexIn, moderatedBy } from '../../../src/plan/edition-indexes.ts';

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
      expect(moderatedBy(of, speaker)).toEqual(plain);
    }),
  );
});

it('finds the position of everything in a list; of duplicates, the first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 0, max: 9 }), (list, one) => {
      expect(indexIn(list, one)).toBe(list.indexOf(one));
    }),
  );
});

it('finds a person in all events, in the order of events and of their editions', () => {
  const inYear = (year: number, ...speakers: readonly Speaker[]) => ({ year, speakers }) as unknown as Edition;
  const event = (ident: string, ...editions: readonly Edition[]) => ({ ident, editions }) as unknown as SiteEvent;
  const [ana, tin, ...anaAgain] = ['ana', 'tin', 'ana', 'ana'].map((person) => ({ person }) as Speaker) as Speaker[];
  const site = {
    events: [
      event('devlica', inYear(2026, tin as Speaker, ana as Speaker), inYear(2025, anaAgain[0] as Speaker)),
      event('worklica', inYear(2026, anaAgain[1] as Speaker)),
    ],
  } as unknown as Site;
  const found = appearancesOf(site, 'ana').map(({ event: { ident }, edition: { year }, speaker }) => [
    ident,
    year,
    speaker,
  ]);
  expect(found).toEqual([
    ['devlica', 2026, ana],
    ['devlica', 2025, anaAgain[0]],
    ['worklica', 2026, anaAgain[1]],
  ]);
});
