import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAlwaysShown,
  isNeverShown,
  isOn,
  isShownAtBuild,
  nextBoundary,
  segmentsShown,
  shownSince,
  unionShown,
  whenAttribute,
} from '../../../src/domain/page/shown.ts';
import {
  boundaries,
  constant,
  during,
  not,
  or,
  since,
  spans,
  steps,
  valueAt,
} from '../../../src/domain/time/timeline.ts';

const BUILD = 1_772_362_800;
const day = (number: number): number => BUILD + number * 86_400;

const EDGES = Array.from({ length: 10 }, (_, index) => day(index - 3));
const PROBES = EDGES.flatMap((at) => [at - 1, at, at + 1]);
const edge = fc.constantFrom(...EDGES);
const window = fc
  .tuple(fc.boolean(), fc.array(fc.record({ at: edge, value: fc.boolean() }), { maxLength: 6 }))
  .map(([initial, changes]) => steps(initial, changes));

describe('the value of data-when', () => {
  it('names both sides, one side, or several stretches', () => {
    expect(whenAttribute(spans(during(day(1), day(2))))).toBe(`${day(1)}..${day(2)}`);
    expect(whenAttribute(spans(during(null, day(2))))).toBe(`..${day(2)}`);
    expect(whenAttribute(spans(during(day(1), null)))).toBe(`${day(1)}..`);
    expect(whenAttribute(spans(not(during(day(1), day(2)))))).toBe(`..${day(1)} ${day(2)}..`);
    expect(whenAttribute(spans(constant(true)))).toBe('..');
    expect(whenAttribute(spans(constant(false)))).toBe('');
  });

  it('is on exactly when its window is open', () => {
    fc.assert(
      fc.property(window, (open) => {
        const when = whenAttribute(spans(open));
        expect(PROBES.map((at) => isOn(when, at))).toEqual(PROBES.map((at) => valueAt(open, at)));
      }),
    );
  });

  it('of a page is correct at every instant after its build', () => {
    fc.assert(
      fc.property(window, edge, fc.nat({ max: 9 * 86_400 }), (open, build, later) => {
        const shown = shownSince(open, build);
        expect(isOn(whenAttribute(shown), build + later)).toBe(valueAt(open, build + later));
        expect(isShownAtBuild(shown)).toBe(valueAt(open, build));
        expect(isNeverShown(shown)).toBe(PROBES.every((at) => at < build || !valueAt(open, at)));
        expect(isAlwaysShown(shown)).toBe(PROBES.every((at) => at < build || valueAt(open, at)));
      }),
    );
  });

  it('is never on if it is invalid', () => {
    for (const when of ['', ' ', 'soon', 'soon..later', `${day(1)}`, 'NaN..', '..never', `${day(-1)}-${day(1)}`]) {
      expect(isOn(when, BUILD)).toBe(false);
    }
  });
});

describe('the next boundary', () => {
  it('is the first one after the instant, over all values', () => {
    const whens = [`${day(5)}..${day(9)}`, `..${day(3)} ${day(7)}..`, '..', ''];
    expect(nextBoundary(whens, day(0))).toBe(day(3));
    expect(nextBoundary(whens, day(3) - 1)).toBe(day(3));
    expect(nextBoundary(whens, day(3))).toBe(day(5));
    expect(nextBoundary(whens, day(9))).toBeNull();
    expect(nextBoundary([], day(0))).toBeNull();
  });

  it('is the first instant at which one of the windows changes', () => {
    fc.assert(
      fc.property(fc.array(window, { maxLength: 4 }), fc.constantFrom(...PROBES), (windows, at) => {
        const ahead = windows.flatMap(boundaries).filter((boundary) => boundary > at);
        const expected = ahead.length === 0 ? null : Math.min(...ahead);
        expect(
          nextBoundary(
            windows.map((open) => whenAttribute(spans(open))),
            at,
          ),
        ).toBe(expected);
      }),
    );
  });
});

describe('the segments of a timeline', () => {
  it('are visible one at a time, and one at any time', () => {
    fc.assert(
      fc.property(window, edge, fc.constantFrom(...PROBES), (open, build, at) => {
        const segments = segmentsShown(since(open, build));
        const on = segments.filter(({ shown }) => isOn(whenAttribute(shown), at));
        expect(on.map(({ value }) => value)).toEqual([valueAt(open, Math.max(at, build))]);
        expect(segments.filter(({ shown }) => isShownAtBuild(shown))).toHaveLength(1);
      }),
    );
  });
});

describe('the union of several windows', () => {
  it('is open while one of them is, in stretches that neither touch nor overlap', () => {
    fc.assert(
      fc.property(fc.array(window, { maxLength: 5 }), (windows) => {
        expect(unionShown(windows.map(spans))).toEqual(spans(or(...windows)));
      }),
    );
  });

  it('does not change its inputs', () => {
    const first = [{ from: day(1), until: day(3) }];
    unionShown([first, [{ from: day(2), until: day(5) }]]);
    expect(first).toEqual([{ from: day(1), until: day(3) }]);
  });
});
