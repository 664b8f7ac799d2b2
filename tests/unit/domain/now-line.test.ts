import { describe, expect, it } from 'vitest';
import { nowPlace } from '../../../src/domain/programme/now-line.ts';

const HOUR = 3600;
const entry = (from: number, to: number, track?: number) => ({
  startsAt: from * HOUR,
  endsAt: to * HOUR,
  ...(track === undefined ? {} : { track }),
});

describe('the line at the present moment', () => {
  const day = [entry(8, 9), entry(9, 10, 1), entry(9, 10, 2), entry(11, 15)];

  it('is not shown before the first entry and after the last', () => {
    expect(nowPlace(day, 8 * HOUR - 1)).toBeUndefined();
    expect(nowPlace(day, 15 * HOUR)).toBeUndefined();
    expect(nowPlace([], 9 * HOUR)).toBeUndefined();
  });

  it('is at the grid line of the time, before entries that have not begun', () => {
    expect(nowPlace(day, 8 * HOUR)).toEqual({ index: 1, line: 1 });
    expect(nowPlace(day, 8.5 * HOUR)).toEqual({ index: 1, line: 7 });
    expect(nowPlace(day, 9.5 * HOUR)).toEqual({ index: 3, line: 19 });
  });

  it('moves through gaps too, and more slowly through entries that are drawn shorter', () => {
    expect(nowPlace(day, 10.5 * HOUR)).toEqual({ index: 3, line: 31 });
    expect(nowPlace(day, 13 * HOUR)).toEqual({ index: 4, line: 43 });
  });
});
