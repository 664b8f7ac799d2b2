import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Composer } from 'yaml';
import type { ValuePath } from '../../../src/content-edits/record-values.ts';
import { newItem } from '../../../src/content-edits/yaml/list-items.ts';
import { editYaml, openYaml, type YamlEditor } from '../../../src/content-edits/yaml/open-yaml.ts';
import { markdownFile, openRecord } from '../../../src/content-edits/yaml/record-text.ts';
import { writeYaml } from '../../../src/content-edits/yaml/write-yaml.ts';
import { editFile } from '../../../src/content-edits/yaml/yaml-places.ts';
import { readPositioned } from '../../../src/read/positioned-yaml.ts';

const setAt = (text: string, path: ValuePath, to: { readonly value: unknown; readonly order?: readonly string[] }) =>
  editYaml(text, (yaml) => yaml.set(path, to));
const removeAt = (text: string, path: ValuePath) => editYaml(text, (yaml) => yaml.remove(path));
const commentAt = (text: string, path: ValuePath, comment: string) =>
  editYaml(text, (yaml) => yaml.comment(path, comment));

const TICKETS = `# yaml-language-server: $schema=../schemas/tickets.schema.json
tickets:
  # The students' price is a promise.
  - ident: student
    price: 24 # never more
    title: { en: Student, hr: Studentska }
    remark: >-
      Student status is checked
      at the entrance.
  - ident: 'regular'
    price: 120
    access: {lunch: true}
# The end.
`;

const value = fc.letrec((tie) => ({
  text: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      'yes',
      'null',
      '08:00',
      '2026-05-08',
      '1e5',
      '{event}',
      '# no',
      '- a',
      'a: b',
      "it's",
      '\u00A0',
      'a\u2003',
      'a\u2028b',
      'x '.repeat(80),
    ),
    fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }).map((lines) => lines.join('\n')),
  ),
  map: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('any'), { maxKeys: 4 }),
  any: fc.oneof(
    { depthSize: 'small' },
    tie('text'),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('any'), { maxLength: 4 }),
    tie('map'),
  ),
}));

const TEXTS = [
  TICKETS,
  'tickets: # all\n- a: { b: [1, { c: 2 }], d: "x" } # one\n  b: 2\n\n- [x, y] # two\n\n# three\n- - p\n  - q\nrest: {}\nlast: []\n',
  'tickets: [\n  { a: 1, b: 2 }, # first\n  # about the second\n  { a: 3 },\n  "z" # last\n]\nrest: { a: { b: 1 } } # review: was 2\n',
];

interface RandomEdit {
  readonly kind: 'set' | 'add' | 'remove' | 'comment' | 'move';
  readonly at: number;
  readonly to: number;
  readonly value: unknown;
}

const edit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom('set', 'add', 'remove', 'comment', 'move'),
  at: fc.nat(1000),
  to: fc.nat(1000),
  value: fc.oneof(value.any, fc.constantFrom('x', 3, 'word '.repeat(30).trim())),
});

/** The paths of a value and of all values in it. */
function pathsIn(data: unknown, path: ValuePath = []): readonly ValuePath[] {
  const inner = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return [path, ...inner.flatMap(([key, one]) => pathsIn(one, [...path, Array.isArray(data) ? Number(key) : key]))];
}

/** Runs an edit of a value that the text has at that time. Items whose dash is on the line of another one cannot move. */
function run(yaml: YamlEditor, { kind, at, to, value: wanted }: RandomEdit): void {
  const paths = pathsIn(yaml.valueAt([])).slice(1);
  const path = paths[at % paths.length];
  const last = path?.at(-1);
  if (path === undefined) return;
  if (kind === 'set') yaml.set(path, { value: wanted });
  if (kind === 'add') yaml.set([...path.slice(0, -1), typeof last === 'number' ? 99 : 'new'], { value: wanted });
  if (kind === 'remove') yaml.remove(path);
  if (kind === 'comment') yaml.comment(path, 'see');
  if (kind === 'move' && typeof last === 'number' && typeof path.at(-2) !== 'number') {
    const item = yaml.take(path);
    const lists = [...paths, []].filter((one) => Array.isArray(yaml.valueAt(one)));
    const list = lists[to % lists.length] ?? [];
    const items = yaml.valueAt(list);
    if (Array.isArray(items)) yaml.insert(list, { index: to % (items.length + 1), item });
  }
}

/** The text of each top-level key but one. */
function textsBeside(text: string, key: string): readonly string[] {
  const parts = text.split(/^(?=[a-z]+:)/m);
  return parts.filter((part) => /^[a-z]+:/.test(part) && !part.startsWith(`${key}:`));
}

