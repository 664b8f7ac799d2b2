import { describe, expect, it } from 'vitest';
import { readFast } from '../../../src/read/fast-yaml.ts';
import { parseDocument } from '../../../src/read/parse-document.ts';
import { readPositioned } from '../../../src/read/positioned-yaml.ts';

const parse = (text: string, path = 'content/site.yaml') => parseDocument(path, Buffer.from(text));

/** Problems that the positioned parser finds in a text, which the fast parser must not accept. */
function positioned(text: string): ReturnType<typeof readPositioned> {
  expect(readFast(text)).toEqual({ plain: false });
  return readPositioned(text);
}

describe('a problem in a YAML text', () => {
  it.each([
    ['a: 1\nb: 2\na: 3\n', 'yaml-duplicate-key', 'a: 3'],
    ['x: { a: 1, b: 2, a: 3 }\n', 'yaml-duplicate-key', 'a: 3'],
    ['a: 1\n"a": 2\n', 'yaml-duplicate-key', '"a": 2'],
    ['2025: true\n"2025": false\n', 'yaml-duplicate-key', '"2025": false'],
    ['a:\n\tb: 1\n', 'yaml-tab', '\tb: 1'],
    ['a: [1\nb: 2\n', 'yaml-syntax', '[1'],
    ['title: Devlica: the conference\n', 'yaml-syntax', 'Devlica: the'],
    ['title: @devlica\n', 'yaml-syntax', '@devlica'],
    ['url: {linkLang}/code/\n', 'yaml-syntax', '/code/'],
    ['text: [programme](/code/)\n', 'yaml-syntax', '(/code/)'],
    ['faq:\n- "Kava" i kolači: da\n', 'yaml-syntax', 'i kolači'],
    ['a: 1\n b: 2\n', 'yaml-syntax', 'b: 2'],
    ['short: *Novo* u programu\n', 'yaml-alias', '*Novo* u programu'],
    ['title: !novo u programu\n', 'yaml-tag', '!novo u programu'],
  ])('is found at its position: %j', (text, code, place) => {
    const { problems } = positioned(text);
    expect(problems[0]?.code).toBe(code);
    expect(text.slice(problems[0]?.start, (problems[0]?.start ?? 0) + place.length)).toBe(place);
  });

  it('has a plain message and a hint', async () => {
    const { document, findings } = await parse('title: Devlica\nmotto: dev: elop\n');
    expect(document).toBeUndefined();
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ code: 'yaml-syntax', severity: 'error', place: { kind: 'text', start: 22 } });
    expect(findings[0]).toMatchObject({
      message: 'A text with ": " in it has to be in quotes.',
      hint: "write 'dev: elop'",
    });
  });

  it('has the message of the parser if we have none', async () => {
    const [finding] = (await parse('a: 1\nb: ?\n')).findings;
    expect(finding?.message).toMatch(/^This is not valid YAML: .*[^.]\.$/);
    expect(finding?.hint).toContain('quotes');
  });

  it('is reported once, without consequences, but with every duplicate key', async () => {
    const text = 'a: 1\na: 2\nb: [1\nc: }\nd: "x\n';
    const codes = (await parse(text)).findings.map((finding) => finding.code);
    expect(codes.filter((code) => code !== 'yaml-duplicate-key')).toHaveLength(1);
    expect((await parse('a: 1\na: 2\nb: 1\nb: 2\n')).findings).toHaveLength(2);
  });

  it('in front matter is counted from the top of the file', async () => {
    const text = '---\ntitle: Lace\ntitle: Knots\n---\nBody\n';
    const { findings } = await parse(text, 'content/events/devlica/2026/sessions/lace.md');
    expect(findings).toMatchObject([{ code: 'yaml-duplicate-key', place: { start: text.lastIndexOf('title') } }]);
  });

  it('is a second document in the file', () => {
    expect(positioned('a: 1\n---\nb: 2\n').problems).toHaveLength(1);
    expect(positioned('---\na: 1\n---\n').problems).toHaveLength(1);
    expect(positioned('a: 1\n...\nb: 2\n').problems).toHaveLength(1);
  });
});

describe('YAML features that content may not use', () => {
  const bomb = [
    'a: &a [x, x]',
    ...[...'bcdefghij'].map((name, i) => {
      const below = 'abcdefghi'[i];
      return `${name}: &${name} [*${below}, *${below}, *${below}, *${below}, *${below}, *${below}, *${below}, *${below}]`;
    }),
  ].join('\n');

  it.each([
    ['an alias to nothing', 'short: *Novo\n'],
    ['an alias to nothing as a key', '*Novo : 1\n'],
    ['an alias within itself', 'a: &a [*a]\n'],
    ['aliases that multiply', bomb],
    ['an anchor without a name', 'a: & b\n'],
    ['a tag of its own', 'title: !important Devlica\n'],
    ['a tag of JavaScript', 'a: !!js/function "process.exit(3)"\n'],
    ['a tag that nobody closed', 'a: !<x\n'],
  ])('cause a problem and no crash: %s', async (_what, text) => {
    expect(positioned(text).problems.length).toBeGreaterThan(0);
    expect(readPositioned(text).value).toBeUndefined();
    const { document, findings } = await parse(text);
    expect(document).toBeUndefined();
    expect(findings.length).toBeGreaterThan(0);
  });

  it.each(['!!timestamp 2026-05-08', '!!binary aGVsbG8=', '!!set { a, b }', '!!omap [a: 1]', '!!merge x'])(
    'give no dates, bytes or sets, but text or a problem: %s',
    (written) => {
      const { value, problems } = readPositioned(`a: ${written}\n`);
      if (problems.length === 0) expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
    },
  );

  it('give plain objects only, which can be copied and hashed', () => {
    const { value } = readPositioned('a: !!map { b: 1 }\n<<: [1]\n__proto__: 1\n');
    expect(structuredClone(value)).toStrictEqual(value);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
