import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridPlaces, type Timed } from '../../../src/domain/programme/schedule-grid.ts';
import { gridClasses } from '../../../templates/parts/grid-classes.ts';

const STYLES = join(import.meta.dirname, '..', '..', '..', 'templates', 'styles');

const OPENING = 1_778_220_000;
const COLUMNS = ['great-hall', 'loft', '3'];
const entry = (from: number, to: number, column?: string): Timed => ({
  startsAt: OPENING + from * 60,
  endsAt: OPENING + to * 60,
  ...(column === undefined ? {} : { column }),
});

describe('a day on its grid', () => {
  it('has one line per five minutes', () => {
    expect(gridPlaces([entry(0, 60), entry(60, 70), entry(70, 115)], COLUMNS)).toEqual([
      { from: 1, to: 13 },
      { from: 13, to: 15 },
      { from: 15, to: 24 },
    ]);
  });

  it('puts parallel entries into lanes, with lines in common where they overlap', () => {
    const places = gridPlaces(
      [
        entry(0, 30, 'great-hall'),
        entry(0, 45, 'loft'),
        entry(30, 75, 'great-hall'),
        entry(45, 75, 'loft'),
        entry(75, 85),
      ],
      COLUMNS,
    );
    expect(places).toEqual([
      { from: 1, to: 7, lane: 0, lanes: 2 },
      { from: 1, to: 10, lane: 1, lanes: 2 },
      { from: 7, to: 16, lane: 0, lanes: 2 },
      { from: 10, to: 16, lane: 1, lanes: 2 },
      { from: 16, to: 18 },
    ]);
  });

  it('gives the whole width to the columns in use, whatever their names', () => {
    const places = gridPlaces(
      [entry(0, 60, 'great-hall'), entry(0, 60, 'loft'), entry(60, 120), entry(120, 180, '3')],
      COLUMNS,
    );
    expect(places.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [undefined, undefined],
      [0, 1],
    ]);
  });

  it('draws an entry that does not take place above the one that is in its place', () => {
    const off = { ...entry(30, 60, 'loft'), isOff: true };
    const places = gridPlaces(
      [entry(0, 30, 'loft'), entry(0, 60, 'great-hall'), off, entry(30, 75, 'loft'), entry(75, 85)],
      COLUMNS,
    );
    expect(places.map(({ from, to }) => [from, to])).toEqual([
      [1, 7],
      [1, 17],
      [7, 11],
      [11, 20],
      [20, 22],
    ]);
  });

  it('draws an entry that does not take place at its time if nothing else is there', () => {
    const alone = [entry(0, 30, 'loft'), { ...entry(30, 60, 'loft'), isOff: true }, entry(30, 60, 'great-hall')];
    expect(gridPlaces(alone, COLUMNS)).toEqual(
      gridPlaces(
        alone.map((one) => ({ ...one, isOff: false })),
        COLUMNS,
      ),
    );
  });

  it('puts a break for everybody into a free lane while a session in a room goes on', () => {
    const places = gridPlaces(
      [entry(0, 60, 'great-hall'), entry(0, 120, 'loft'), entry(60, 75), entry(75, 120, 'great-hall')],
      COLUMNS,
    );
    expect(places.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 2],
    ]);
  });

  it('gives entries that run beside each other a lane each, in a column and for everybody', () => {
    const places = gridPlaces(
      [
        entry(0, 60, 'great-hall'),
        entry(0, 60, 'great-hall'),
        entry(0, 60, 'loft'),
        entry(60, 120),
        entry(60, 90),
        entry(120, 130),
      ],
      COLUMNS,
    );
    expect(places.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [0, 2],
      [1, 2],
      [undefined, undefined],
    ]);
  });

  it('draws an evening at most one hour high', () => {
    expect(gridPlaces([entry(0, 180)], COLUMNS)).toEqual([{ from: 1, to: 13 }]);
  });

  it('separates moments that are closer than a line', () => {
    expect(gridPlaces([entry(0, 2), entry(2, 4)], COLUMNS).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('never has two entries of a lane on one line, nor an entry without a line', () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 90 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(lengths, (pairs) => {
        let next = 0;
        const day = pairs.map(([minutes, gap]) => {
          const start = next + gap;
          next = start + minutes;
          return entry(start, next);
        });
        const places = gridPlaces(day, COLUMNS);
        for (const [index, { from, to }] of places.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual(places[index - 1]?.to ?? 1);
        }
      }),
    );
  });
});

describe('an entry of the grid', () => {
  it('has classes for the digits of its lines without zeros, its lane and the number of lanes', () => {
    expect(gridClasses({ from: 105, to: 130, lane: 1, lanes: 2 })).toBe('from-100 from-5 to-100 to-30 lane-1 of-2');
    expect(gridClasses({ from: 1, to: 20 })).toBe('from-1 to-20');
  });

  it('has a rule in the stylesheet for each of its classes, on any line', () => {
    const sheet = readFileSync(join(STYLES, 'schedule-lines.css'), 'utf8');
    const lines = fc.integer({ min: 1, max: 399 });
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 2, max: 4 }), (from, to, lanes) => {
        const classes = gridClasses({ from, to, lane: lanes - 1, lanes }).split(' ');
        for (const name of classes) expect(sheet, name).toMatch(new RegExp(`^\\.${name} \\{$`, 'm'));
        for (const edge of ['from', 'to'] as const) {
          const digits = classes
            .filter((name) => name.startsWith(`${edge}-`))
            .map((name) => Number(name.split('-')[1]));
          expect(digits.reduce((sum, digit) => sum + digit, 0)).toBe(edge === 'from' ? from : to);
        }
      }),
    );
  });
});
