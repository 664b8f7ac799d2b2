import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFast } from '../../../src/read/fast-yaml.ts';
import { readPositioned } from '../../../src/read/positioned-yaml.ts';
import { splitFrontMatter } from '../../../src/read/split-front-matter.ts';

/**
 * The two YAML parsers must never disagree: if the fast one returns a value, the positioned one must find no problem and the
 * same value. Here the texts are valid, generated and real.
 */

type Outcome = 'same' | 'handed over' | 'problem';

function compare(text: string): Outcome {
  const fast = readFast(text);
  const { value, problems } = readPositioned(text);
  if (!fast.plain) return problems.length > 0 ? 'problem' : 'handed over';
  if (problems.length > 0 || !isDeepStrictEqual(fast.value, value)) {
    expect.fail(
      `${JSON.stringify(text)} is ${JSON.stringify(fast.value)} to the fast reading and ` +
        `${problems[0]?.message ?? JSON.stringify(value)} to the positioned one`,
    );
  }
  return 'same';
}

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

const WORDS = [
  'Devlica',
  'čaj i kolači',
  '10:10',
  '2026-05-08',
  '',
  'yes',
  'null',
  '0x1F',
  'a: b',
  '# x',
  "it's",
  '- x',
  '"q"',
];
const key = fc.constantFrom('title', 'en', 'hr', '2026', 'day one', 'ž', 'startsAt', 'a-b');
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.integer({ min: -9999, max: 9999 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => Math.round(number * 100) / 100 + 0),
  fc.boolean(),
  fc.constant(null),
);
const { value: tree } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const record = fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5, noNullPrototype: true });

interface Style {
  readonly indent: number;
  readonly gap: string;
  readonly end: string;
  readonly comment: string;
  readonly isFlow: boolean;
}
const style: fc.Arbitrary<Style> = fc.record({
  indent: fc.constantFrom(1, 2, 4),
  gap: fc.constantFrom(' ', '   '),
  end: fc.constantFrom('\n', '\r\n'),
  comment: fc.constantFrom('', ' # note', '   '),
  isFlow: fc.boolean(),
});

/** A plain text that has no special meaning in any YAML version or position. */
const PLAIN = /^[a-zčćšžđ]+(?: [a-zčćšžđ]+)*$/i;
const RESERVED = /^(?:null|true|false)$/i;

function scalarText(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value);
  if (PLAIN.test(value) && !RESERVED.test(value)) return value;
  return value.includes('"') && /^[ -~]+$/.test(value) ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}

function flow(value: Value, how: Style): string {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  if (Array.isArray(value)) return `[${value.map((item: Value) => flow(item, how)).join(`,${how.gap}`)}]`;
  const pairs = Object.entries(value).map(([name, item]) => `${scalarText(name)}: ${flow(item, how)}`);
  return `{ ${pairs.join(', ')} }`;
}

/** Writes a value as YAML. `margin` is the indentation of its lines. */
function written(value: Value, how: Style, margin: string): string {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  if (typeof value !== 'object' || value === null || isEmpty || (how.isFlow && margin.length > how.indent)) {
    return `${how.gap}${flow(value, how)}${how.comment}${how.end}`;
  }
  const deeper = margin + ' '.repeat(how.indent);
  const heads = Array.isArray(value) ? value.map(() => '-') : Object.keys(value).map((name) => `${scalarText(name)}:`);
  const lines = Object.values(value).map(
    (item, index) => `${margin}${heads[index]}${written(item as Value, how, deeper)}`,
  );
  return `${how.comment}${how.end}${lines.join('')}`;
}

describe('the two YAML parsers', () => {
  it('read back any value that was written as YAML', () => {
    fc.assert(
      fc.property(record, style, (value, how) => {
        const text = written(value, how, '').trimStart();
        expect(['same', 'handed over']).toContain(compare(text));
        expect(readPositioned(text).value).toEqual(value);
      }),
      { numRuns: 400 },
    );
  });

  it('agree on the real content, which the fast one reads nearly completely', () => {
    const root = join(import.meta.dirname, '..', '..', '..', 'content');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:yaml|md)$/.test(file),
    );
    const outcomes = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (file.endsWith('.yaml')) return [compare(text)];
      const split = splitFrontMatter(text);
      return split.kind === 'yaml' ? [compare(split.yaml)] : [];
    });
    expect(outcomes.length).toBeGreaterThan(100);
    expect(outcomes.filter((outcome) => outcome === 'same').length).toBeGreaterThan(outcomes.length * 0.9);
  });
});
