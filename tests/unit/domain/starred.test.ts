import { describe, expect, it } from 'vitest';
import { hasStar, mergeStars, pendingStar, readStars } from '../../../src/domain/programme/star-codes.ts';
import { sharedIn, sharedLink, withoutShared } from '../../../src/domain/programme/star-links.ts';
import { nextReminder, overlapsOf, soonAmong } from '../../../src/domain/programme/starred.ts';

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
  const link = sharedLink('https://vezovi.example/hr/vezovi/?token=secret#tickets', ['grids', 'two-banks-1']);

  it('contains them in its fragment, and nothing of the query string', () => {
    expect(link).toMatch(/^https:\/\/vezovi\.example\/hr\/vezovi\/#stars=[\w-]{8}$/);
  });

  it('brings the stars to a browser that knows the sessions, also after others were added', () => {
    const shared = sharedIn(link);
    expect(mergeStars(['new', 'grids'], shared, ['two-banks-1', 'grids', 'added-later'])).toEqual([
      'new',
      'grids',
      'two-banks-1',
    ]);
    expect(hasStar(shared, 'grids')).toBe(true);
    expect(hasStar(shared, 'added-later')).toBe(false);
  });

  it('keeps the star of a session that is hidden for now, and passes it on', () => {
    const stars = mergeStars([], sharedIn(link), ['grids']);
    expect(stars).toHaveLength(2);
    expect(readStars(stars.join(','))).toEqual(stars);
    expect(hasStar(stars, 'two-banks-1')).toBe(true);
    expect(sharedIn(sharedLink('https://vezovi.example/', stars))).toEqual(sharedIn(link));
  });

  it('gives each star once, and ignores what is no code', () => {
    expect(sharedIn('https://vezovi.example/#stars=AbC1AbC1<b>/x-_9z')).toEqual(['~AbC1', '~x-_9']);
    expect(sharedIn('https://vezovi.example/#schedule')).toEqual([]);
  });

  it('is removed with its stars only', () => {
    expect(withoutShared('https://vezovi.example/vezovi/?day=2#stars=AbC1')).toBe(
      'https://vezovi.example/vezovi/?day=2',
    );
    expect(withoutShared('https://vezovi.example/vezovi/#schedule')).toBe('https://vezovi.example/vezovi/#schedule');
  });

  it('has a code of its own for each of 1,351 sessions, but for a few', () => {
    const idents = Array.from({ length: 1351 }, (_, index) => `session-${index}`);
    expect(new Set(idents.map(pendingStar)).size).toBeGreaterThan(1348);
  });
});

describe('stored stars', () => {
  it('are idents and codes, each once; all else is ignored', () => {
    expect(readStars('grids,,<b>,Grids,grids,-a,../x,~AbC1,~AbC')).toEqual(['grids', '~AbC1']);
  });
});
