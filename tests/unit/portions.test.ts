import fc from 'fast-check';
import { expect, it } from 'vitest';
import { portionsOf } from '../../src/model/portions.ts';

interface Item {
  readonly name: number;
}

const edit = fc.record({
  at: fc.nat({ max: 400 }),
  removed: fc.nat({ max: 3 }),
  added: fc.nat({ max: 3 }),
});

it('a list in portions is that list, whatever was edited before', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      let items: readonly Item[] = Array.from({ length: 300 }, (_, name) => ({ name }));
      for (const { at, removed, added } of edits) {
        items = items.toSpliced(at, removed, ...Array.from({ length: added }, () => ({ name: at })));
        const joined = portionsOf(items).flat();
        expect(joined.length === items.length && joined.every((item, index) => item === items[index])).toBe(true);
      }
    }),
  );
});

it.each([0, 1, 40, 64, 299])('an edit leaves all portions as they are but the one that it is in: of item %d', (at) => {
  const items: readonly Item[] = Array.from({ length: 300 }, (_, name) => ({ name }));
  const before = portionsOf(items);
  expect(before.length).toBeGreaterThan(5);
  expect(portionsOf([...items]).every((portion, index) => portion === before[index])).toBe(true);
  const after = new Set(portionsOf(items.with(at, { name: -1 })));
  expect(before.filter((portion) => !after.has(portion)).length).toBe(1);
});
