import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  and,
  boundaries,
  combine,
  combineAll,
  constant,
  during,
  type Instant,
  map,
  not,
  or,
  since,
  spans,
  steps,
  type Timeline,
  valueAt,
} from '../../../src/domain/time/timeline.ts';

/** Few instants, so that boundaries of different timelines often coincide. */
const HOURS = Array.from({ length: 12 }, (_, hour) => 1_778_216_400 + hour * 3600);
const PROBES: readonly Instant[] = HOURS.flatMap((at) => [at - 1, at, at + 1]);

const instant = fc.constantFrom(...HOURS);
const states = fc.constantFrom('later', 'on-sale', 'over');
const changesOf = <T>(value: fc.Arbitrary<T>) => fc.array(fc.record({ at: instant, value }), { maxLength: 7 });
const timelineOf = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Timeline<T>> =>
  fc.tuple(value, changesOf(value)).map(([initial, changes]) => steps(initial, changes));
const window = timelineOf(fc.boolean());
const windows = fc.array(window, { maxLength: 5 });
const ticket = timelineOf(states);

const values = <T>(timeline: Timeline<T>): readonly T[] => PROBES.map((at) => valueAt(timeline, at));

/** Properties of every timeline: it covers all of time in order, without gaps, and neighbours differ. */
function expectComplete(timeline: Timeline<unknown>): void {
  expect(timeline.at(0)?.from).toBeNull();
  expect(timeline.at(-1)?.until).toBeNull();
  for (const [index, segment] of timeline.entries()) {
    const next = timeline[index + 1];
    if (next === undefined) continue;
    expect(next.from).toBe(segment.until);
    expect(next.value).not.toEqual(segment.value);
    if (segment.from !== null) expect(segment.until).toBeGreaterThan(segment.from);
  }
}

describe('any timelines', () => {
  it('cover all of time in contiguous segments whose neighbours differ', () => {
    fc.assert(
      fc.property(ticket, window, windows, instant, (tickets, open, all, at) => {
        const joined = combine(tickets, open, (state, isOpen) => (isOpen ? state : 'closed'));
        for (const timeline of [tickets, joined, and(...all), or(...all), not(open), combineAll(all)]) {
          expectComplete(timeline);
          expectComplete(since<unknown>(timeline, at));
        }
        expectComplete(map(tickets, (state) => state === 'on-sale'));
      }),
    );
  });

  it('have, at each instant, the value of the last change at or before it', () => {
    fc.assert(
      fc.property(states, changesOf(states), (initial, changes) => {
        const timeline = steps(initial, changes);
        for (const at of PROBES) {
          const past = changes.filter((change) => change.at <= at).sort((a, b) => a.at - b.at);
          expect(valueAt(timeline, at)).toBe(past.at(-1)?.value ?? initial);
        }
      }),
    );
  });

  it('are combined instant by instant', () => {
    fc.assert(
      fc.property(ticket, window, (tickets, open) => {
        const both = combine(tickets, open, (state, isOpen) => `${state} ${isOpen}`);
        expect(values(both)).toEqual(PROBES.map((at) => `${valueAt(tickets, at)} ${valueAt(open, at)}`));
        expect(values(map(tickets, (state) => state.length))).toEqual(values(tickets).map((state) => state.length));
      }),
    );
  });

  it('of any number can be combined into one, instant by instant', () => {
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 4 }), (tickets) => {
        expect(values(combineAll(tickets))).toEqual(PROBES.map((at) => tickets.map((one) => valueAt(one, at))));
      }),
    );
  });

  it('change at their boundaries and nowhere else', () => {
    fc.assert(
      fc.property(ticket, (tickets) => {
        const edges = boundaries(tickets);
        const changed = HOURS.filter((at) => valueAt(tickets, at - 1) !== valueAt(tickets, at));
        expect(edges).toEqual(changed);
      }),
    );
  });

  it('keep their values after an instant at which they are cut, and their value there before it', () => {
    fc.assert(
      fc.property(ticket, fc.constantFrom(...PROBES), (tickets, cut) => {
        const rest = since(tickets, cut);
        expect(values(rest)).toEqual(PROBES.map((at) => valueAt(tickets, Math.max(at, cut))));
        expect(boundaries(rest)).toEqual(boundaries(tickets).filter((at) => at > cut));
      }),
    );
  });
});

describe('any windows', () => {
  it('are open from their start on and closed from their end on', () => {
    const bound = fc.option(instant);
    fc.assert(
      fc.property(bound, bound, (from, until) => {
        const isOpen = (at: Instant): boolean => (from === null || from <= at) && (until === null || at < until);
        expect(values(during(from, until))).toEqual(PROBES.map(isOpen));
      }),
    );
  });

  it('satisfy "all", "one of" and "not" at each instant', () => {
    fc.assert(
      fc.property(windows, window, (all, one) => {
        expect(values(and(...all))).toEqual(PROBES.map((at) => all.every((open) => valueAt(open, at))));
        expect(values(or(...all))).toEqual(PROBES.map((at) => all.some((open) => valueAt(open, at))));
        expect(values(not(one))).toEqual(PROBES.map((at) => !valueAt(one, at)));
      }),
    );
  });

  it('satisfy the laws of logic as whole values, including boundaries', () => {
    fc.assert(
      fc.property(window, window, window, (a, b, c) => {
        expect(not(not(a))).toEqual(a);
        expect(not(and(a, b))).toEqual(or(not(a), not(b)));
        expect(not(or(a, b))).toEqual(and(not(a), not(b)));
        expect(and(a, or(b, c))).toEqual(or(and(a, b), and(a, c)));
        expect(and(a, b)).toEqual(and(b, a));
        expect(or(a, a)).toEqual(a);
        expect(and(a, not(a))).toEqual(constant(false));
        expect(or(a, not(a))).toEqual(constant(true));
      }),
    );
  });

  it('are the union of their stretches, which neither touch nor overlap', () => {
    fc.assert(
      fc.property(window, (open) => {
        const stretches = spans(open);
        expect(or(...stretches.map(({ from, until }) => during(from, until)))).toEqual(open);
        for (const [index, stretch] of stretches.slice(1).entries()) {
          expect(stretch.from).toBeGreaterThan(stretches[index]?.until ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });
});
