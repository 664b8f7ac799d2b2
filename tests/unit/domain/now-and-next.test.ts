import { describe, expect, it } from 'vitest';
import { nowAndNext } from '../../../src/domain/programme/now-and-next.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';

const talk = (value: string, startsAt: number, endsAt: number) => ({ value, startsAt, endsAt });

describe('what is on now and next in a room', () => {
  const { now, next } = nowAndNext([talk('a', 10, 20), talk('b', 20, 30), talk('c', 40, 50)]);

  it.each([
    [9, null, 'a'],
    [10, 'a', 'b'],
    [19, 'a', 'b'],
    [20, 'b', 'c'],
    [30, null, 'c'],
    [40, 'c', null],
    [50, null, null],
  ])('at %i: %s, then %s', (at, isOn, follows) => {
    expect([valueAt(now, at), valueAt(next, at)]).toEqual([isOn, follows]);
  });

  it('is the later one of two that overlap', () => {
    const late = nowAndNext([talk('a', 10, 30), talk('b', 20, 25)]);
    expect([19, 20, 25].map((at) => valueAt(late.now, at))).toEqual(['a', 'b', null]);
  });

  it('skips the second of two that begin together as the next one', () => {
    const twice = nowAndNext([talk('a', 10, 20), talk('b', 10, 20), talk('c', 30, 40)]);
    expect([9, 10].map((at) => [valueAt(twice.now, at), valueAt(twice.next, at)])).toEqual([
      [null, 'a'],
      ['b', 'c'],
    ]);
  });

  it('is nothing without a programme', () => {
    const empty = nowAndNext([]);
    expect([valueAt(empty.now, 5), valueAt(empty.next, 5)]).toEqual([null, null]);
  });
});
