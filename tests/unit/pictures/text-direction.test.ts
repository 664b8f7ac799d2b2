import { describe, expect, it } from 'vitest';
import { directionOf, runsInOrder } from '../../../src/pictures/text-direction.ts';

const drawn = (text: string): readonly string[] => runsInOrder(text, directionOf(text)).map((run) => run.text);

describe('the direction of a text', () => {
  it.each([
    ['Devlica 2026', 'ltr'],
    ['2026: حقل الفوانيس', 'rtl'],
    ['שדה הפנסים', 'rtl'],
    ['Vue و React', 'ltr'],
    ['2026', 'ltr'],
  ])('is that of its first letter: %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('the runs of a line, from left to right', () => {
  it('are the whole text if it has one direction', () => {
    expect(drawn('Devlica, 8. svibnja 2026. (Osijek)')).toEqual(['Devlica, 8. svibnja 2026. (Osijek)']);
    expect(drawn('حقل الفوانيس، يوم')).toEqual(['حقل الفوانيس، يوم']);
  });

  it('have numbers and Latin words to the left of the Arabic words before them', () => {
    expect(drawn('حقل 2026')).toEqual(['2026', 'حقل ']);
    expect(drawn('حقل Vue 3 يوم')).toEqual([' يوم', 'Vue 3', 'حقل ']);
  });

  it('have a number beside the Arabic word before it, also where Latin words follow', () => {
    expect(drawn('28 أغسطس 2026, The Lamp Works')).toEqual(['The Lamp Works', ', ', '2026', ' أغسطس ', '28']);
    expect(drawn('يوم 11:00–11:45')).toEqual(['11:45', '–', '11:00', 'يوم ']);
  });

  it('have Arabic words within a Latin text at their place, with their numbers', () => {
    expect(drawn('Vue و React')).toEqual(['Vue ', 'و', ' React']);
    expect(drawn('Vue: يوم 3 and more')).toEqual(['Vue: ', '3', 'يوم ', ' and more']);
  });

  it('keep marks with their letters', () => {
    expect(drawn('بصوتٍ عالٍ')).toEqual(['بصوتٍ عالٍ']);
  });
});
