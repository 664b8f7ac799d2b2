import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/domain/canonical-json.ts';

/** Any JSON value, as `JSON.parse` returns it. */
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const key = fc.constantFrom('title', 'when', '10', '9', '2026', '__proto__', 'č', '', '-', 'Title');

/** The same value with the keys of all objects in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, reversed(item)]),
  );
}

describe('canonical JSON', () => {
  it('sorts keys at every depth', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: { f: null, e: '"' } })).toBe(
      '{"a":{"e":"\\"","f":null},"b":[{"c":2,"d":1}]}',
    );
  });

  it('sorts few and many keys', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'B', 'č', '1', ' ', '🧵'), minLength: 1, maxLength: 3 });
    const names = fc.oneof(fc.uniqueArray(name, { maxLength: 8 }), fc.uniqueArray(name, { minLength: 30 }));
    fc.assert(
      fc.property(names, (some) => {
        const keys = some.filter((one) => !/^\d+$/.test(one));
        const json = canonicalJson(Object.fromEntries(keys.map((one) => [one, 0])));
        expect(json).toBe(`{${[...keys].sort().map((one) => `${JSON.stringify(one)}:0`)}}`);
      }),
    );
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson(['b', 'a', 3, 1])).toBe('["b","a",3,1]');
    const twelve = Array.from({ length: 12 }, (_, index) => 12 - index);
    expect(canonicalJson({ departures: twelve })).toBe('{"departures":[12,11,10,9,8,7,6,5,4,3,2,1]}');
  });

  it('leaves undefined keys out', () => {
    expect(canonicalJson({ hint: undefined, code: 'x' })).toBe('{"code":"x"}');
    expect(canonicalJson({ code: 'x' })).toBe(canonicalJson({ a: undefined, code: 'x', z: undefined }));
  });

  it('treats keys with the names of inherited properties like others', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"d":2,"c":3}}'))).toBe('{"__proto__":{"c":3,"d":2},"b":1}');
  });

  it('respects toJSON', () => {
    expect(canonicalJson({ b: new Date(0), a: new URL('https://weft.example/') })).toBe(
      '{"a":"https://weft.example/","b":"1970-01-01T00:00:00.000Z"}',
    );
  });

  it('is the same for equal values, whatever the order of their keys', () => {
    const object = fc.dictionary(key, fc.oneof(json, fc.dictionary(key, json)));
    fc.assert(
      fc.property(fc.oneof(json, object), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('is different for different values', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(canonicalJson(a) === canonicalJson(b)).toBe(isDeepStrictEqual(a, b));
      }),
      {
        examples: [
          [['1'], [1]],
          [{ a: null }, {}],
          [[], {}],
          ['', null],
        ].map(([a, b]) => [a, b] as [unknown, unknown]),
      },
    );
  });

  it('can be parsed back to the value, and leaves the value unchanged', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before = structuredClone(value);
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
        expect(value).toEqual(before);
      }),
    );
    const page = { b: 1, a: 2 };
    canonicalJson(page);
    expect(Object.keys(page)).toEqual(['b', 'a']);
  });
});
