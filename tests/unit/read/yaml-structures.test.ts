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

type Case = readonly [written: string, value: unknown];

const BLOCKS: readonly Case[] = [
  ['a: |\n  one\n  two\n', { a: 'one\ntwo\n' }],
  ['a: >\n  one\n  two\n\n  three\n', { a: 'one two\nthree\n' }],
  ['a: |-\n  one\n\n', { a: 'one' }],
  ['a: >-\n  one\n  two\n', { a: 'one two' }],
  ['a: |+\n  one\n\n', { a: 'one\n\n' }],
  ['a: >+\n  one\n\nb: 1\n', { a: 'one\n\n', b: 1 }],
  ['a: |2\n    one\n  two\n', { a: '  one\ntwo\n' }],
  ['a: |-2\n    one\n', { a: '  one' }],
  ['a: >\n  one\n    more\n  two\n', { a: 'one\n  more\ntwo\n' }],
  ['a: |\n  # no comment\n  key: value\n', { a: '# no comment\nkey: value\n' }],
  ['a: | # a comment\n  one\n', { a: 'one\n' }],
  ['a: |\n  one\n # a comment\nb: 1\n', { a: 'one\n', b: 1 }],
  ['a: |\n  one\n   \n', { a: 'one\n \n' }],
  ['a: |\n\n  one\n', { a: '\none\n' }],
  ['a: |\nb: >\n', { a: '', b: '' }],
  ['a: |\n  one', { a: 'one\n' }],
  ['a: |\r\n  one\r\n  two\r\nb: 1\r\n', { a: 'one\ntwo\n', b: 1 }],
  ['- |\n  one\n- >\n  two\n', ['one\n', 'two\n']],
];

const LINES: readonly Case[] = [
  ['a: one\n  two\n', { a: 'one two' }],
  ['a: one\n\n  two\nb: 1\n', { a: 'one\ntwo', b: 1 }],
  ['a:\n  one\n  two\n', { a: 'one two' }],
  ['a: "one\n  two"\n', { a: 'one two' }],
  ['a: "one\\\n  two"\n', { a: 'onetwo' }],
  ['a: "one\n\n  two  "\n', { a: 'one\ntwo  ' }],
  ["a: 'one\n  two'\n", { a: 'one two' }],
  ['a: one # comment\nb: two\n', { a: 'one', b: 'two' }],
];

const COLLECTIONS: readonly Case[] = [
  ['a:\n- b\n- c\n', { a: ['b', 'c'] }],
  ['- a: 1\n  b: 2\n- c: 3\n', [{ a: 1, b: 2 }, { c: 3 }]],
  ['- - x\n  - y\n- - z\n', [['x', 'y'], ['z']]],
  ['-\n  a: 1\n-\n  - b\n', [{ a: 1 }, ['b']]],
  ['- \n- a\n', [null, 'a']],
  ['a:\nb:\n  c:\n', { a: null, b: { c: null } }],
  ['a: [x, [y, { z: 1 }], []]\n', { a: ['x', ['y', { z: 1 }], []] }],
  ['a: {}\nb: []\n', { a: {}, b: [] }],
  ['a: [x,\n  y, # comment\n  z,\n]\n', { a: ['x', 'y', 'z'] }],
  ['a: {\n  b: 1,\n  "c": 2\n  }\n', { a: { b: 1, c: 2 } }],
  ['a: {"b":1,"c":[]}\n', { a: { b: 1, c: [] } }],
  ['a: { b, c: }\n', { a: { b: null, c: null } }],
  ['a: [b: 1, c: 2]\n', { a: [{ b: 1 }, { c: 2 }] }],
  ['- "x": 1\n  y: 2\n', [{ x: 1, y: 2 }]],
  ['- "08:00"\n- "09:30" # late\n', ['08:00', '09:30']],
  ['? a\n: b\n', { a: 'b' }],
  ['? a\n', { a: null }],
  ['a: {ticketsLink}\n', { a: { ticketsLink: null } }],
  ['? [a, b]\n: c\n', { '[ a, b ]': 'c' }],
  [': a\n', { '': 'a' }],
  ['a: [: b]\n', { a: [{ '': 'b' }] }],
];

const DOCUMENTS: readonly Case[] = [
  ['', undefined],
  ['\n\n', undefined],
  ['# only a comment\n', undefined],
  ['~\n', undefined],
  ['a\n', 'a'],
  ['---\na: 1\n', { a: 1 }],
  ['--- # start\na: 1\n...\n', { a: 1 }],
  ['%YAML 1.2\n---\na: yes\n', { a: 'yes' }],
  ['%YAML 1.1\n---\na: yes\n', { a: 'yes' }],
  ['  a: 1\n  b: 2\n', { a: 1, b: 2 }],
  [' --- x\n', '--- x'],
  ['a:\r\n  - b\r\n\r\n  # comment\r\n  - c: d\r\n', { a: ['b', { c: 'd' }] }],
  ['a: 1   \n   \nb: 2\n', { a: 1, b: 2 }],
  ['<<: { a: 1 }\nb: 2\n', { '<<': { a: 1 }, b: 2 }],
  ['a: !!str 2026\n', { a: '2026' }],
  ['a: ! 2026\n', { a: '2026' }],
];

describe('reading YAML', () => {
  it.each(BLOCKS)('gives the block of text %j', (written, value) => {
    expect(readBoth(written)).toEqual(value);
  });

  it.each(LINES)('gives text over several lines: %j', (written, value) => {
    expect(readBoth(written)).toEqual(value);
  });

  it.each(COLLECTIONS)('gives the collection %j', (written, value) => {
    expect(readBoth(written)).toEqual(value);
  });

  it.each(DOCUMENTS)('gives the document %j', (written, value) => {
    expect(readBoth(written)).toEqual(value);
  });
});

describe('the fast parser', () => {
  it('reads typical content', () => {
    const speaker = 'name: Dunja\nsurname: Vidaković\nimage: { src: speakers/dunja.svg, alt: "Dunja" }\n';
    const times = 'from: 2026-03-01 # start\nto: 2026-05-07T18:00\ndepartures: ["07:00", "07:30"]\n';
    const texts = 'title: { en: Lunch, hr: Ručak }\ntext: >\n  Kava & kolači,\n  od 10:10.\n\nitems:\n  - "a: b"\n';
    for (const text of [speaker, times, texts, (speaker + times + texts).replaceAll('\n', '\r\n')]) {
      expect(readFast(text).plain, text).toBe(true);
      readBoth(text);
    }
  });

  it.each([
    'a: &x 1\nb: *x\n',
    'a: !mine 1\n',
    '%YAML 1.2\n---\na: 1\n',
    '---\na: 1\n',
    'a: [\n',
    'a: 1\na: 2\n',
    '? a\n',
  ])('passes %j on to the positioned one', (text) => {
    expect(readFast(text)).toEqual({ plain: false });
  });
});
