import { describe, expect, it } from 'vitest';
import {
  nextReminder,
  overlapsOf,
  presentAmong,
  sharedIn,
  sharedLink,
  soonAmong,
  withoutShared,
} from '../../src/domain/starred.ts';

const minutes = (from: number, to: number) => ({ startsAt: from * 60, endsAt: to * 60 });
const weaving = { name: 'weaving', ...minutes(0, 30) };
const dyeing = { name: 'dyeing', ...minutes(20, 50) };
const knots = { name: 'knots', ...minutes(30, 60) };

describe('starred sessions', () => {
  it('overlap if both are running at the same time, but not if one begins when the other ends', () => {
    expect(overlapsOf([weaving, dyeing, knots])).toEqual([
      [weaving, dyeing],
      [dyeing, knots],
    ]);
    expect(overlapsOf([weaving, knots])).toEqual([]);
  });

  it('are running from their first second to the last before their end', () => {
    expect(presentAmong([weaving, dyeing], 20 * 60 - 1)).toEqual([weaving]);
    expect(presentAmong([weaving, dyeing], 20 * 60)).toEqual([weaving, dyeing]);
    expect(presentAmong([weaving, dyeing], 30 * 60)).toEqual([dyeing]);
  });

  it('are due for a reminder from five minutes before until they begin', () => {
    expect(soonAmong([dyeing], 15 * 60 - 1)).toEqual([]);
    expect(soonAmong([dyeing], 15 * 60)).toEqual([dyeing]);
    expect(soonAmong([dyeing], 20 * 60)).toEqual([]);
    expect(nextReminder([knots, dyeing], 0)).toBe(15 * 60);
    expect(nextReminder([knots, dyeing], 15 * 60)).toBe(25 * 60);
    expect(nextReminder([knots, dyeing], 25 * 60)).toBeNull();
  });
});

describe('a link with stars', () => {
  it('leads to the schedule and restores the stars', () => {
    const link = sharedLink('https://vezovi.example/hr/vezovi/?token=secret#tickets', ['grids', 'two-banks-1']);
    expect(link).toBe('https://vezovi.example/hr/vezovi/?stars=grids,two-banks-1#schedule');
    expect(sharedIn(link)).toEqual(['grids', 'two-banks-1']);
  });

  it('gives each star once, and ignores invalid idents', () => {
    expect(sharedIn('https://vezovi.example/?stars=grids,,<b>,Grids,grids,-a,../x')).toEqual(['grids']);
    expect(sharedIn('https://vezovi.example/')).toEqual([]);
  });

  it('is removed with its stars only', () => {
    expect(withoutShared('https://vezovi.example/vezovi/?stars=grids&day=2#schedule')).toBe(
      'https://vezovi.example/vezovi/?day=2#schedule',
    );
  });
});
