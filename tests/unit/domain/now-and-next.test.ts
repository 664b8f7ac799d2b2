import { describe, expect, it } from 'vitest';
import { nextAfter, nowInPlaces, onAt } from '../../../src/domain/programme/now-and-next.ts';

interface Talk {
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly place?: string;
}

const talk = (name: string, startsAt: number, endsAt: number, place?: string): Talk => ({
  ...{ name, startsAt, endsAt },
  ...(place === undefined ? {} : { place }),
});
const names = (talks: readonly Talk[]): string => talks.map(({ name }) => name).join(' ');

describe('what is on now and next', () => {
  const all = [talk('a', 10, 20), talk('b', 20, 30), talk('c', 40, 50)];

  it.each([
    [9, '', 'a'],
    [10, 'a', 'b'],
    [19, 'a', 'b'],
    [20, 'b', 'c'],
    [30, '', 'c'],
    [40, 'c', ''],
    [50, '', ''],
  ])('at %i: %s, then %s', (at, isOn, follows) => {
    expect([names(onAt(all, at)), names(nextAfter(all, at))]).toEqual([isOn, follows]);
  });

  it('is all that runs at once', () => {
    const late = [talk('a', 10, 30), talk('b', 20, 25)];
    expect([19, 20, 25].map((at) => names(onAt(late, at)))).toEqual(['a', 'a b', 'a']);
  });

  it('is all that begins together', () => {
    const twice = [talk('a', 10, 20), talk('b', 10, 20), talk('c', 30, 40)];
    expect([9, 10].map((at) => names(nextAfter(twice, at)))).toEqual(['a b', 'c']);
  });

  it('is nothing without a programme', () => {
    expect([onAt([], 5), nextAfter([], 5)]).toEqual([[], []]);
  });
});

describe('what is on in each place', () => {
  const day = [
    talk('doors', 0, 10, 'yard'),
    talk('keynote', 10, 20, 'hall'),
    talk('coffee', 20, 30),
    talk('tabs', 30, 40, 'hall'),
    talk('knots', 30, 50, 'loft'),
    talk('lunch', 50, 60, 'yard'),
    talk('panel', 60, 70, 'hall'),
  ];
  const { everybody, places } = nowInPlaces(day, ['hall', 'loft']);
  const at = (segments: typeof everybody, instant: number): string => {
    const found = segments.find(({ from, until }) => (from ?? -1) <= instant && instant < (until ?? 1000));
    return `${names(found?.value.now ?? [])}|${names(found?.value.next ?? [])}`;
  };

  it.each([
    [5, 'doors|coffee', '|keynote', '|knots'],
    [15, '|', 'keynote|tabs', '|knots'],
    [25, 'coffee|lunch', '|tabs', '|knots'],
    [35, '|', 'tabs|panel', 'knots|'],
    [55, 'lunch|', '|panel', '|'],
    [65, '|', 'panel|', '|'],
  ])('at %i is in one place alone, or for everybody', (instant, ...rows) => {
    expect([everybody, ...places].map((segments) => at(segments, instant))).toEqual(rows);
  });
});
