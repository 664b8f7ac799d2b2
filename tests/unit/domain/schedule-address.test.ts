import { describe, expect, it } from 'vitest';
import { scheduleStateIn, withScheduleState } from '../../../src/domain/programme/schedule-address.ts';

const PAGE = 'https://conf.example/devlica/schedule/';

describe('the state of a schedule in its address', () => {
  it('is read as it was written, and leaves the rest of the address alone', () => {
    const state = { chosen: { track: 'interface', topics: 'css' }, isStarredOnly: true };
    const address = withScheduleState(`${PAGE}?from=poster&room=loft#session-knots`, state);
    expect(address).toBe(`${PAGE}?from=poster&track=interface&topics=css&view=starred#session-knots`);
    expect(scheduleStateIn(address)).toEqual(state);
  });

  it('leaves no trace if all is shown', () => {
    const all = { chosen: { track: '', room: '' }, isStarredOnly: false };
    expect(withScheduleState(`${PAGE}?track=a&view=starred`, all)).toBe(PAGE);
    expect(scheduleStateIn(PAGE)).toEqual({ chosen: {}, isStarredOnly: false });
    expect(scheduleStateIn(`${PAGE}?view=shared&track=`)).toEqual({ chosen: {}, isStarredOnly: false });
  });
});