describe('writing YAML', () => {
  it('puts straight quotes around a text that contains quotes', () => {
    expect(writeYaml({ title: '“Hello”', words: { hr: '„Bok“ svima' } })).toBe(
      "title: '“Hello”'\nwords: { hr: '„Bok“ svima' }\n",
    );
  });

  it('writes text that is read back unchanged, whatever it is', () => {
    fc.assert(
      fc.property(value.map, (record) => {
        const { value: back, problems } = readPositioned(writeYaml(record));
        expect(problems).toEqual([]);
        expect(back).toEqual(record);
      }),
    );
  });

  it('has the style of content: quoted times, texts by language and lists on one line, long texts below', () => {
    const text = writeYaml({
      startsAt: '08:00',
      date: '2026-05-08',
      title: { en: 'Why? Because: yes', hr: 'Zašto' },
      speakers: ['horvat-ana', 'kos-iva'],
      remark: `${'word '.repeat(30)}end`,
      text: 'One:\n\n- two\n- three',
      entries: [{ session: 'loom', title: { en: 'Loom', hr: 'Stan' } }],
      absent: undefined,
    });
    expect(text).toBe(`startsAt: '08:00'
date: 2026-05-08
title: { en: 'Why? Because: yes', hr: Zašto }
speakers: [horvat-ana, kos-iva]
remark: >-
  ${'word '.repeat(22)}word
  ${'word '.repeat(7)}end
text: |-
  One:

  - two
  - three
entries:
  - session: loom
    title: { en: Loom, hr: Stan }
`);
  });
});

