import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readFast } from '../../../src/read/fast-yaml.ts';
import { readPositioned } from '../../../src/read/positioned-yaml.ts';

/** The value of a text in both parsers. The fast one may pass it on, but not disagree. */
function readBoth(text: string): unknown {
  const { value, problems } = readPositioned(text);
  expect(problems, text).toEqual([]);
  const fast = readFast(text);
  if (fast.plain && !isDeepStrictEqual(fast.value, value)) {
    expect.fail(`${JSON.stringify(text)} is ${JSON.stringify(fast.value)} and ${JSON.stringify(value)}`);
  }
  return value;
}

/** The version of YAML is 1.2 with the core schema. Values that other versions treat specially are text. */
const SCALARS: readonly (readonly [string, unknown])[] = [
  ['Devlica 2026', 'Devlica 2026'],
  ['čćšžđ — „navodnici”', 'čćšžđ — „navodnici”'],
  ['10:10', '10:10'],
  ['190:20:30', '190:20:30'],
  ['2026-05-08', '2026-05-08'],
  ['2026-05-08T08:00:00', '2026-05-08T08:00:00'],
  ['2026-05-08 08:00:00Z', '2026-05-08 08:00:00Z'],
  ['0123', 123],
  ['00', 0],
  ['0o17', 15],
  ['0O17', '0O17'],
  ['0o8', '0o8'],
  ['0x1F', 31],
  ['0X1F', '0X1F'],
  ['0xG', '0xG'],
  ['-0x1F', '-0x1F'],
  ['0b11', '0b11'],
  ['1_000', '1_000'],
  ['1,000', '1,000'],
  ['.5', 0.5],
  ['-.5', -0.5],
  ['1.', 1],
  ['+1', 1],
  ['-1', -1],
  ['-0', -0],
  ['+-1', '+-1'],
  ['1.10', 1.1],
  ['1.2.3', '1.2.3'],
  ['1e3', 1000],
  ['1E-2', 0.01],
  ['1e', '1e'],
  ['1e400', Number.POSITIVE_INFINITY],
  ['12345678901234567890', 12_345_678_901_234_567_000],
  ['.inf', Number.POSITIVE_INFINITY],
  ['-.Inf', Number.NEGATIVE_INFINITY],
  ['.iNF', '.iNF'],
  ['.nan', Number.NaN],
  ['.Nan', '.Nan'],
  ['.', '.'],
  ['~', null],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['nULL', 'nULL'],
  ['', null],
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['tRUE', 'tRUE'],
  ['False', false],
  ['yes', 'yes'],
  ['no', 'no'],
  ['on', 'on'],
  ['Off', 'Off'],
  ['y', 'y'],
  ['<<', '<<'],
  ['=', '='],
  ['__proto__', '__proto__'],
  ["''", ''],
  ['""', ''],
  ["'it''s'", "it's"],
  ['"say \\"hi\\" \\u010d\\x41\\/\\t"', 'say "hi" čA/\t'],
  ['"08:00"', '08:00'],
  ['"a: b # c"', 'a: b # c'],
  ['"---"', '---'],
  ['a#b', 'a#b'],
  ['a:b', 'a:b'],
  [':a', ':a'],
  ['-a', '-a'],
  ['a - b', 'a - b'],
  ["rock 'n' roll", "rock 'n' roll"],
  ['Kava & kolači', 'Kava & kolači'],
  ['hej, *svima*', 'hej, *svima*'],
  ['100 %', '100 %'],
  ['https://devlica.example/?a=1#tickets', 'https://devlica.example/?a=1#tickets'],
  ['hello@devlica.example', 'hello@devlica.example'],
  ['a\u00a0b', 'a\u00a0b'],
  ['a\u2028b', 'a\u2028b'],
  ['😀', '😀'],
];

describe('a scalar', () => {
  it.each(SCALARS)('written %j is %j', (written, value) => {
    expect(readBoth(`when: ${written}\nnext: x\n`)).toEqual({ when: value, next: 'x' });
    expect(readBoth(`when: ${written}`)).toEqual({ when: value });
    expect(readBoth(`- ${written}\n- x\n`)).toEqual([value, 'x']);
    expect(readBoth(`a:\n  - b: ${written}\n    c: 1\n`)).toEqual({ a: [{ b: value, c: 1 }] });
  });

  it.each(SCALARS)('written %j is the same with spaces, a comment and Windows line endings', (written, value) => {
    expect(readBoth(`when:    ${written}   \n`)).toEqual({ when: value });
    expect(readBoth(`when: ${written} # comment\nnext: x\n`)).toEqual({ when: value, next: 'x' });
    expect(readBoth(`when: ${written}\r\nnext: x\r\n`)).toEqual({ when: value, next: 'x' });
    expect(readBoth(`\n\n# first\nwhen: ${written}\n# last\n`)).toEqual({ when: value });
  });

  it.each(SCALARS.filter(([written]) => !/[,:]|^$/.test(written.replace(/^".*"$/, ''))))(
    'written %j is the same within brackets and braces',
    (written, value) => {
      expect(readBoth(`when: [${written}, x]\n`)).toEqual({ when: [value, 'x'] });
      expect(readBoth(`when: { a: ${written}, b: [ ${written} ] }\n`)).toEqual({ when: { a: value, b: [value] } });
    },
  );
});

describe('a key', () => {
  it.each([
    ['title', 'title'],
    ['2026', '2026'],
    ['"2026"', '2026'],
    ['0x1F', '31'],
    ['1.50', '1.5'],
    ['true', 'true'],
    ['2026-05-08', '2026-05-08'],
    ['10:10', '10:10'],
    ['čćšžđ', 'čćšžđ'],
    ['day one', 'day one'],
    ["'it''s'", "it's"],
    ['"a: b"', 'a: b'],
    ['yes', 'yes'],
    ['<<', '<<'],
    ['-a', '-a'],
    ['constructor', 'constructor'],
    ['~', ''],
    ['null', ''],
  ])('written %j is %j', (written, name) => {
    expect(readBoth(`${written}: 1\n`)).toEqual({ [name]: 1 });
    expect(readBoth(`a:\n  ${written}: 1\n  b: 2\n`)).toEqual({ a: { [name]: 1, b: 2 } });
    expect(readBoth(`a: { ${written}: 1 }\n`)).toEqual({ a: { [name]: 1 } });
  });

  it('named after the prototype is a field like any other, and changes no other object', () => {
    for (const text of [
      '__proto__: { admin: true }\n',
      '"__proto__": { admin: true }\n',
      '"\\x5f_proto__": { admin: true }\n',
    ]) {
      const value = readBoth(text) as object;
      expect(Object.keys(value)).toEqual(['__proto__']);
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect((value as { admin?: boolean }).admin).toBeUndefined();
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    }
  });
});
