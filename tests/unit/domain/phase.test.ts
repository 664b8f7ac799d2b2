import { describe, expect, it } from 'vitest';
import { phaseTimeline, type Visibility, visibilityWindow } from '../../../src/domain/time/phase.ts';
import { constant, isNever, spans, valueAt } from '../../../src/domain/time/timeline.ts';
import { readMoment } from '../../../src/domain/time/zone.ts';

function at(text: string): number {
  const reading = readMoment(text, 'moment', 'Europe/Zagreb');
  if (reading.kind !== 'instant') throw new Error(`${text} is ${reading.kind}`);
  return reading.at;
}

/** Devlica 2026: two days with a night between them. */
const opening = at('2026-05-08T08:00');
const closing = at('2026-05-09T23:00');
const phases = phaseTimeline(opening, closing);

const stretches = (visibility: Visibility) => spans(visibilityWindow(visibility, phases));

describe('the phases of an edition', () => {
  it('become active at the start of the first day and after at the end of the last, to the second', () => {
    const moments = ['2026-05-08T07:59:59', '2026-05-08T08:00', '2026-05-09T22:59:59', '2026-05-09T23:00'];
    expect(moments.map((moment) => valueAt(phases, at(moment)))).toEqual(['before', 'active', 'active', 'after']);
  });

  it('stay active in the night between two days', () => {
    expect(valueAt(phases, at('2026-05-09T03:00'))).toBe('active');
    expect(phases).toHaveLength(3);
  });

  it('cover all of the past and the future', () => {
    expect(valueAt(phases, at('2015-01-01T00:00'))).toBe('before');
    expect(valueAt(phases, at('2045-01-01T00:00'))).toBe('after');
  });
});

describe('the visibility', () => {
  it('true or false is a constant window', () => {
    expect(visibilityWindow(true, phases)).toEqual(constant(true));
    expect(isNever(visibilityWindow(false, phases))).toBe(true);
  });

  it('of one phase is open in that phase only', () => {
    expect(stretches('before')).toEqual([{ from: null, until: opening }]);
    expect(stretches('active')).toEqual([{ from: opening, until: closing }]);
    expect(stretches('after')).toEqual([{ from: closing, until: null }]);
  });

  it('of two consecutive phases is one segment until the end of the last day, in either order', () => {
    expect(stretches(['before', 'active'])).toEqual([{ from: null, until: closing }]);
    expect(stretches(['active', 'before'])).toEqual([{ from: null, until: closing }]);
  });

  it('of the first and the last phase leaves out the event', () => {
    expect(stretches(['after', 'before'])).toEqual([
      { from: null, until: opening },
      { from: closing, until: null },
    ]);
  });

  it('of no phase is never open', () => {
    expect(visibilityWindow([], phases)).toEqual(constant(false));
  });
});
