import { describe, expect, it } from 'vitest';
import { pauseMs } from '../../../client/runtime/live-pause.ts';

const MINUTE = 60_000;
const pause = (failures: number, saveData = false): number => pauseMs({ failures, saveData, random: 0.5 }) / MINUTE;

describe('the pause before a page asks for changes again', () => {
  it('is about a minute, and differs between visitors', () => {
    expect(pause(0)).toBe(1);
    expect(pauseMs({ failures: 0, saveData: false, random: 0 })).toBeLessThan(0.95 * MINUTE);
    expect(pauseMs({ failures: 0, saveData: false, random: 0.99 })).toBeGreaterThan(1.05 * MINUTE);
  });

  it('doubles without an answer, up to five minutes', () => {
    expect([1, 2, 3, 20].map((failures) => pause(failures))).toEqual([2, 4, 5, 5]);
  });

  it('is five minutes with data saver', () => {
    expect(pause(0, true)).toBe(5);
  });
});
