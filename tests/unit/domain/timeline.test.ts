import { describe, expect, it } from 'vitest';
import {
  and,
  boundaries,
  combine,
  combineAll,
  constant,
  during,
  isNever,
  map,
  not,
  or,
  since,
  spans,
  steps,
  valueAt,
} from '../../../src/domain/time/timeline.ts';

/** 1 March 2026 at noon in Osijek, and the days after it. */
const day = (number: number): number => 1_772_362_800 + number * 86_400;

/** A ticket that is announced on day 0, sold from day 10 to day 40, and then over. */
const ticket = steps<'later' | 'on-sale' | 'over'>('later', [
  { at: day(40), value: 'over' },
  { at: day(10), value: 'on-sale' },
]);

describe('a timeline', () => {
  it('sorts changes', () => {
    expect(ticket).toEqual([
      { from: null, until: day(10), value: 'later' },
      { from: day(10), until: day(40), value: 'on-sale' },
      { from: day(40), until: null, value: 'over' },
    ]);
  });

  it('has its new value from the second of a change on', () => {
    expect(valueAt(ticket, day(10) - 1)).toBe('later');
    expect(valueAt(ticket, day(10))).toBe('on-sale');
    expect(valueAt(ticket, day(40) - 1)).toBe('on-sale');
    expect(valueAt(ticket, day(40))).toBe('over');
  });

  it('has the later value of two changes at one instant', () => {
    const states = steps('later', [
      { at: day(3), value: 'on-sale' },
      { at: day(3), value: 'over' },
    ]);
    expect(states).toEqual([
      { from: null, until: day(3), value: 'later' },
      { from: day(3), until: null, value: 'over' },
    ]);
  });

  it('has no boundary at a change to the same value', () => {
    expect(steps('later', [{ at: day(3), value: 'later' }])).toEqual(constant('later'));
    expect(boundaries(ticket)).toEqual([day(10), day(40)]);
    expect(boundaries(constant('always the same'))).toEqual([]);
  });

  it('joins neighbours with equal values, even if they are different objects', () => {
    const cards = map(ticket, (state) => ({ buttons: state === 'on-sale' ? ['buy'] : [] }));
    expect(cards.map((segment) => segment.value)).toEqual([{ buttons: [] }, { buttons: ['buy'] }, { buttons: [] }]);
    expect(map(ticket, (state) => ({ isShown: state !== 'later' }))).toHaveLength(2);
    expect(map(ticket, () => [])).toHaveLength(1);
  });

  it('combined with another one has the boundaries of both', () => {
    const tier = steps('regular', [{ at: day(25), value: 'late' }]);
    expect(combine(ticket, tier, (state, name) => `${name} ${state}`)).toEqual([
      { from: null, until: day(10), value: 'regular later' },
      { from: day(10), until: day(25), value: 'regular on-sale' },
      { from: day(25), until: day(40), value: 'late on-sale' },
      { from: day(40), until: null, value: 'late over' },
    ]);
  });

  it('combined from several passes their values in the given order', () => {
    const first = steps('student', [{ at: day(1), value: 'student, sold out' }]);
    const second = steps('regular', [{ at: day(2), value: 'regular, sold out' }]);
    expect(combineAll([first, second]).map((segment) => segment.value)).toEqual([
      ['student', 'regular'],
      ['student, sold out', 'regular'],
      ['student, sold out', 'regular, sold out'],
    ]);
    expect(combineAll([])).toEqual(constant([]));
  });

  it('only loses its past when it is cut', () => {
    expect(since(ticket, day(10) - 1)).toEqual(ticket);
    expect(since(ticket, day(10))).toEqual([
      { from: null, until: day(40), value: 'on-sale' },
      { from: day(40), until: null, value: 'over' },
    ]);
    expect(since(ticket, day(99))).toEqual(constant('over'));
  });
});

describe('a window', () => {
  it('is open from its start to just before its end', () => {
    const sale = during(day(10), day(40));
    expect([day(10) - 1, day(10), day(40) - 1, day(40)].map((at) => valueAt(sale, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is unbounded on a side that is not given', () => {
    expect(spans(during(null, day(5)))).toEqual([{ from: null, until: day(5) }]);
    expect(spans(during(day(5), null))).toEqual([{ from: day(5), until: null }]);
    expect(during(null, null)).toEqual(constant(true));
  });

  it('is never open if its end is not after its start', () => {
    expect(isNever(during(day(5), day(5)))).toBe(true);
    expect(isNever(during(day(6), day(5)))).toBe(true);
    expect(isNever(during(day(5), day(6)))).toBe(false);
  });

  it('is never open only if no change comes', () => {
    expect(isNever(constant(true))).toBe(false);
    expect(isNever(not(during(null, null)))).toBe(true);
  });

  it('without conditions is open for "all of them" and closed for "one of them"', () => {
    expect(and()).toEqual(constant(true));
    expect(or()).toEqual(constant(false));
  });

  it('joins stretches that touch, and keeps stretches with a gap separate', () => {
    expect(spans(or(during(day(1), day(2)), during(day(2), day(3))))).toEqual([{ from: day(1), until: day(3) }]);
    expect(spans(or(during(day(4), day(5)), during(day(1), day(2))))).toEqual([
      { from: day(1), until: day(2) },
      { from: day(4), until: day(5) },
    ]);
    expect(spans(constant(false))).toEqual([]);
  });
});
