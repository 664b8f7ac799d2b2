import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameHint, nearestName } from '../../../src/diagnostics/nearest-name.ts';

const SPEAKERS = ['beslic-nadira', 'dakovic-kresimir', 'loncarevic-jurica', 'matosevic-tin', 'orlovac-lucija'];

describe('the nearest name', () => {
  it.each([
    ['matosevic-tni', 'matosevic-tin'],
    ['Matosevic-Tin', 'matosevic-tin'],
    ['matošević-tin', 'matosevic-tin'],
    ['dakovic-krešimir', 'dakovic-kresimir'],
    ['loncarevic', undefined],
    ['orlovac-lucia', 'orlovac-lucija'],
    ['tin-matosevic', 'matosevic-tin'],
    ['tin-matosevci', 'matosevic-tin'],
    ['vidakovic-dunja', undefined],
    ['x', undefined],
  ])('to %j among speakers is %j', (mistyped, meant) => {
    expect(nearestName(mistyped, SPEAKERS)).toBe(meant);
  });

  it('is the one with the fewest differences, and the first of equally near ones', () => {
    expect(nearestName('ticketSale', ['ticketSales', 'ticketsSales'])).toBe('ticketSales');
    expect(nearestName('hall', ['halo', 'hell'])).toBe('halo');
  });

  it('is the one with the same letters if several are equally near', () => {
    expect(nearestName('nmae', ['image', 'name', 'surname'])).toBe('name');
    expect(nearestName('tpye', ['type', 'tape'])).toBe('type');
    expect(nearestName('rh', ['hr'])).toBeUndefined();
  });

  it('differs by one letter at most for a short word, and by none for one or two letters', () => {
    expect(nearestName('web', ['wen', 'ten'])).toBe('wen');
    expect(nearestName('web', ['ten'])).toBeUndefined();
    expect(nearestName('l5', ['l4', 'web'])).toBeUndefined();
    expect(nearestName('L4', ['l4', 'web'])).toBe('l4');
  });

  it('differs by up to a third of the letters for a longer word', () => {
    expect(nearestName('ticket', ['tickle'])).toBe('tickle');
    expect(nearestName('ticket', ['tackles'])).toBeUndefined();
  });

  it('does not exist without names', () => {
    expect(nearestName('devlica', [])).toBeUndefined();
    expect(nearestName('devlica', new Set<string>())).toBeUndefined();
  });

  it('is a name itself, whatever the case and accents of its letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SPEAKERS), (name) => {
        expect(nearestName(name, SPEAKERS)).toBe(name);
        expect(nearestName(name.toUpperCase(), SPEAKERS)).toBe(name);
      }),
    );
  });

  it('is found after one typing error', () => {
    const slip = fc.record({
      name: fc.constantFrom(...SPEAKERS),
      place: fc.nat({ max: 12 }),
      letter: fc.constantFrom('', 'x'),
    });
    fc.assert(
      fc.property(slip, ({ name, place, letter }) => {
        expect(nearestName(name.slice(0, place) + letter + name.slice(place + 1), SPEAKERS)).toBe(name);
      }),
    );
  });
});

describe('the hint to a mistyped name', () => {
  it('asks whether the nearest name was meant', () => {
    expect(nameHint('matosevic-tni', SPEAKERS)).toBe('did you mean "matosevic-tin"?');
  });

  it('lists all names if none is near and the list is short', () => {
    expect(nameHint('cellar', ['tkaonica', 'predionica'])).toBe('there is: tkaonica, predionica');
    const twelve = Array.from({ length: 12 }, (_, index) => `hall-of-the-mill-${index}`);
    expect(nameHint('cellar', twelve)).toContain('hall-of-the-mill-11');
    expect(nameHint('cellar', [...twelve, 'attic-of-the-mill'])).toBeUndefined();
  });

  it('is empty if there are no names', () => {
    expect(nameHint('tkaonica', [])).toBeUndefined();
  });

  it('reads names that can only be iterated once', () => {
    expect(nameHint('tkaonca', new Map([['tkaonica', 1]]).keys())).toBe('did you mean "tkaonica"?');
    expect(nameHint('cellar', new Set(['tkaonica']).values())).toBe('there is: tkaonica');
  });
});