describe('editing YAML', () => {
  it('changes a value and leaves every other byte', () => {
    expect(setAt(TICKETS, ['tickets', 0, 'price'], { value: 26 })).toBe(TICKETS.replace('price: 24', 'price: 26'));
    expect(setAt(TICKETS, ['tickets', 1, 'access', 'lunch'], { value: false })).toBe(
      TICKETS.replace('access: {lunch: true}', 'access: {lunch: false}'),
    );
  });

  it('keeps the comments in a value in flow style on several lines', () => {
    const text = 'venue: mill\nlinks: { # of all years\n  code: /code, # by Mia\n  talks: /talks\n} # end\norder: 1\n';
    expect(setAt(text, ['links', 'code'], { value: '/git' })).toBe(text.replace('/code,', '/git,'));
    expect(setAt(text, ['links', 'code'], { value: 'One\nTwo' })).toBe(
      'venue: mill\n# of all years\n# by Mia\n# end\nlinks:\n  code: |-\n    One\n    Two\n  talks: /talks\norder: 1\n',
    );
  });

  it('changes nothing if the value is the same', () => {
    expect(setAt(TICKETS, ['tickets'], { value: openYaml(TICKETS).valueAt(['tickets']) })).toBe(TICKETS);
  });

  it('moves a comment above a value that now needs several lines', () => {
    const text = setAt(TICKETS, ['tickets', 0, 'price'], { value: { full: 1, half: 2 } });
    expect(text).toContain('    # never more\n    price:\n      full: 1\n      half: 2\n    title:');
  });

  it('adds a key in the given order, and an item after the last one', () => {
    expect(setAt(TICKETS, ['tickets', 0, 'group'], { value: 'all', order: ['ident', 'group', 'price'] })).toContain(
      '  - ident: student\n    group: all\n    price: 24 # never more\n',
    );
    expect(setAt(TICKETS, ['tickets', 0, 'first'], { value: 1, order: ['first', 'ident'] })).toContain(
      '  - first: 1\n    ident: student\n',
    );
    expect(setAt(TICKETS, ['tickets', 2], { value: { ident: 'late' } })).toContain(
      'access: {lunch: true}\n  - ident: late\n# The end.',
    );
  });

  it('removes keys and items with their own lines only', () => {
    expect(removeAt(TICKETS, ['tickets', 0, 'remark'])).toBe(
      TICKETS.replace('    remark: >-\n      Student status is checked\n      at the entrance.\n', ''),
    );
    expect(removeAt(TICKETS, ['tickets', 0, 'ident'])).toContain('  - price: 24 # never more\n');
    expect(removeAt(TICKETS, ['tickets', 1])).toBe(TICKETS.replace(/ {2}- ident: 'regular'[^#]*/, ''));
  });

  it('adds a comment beside a value, or above one that has a comment or several lines', () => {
    expect(commentAt(TICKETS, ['tickets', 1, 'price'], 'was 100')).toContain('price: 120 # was 100\n');
    expect(commentAt(TICKETS, ['tickets', 0, 'price'], 'was 20')).toContain(
      '    # was 20\n    price: 24 # never more\n',
    );
    expect(commentAt(TICKETS, ['tickets', 0, 'remark'], 'is it so?')).toContain('    # is it so?\n    remark: >-\n');
  });

  it('keeps the line endings of the file', () => {
    const text = setAt(TICKETS.replaceAll('\n', '\r\n'), ['tickets', 0, 'group'], { value: 'all' });
    expect(text).toBe(setAt(TICKETS, ['tickets', 0, 'group'], { value: 'all' }).replaceAll('\n', '\r\n'));
  });

  it('changes any value to any other', () => {
    fc.assert(
      fc.property(value.map, value.map, (before, after) => {
        const text = setAt(writeYaml(before, '# head'), [], { value: after });
        expect(readPositioned(text)).toMatchObject({ value: after, problems: [] });
      }),
    );
  });

  it('writes any edits of any text, and moves the items of its lists', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), fc.array(edit, { minLength: 1, maxLength: 6 }), (text, edits) => {
        const yaml = openYaml(text);
        for (const one of edits) run(yaml, one);
        expect(readPositioned(yaml.text())).toMatchObject({ value: yaml.valueAt([]), problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('moves an item with a text of several lines from block style into flow style', () => {
    const yaml = openYaml('a:\n  - - x\n    - |-\n      one\n      two\nb: [1, { c: [2] }]\n');
    yaml.insert(['b', 1, 'c'], { index: 1, item: yaml.take(['a', 0]) });
    yaml.insert(['b', 1, 'c'], { index: 2, item: newItem('three\nfour') });
    expect(yaml.text()).toBe('a: []\nb: [1, { c: [2, ["x","one\\ntwo"], "three\\nfour"] }]\n');
  });

  it('keeps every byte of the other keys, whichever value is set', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), fc.nat(1000), value.text, (text, at, wanted) => {
        const paths = pathsIn(openYaml(text).valueAt([])).slice(1);
        const path = paths[at % paths.length] ?? [];
        const key = String(path[0]);
        expect(textsBeside(setAt(text, path, { value: wanted }), key)).toEqual(textsBeside(text, key));
      }),
    );
  });

  it('parses the text once, and the result once', () => {
    const parses = vi.spyOn(Composer.prototype, 'compose');
    onTestFinished(() => void parses.mockRestore());
    editYaml(TICKETS, (yaml) => {
      yaml.set(['tickets', 0, 'price'], { value: 26 });
      yaml.set(['tickets', 0, 'title', 'en'], { value: 'Students' });
      yaml.set(['tickets', 0, 'group'], { value: 'all', order: ['ident', 'group'] });
      yaml.remove(['tickets', 1, 'price']);
    });
    expect(parses).toHaveBeenCalledTimes(2);
  });

  it('removes a comment to review a value when that or a part of it changes', () => {
    const text = 'day: 2026-05-08 # review: was 2025\nlinks: { code: /code, talks: /talks } # review: as in 2025\n';
    expect(setAt(text, ['day'], { value: '2026-05-09' })).toBe(text.replace('08 # review: was 2025', '09'));
    expect(setAt(text, ['links', 'code'], { value: '/git' })).toBe(
      text.replace('/code', '/git').replace(' # review: as in 2025', ''),
    );
  });

  it('moves the comments below a value that would be a part of its new text', () => {
    const text = 'a:\n  b: 1\n  # two\n';
    expect(setAt(text, ['a'], { value: 'One\nTwo' })).toBe('# two\na: |-\n  One\n  Two\n');
  });

  it('refuses an edit that would change another value, through an alias', () => {
    const text = 'one: &room\n  name: Kiln\nother: *room\n';
    const edit = () => setAt(text, ['one', 'name'], { value: 'Loft' });
    expect(edit).toThrow('It is written in an unusual way, which an edit would damage.');
    expect(setAt(text, ['other'], { value: { name: 'Loft' } })).toBe(
      'one: &room\n  name: Kiln\nother:\n  name: Loft\n',
    );
  });

  it('keeps the spaces, the key and the kind of quotes of a value', () => {
    expect(setAt('"price":   24   # never\n', ['price'], { value: 26 })).toBe('"price":   26   # never\n');
    expect(setAt('at: "09:00"\n', ['at'], { value: '10:00' })).toBe('at: "10:00"\n');
  });

  it('refuses a text that is not YAML', () => {
    expect(() => setAt('a: [', ['a'], { value: 1 })).toThrow('This is not valid YAML');
  });
});

describe('the file of a record', () => {
  const SPEAKER = '---\n# who\nname: Ana\n---\n\nAna mends layouts.\n';

  it('is split into front matter and body, and joined again', () => {
    const record = openRecord('horvat-ana.md', SPEAKER);
    expect(record.yaml).toBe('# who\nname: Ana\n');
    expect(record.body?.trim()).toBe('Ana mends layouts.');
    expect(record.with({})).toBe(SPEAKER);
    expect(record.with({ yaml: setAt(record.yaml, ['name'], { value: 'Iva' }) })).toBe(
      SPEAKER.replace('name: Ana', 'name: Iva'),
    );
    expect(record.with({ body: '\nShe rests.\n' })).toBe(SPEAKER.replace('Ana mends layouts.', 'She rests.'));
  });

  it('is written with an empty line below the front matter', () => {
    expect(markdownFile('name: Ana\n', 'Ana mends.\n')).toBe('---\nname: Ana\n---\n\nAna mends.\n');
    expect(markdownFile('', 'Ana mends.')).toBe('Ana mends.\n');
  });
});

it('a file that cannot be edited is a refusal with its path, which says to edit it in a text editor', () => {
  const edit = () => setAt('a: [', ['a'], { value: 1 });
  expect(() => editFile('content/site.yaml', edit)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^content\/site\.yaml cannot be edited here\. This is not valid YAML/),
      hint: expect.stringContaining('in a text editor'),
      failureCode: 'file-not-editable',
    }),
  );
});
