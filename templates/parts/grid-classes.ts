import { type GridPlace, MAX_LANES } from '../../src/domain/programme/schedule-grid.ts';
import { lineClasses } from '../islands/line-classes.ts';

/**
 * The CSS classes that place an entry on the grid of a day. The stylesheet adds up their numbers: `from-100 from-30
 * from-6` is line 136. The Content Security Policy forbids style attributes.
 */
export function gridClasses({ from, to, lane, lanes }: GridPlace): string {
  const beside = lane === undefined || lanes === undefined ? [] : laneClasses(lane, lanes);
  return [...lineClasses('from', from), ...lineClasses('to', to), ...beside].join(' ');
}

function laneClasses(lane: number, lanes: number): readonly string[] {
  return lanes > MAX_LANES ? ['of-many'] : [`lane-${lane}`, `of-${lanes}`];
}
