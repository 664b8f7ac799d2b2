import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSame } from '../../src/model/keep-same.ts';

const values = fc.jsonValue({ maxDepth: 4 });

describe('keepSame', () => {
  it('gives what equals the next value, whatever was before, and changes neither', () => {
    fc.assert(
      fc.property(values, values, (previous, next) => {
        const texts = [JSON.stringify(previous), JSON.stringify(next)];
        const kept = keepSame(previous, next);
        expect(JSON.stringify(kept)).toBe(texts[1]);
        expect(kept).toEqual(next);
        expect([JSON.stringify(previous), JSON.stringify(next)]).toEqual(texts);
      }),
    );
  });

  it('gives the previous value itself where the next equals it', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(keepSame(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  const people = [1, 2, 3, 4, 5].map((id) => ({ id, name: { en: `Person ${id}` } }));

  it('keeps every other part of a list in which one has changed, came or went', () => {
    const changed = structuredClone(people).map((one) => (one.id === 3 ? { ...one, name: { en: 'Other' } } : one));
    expect(keepSame(people, changed).map((one, at) => one === people[at])).toEqual([true, true, false, true, true]);
    const grown = [
      ...structuredClone(people.slice(0, 2)),
      { id: 9, name: { en: 'New' } },
      ...structuredClone(people.slice(2)),
    ];
    const kept = keepSame(people, grown);
    expect(people.every((one) => kept.includes(one))).toBe(true);
    const shrunk = structuredClone(people.filter(({ id }) => id !== 2));
    expect(keepSame(people, shrunk).filter((one) => people.includes(one)).length).toBeGreaterThanOrEqual(3);
  });

  it('has one object at all places at which the next value has one', () => {
    const [first, second] = structuredClone(people) as [(typeof people)[0], (typeof people)[0]];
    const previous = { people: [first, second], talks: [{ by: second }, { by: second }] };
    const author = { id: 2, name: { en: 'Renamed' } };
    const next = { people: [structuredClone(first), author], talks: [{ by: author }, { by: author }] };
    const kept = keepSame(previous, next);
    expect(kept.people[0]).toBe(first);
    expect(kept.talks.map(({ by }) => by === kept.people[1])).toEqual([true, true]);
  });

  it('has one object also where one of its places had that very one before', () => {
    const [first, second] = [1, 2].map((id) => ({ id, links: [] }));
    const previous = { people: [first, second], talks: [{ by: [first, second] }] };
    const kept = keepSame(previous, { people: [first, second], talks: [{ by: [second] }] });
    expect(kept.talks[0]?.by[0]).toBe(kept.people[1]);
  });

  it('leaves what it gave before as it is, wherever else that stands', () => {
    const of = (...talks: readonly (readonly number[])[]) => {
      const all = [1, 2, 3].map((id) => ({ id, links: [] }));
      return { all, talks: talks.map((ids) => ids.map((id) => all[id - 1])) };
    };
    const first = keepSame(undefined, of([1, 2], [1]));
    const second = keepSame(first, of([2], [3]));
    expect(second.all).toBe(first.all);
    const third = keepSame({ year: first }, { year: second });
    expect(third.year.talks.flat().map((one) => third.year.all.indexOf(one as never))).toEqual([1, 2]);
  });

  it('tells fields of another order, and more or fewer, from what was', () => {
    expect(Object.keys(keepSame({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
    expect(keepSame({ a: 1, b: 2 }, { a: 1 } as object)).toEqual({ a: 1 });
    expect(keepSame({ a: 1 }, { a: 1, b: undefined } as object)).toEqual({ a: 1, b: undefined });
  });
});
