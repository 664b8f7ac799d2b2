import { describe, expect, test } from 'vitest';
import { evenColumns, speakerColumns, sponsorColumns } from '../../../templates/parts/even-columns.ts';

/** Grids of cards whose last row is full, or nearly so. */

const people = (count: number, keynotes = 0) => Array.from({ length: count }, (_, at) => ({ keynote: at < keynotes }));

describe('the columns of a grid', () => {
  test('no card stands alone in the last row if another number of columns prevents it', () => {
    expect(evenColumns(5, [4, 3])).toBe(3);
    expect(evenColumns(10, [4, 3, 5])).toBe(5);
    expect(evenColumns(15, [9, 8])).toBe(8);
  });

  test('the preferred number stays where it leaves at most one place empty', () => {
    expect(evenColumns(9, [5, 3])).toBe(5);
    expect(evenColumns(7, [4, 3])).toBe(4);
  });

  test('a grid of which some cards leave is even before and after', () => {
    expect(evenColumns([10, 6], [5, 4, 6])).toBe(4);
    expect(evenColumns([10, 0], [5, 4, 6])).toBe(5);
  });

  test('keynotes take two places, and never leave a hole at the end of their row', () => {
    expect(speakerColumns(people(13, 3))).toBe(4);
    expect(speakerColumns(people(8, 1))).toBe(5);
    expect(speakerColumns(people(6))).toBe(3);
    expect(speakerColumns(people(10))).toBe(5);
  });

  test('one sponsor fills the row of its level, three of one level stand in one row', () => {
    expect(sponsorColumns(5, 1)).toBe(1);
    expect(sponsorColumns(4, 3)).toBe(3);
    expect(sponsorColumns(3, 5)).toBe(3);
    expect(sponsorColumns(2, 4)).toBe(4);
    expect(sponsorColumns(1, 6)).toBe(3);
  });
});
