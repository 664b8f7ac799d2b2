import { describe, expect, it } from 'vitest';
import { answeredAt } from '../../../client/islands/screen/correct-clock.ts';
import { readChoices } from '../../../client/islands/screen/screen-choices.ts';
import { turnAt } from '../../../client/islands/screen/screen-turns.ts';
import { minutesLeft, timerState } from '../../../client/islands/screen/time-left.ts';

const END = 1_778_228_400;

describe('the minutes that are left', () => {
  it.each([
    [END - 60 * 60, 60],
    [END - 61, 2],
    [END - 60, 1],
    [END - 1, 1],
    [END, undefined],
    [END - 121 * 60, undefined],
  ])('are counted as whole minutes, a begun one included (%i)', (now, expected) => {
    expect(minutesLeft(END, now)).toBe(expected);
  });
});

describe('the timer for who speaks', () => {
  it.each([
    [END - 301, 'enough'],
    [END - 300, 'short'],
    [END - 1, 'short'],
    [END, 'up'],
    [END + 119, 'up'],
    [END + 120, 'enough'],
  ])('is short in the last five minutes, and up for two minutes after the end (%i)', (now, expected) => {
    expect(timerState(now, { ends: [END], current: now < END ? END : undefined })).toBe(expected);
  });
});

describe('the turns of a screen', () => {
  it('are all pages in one language, and then in the next', () => {
    const turns = [0, 12, 24, 36, 48].map((now) => turnAt(now, { languages: 2, rooms: 7 }));
    expect(turns.map(({ language, page }) => [language, page])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  it('are the languages alone for a single room', () => {
    expect([0, 12, 24].map((now) => turnAt(now, { languages: 2, rooms: 1 }))).toEqual([
      { language: 0, page: 0 },
      { language: 1, page: 0 },
      { language: 0, page: 0 },
    ]);
  });
});

describe('the time of an answer', () => {
  const at = (headers: Readonly<Record<string, string>>): number | undefined => answeredAt(new Headers(headers));

  it('is its date and the time that it spent in caches', () => {
    const date = 'Fri, 08 May 2026 08:00:00 GMT';
    expect(at({ date })).toBe(Date.parse('2026-05-08T08:00:00Z'));
    expect(at({ date, age: '90' })).toBe(Date.parse('2026-05-08T08:01:30Z'));
  });

  it('is unknown without a date', () => {
    expect(at({})).toBeUndefined();
    expect(at({ date: 'yesterday' })).toBeUndefined();
  });
});

describe('the address of a screen', () => {
  it('chooses rooms, language, theme and the timer', () => {
    expect(readChoices(new URLSearchParams('rooms=a,b&lang=hr&theme=dark&timer'))).toEqual({
      ...{ rooms: ['a', 'b'], language: 'hr', theme: 'dark', isTimer: true },
    });
    expect(readChoices(new URLSearchParams('theme=pink'))).toEqual({ isTimer: false });
  });
});
