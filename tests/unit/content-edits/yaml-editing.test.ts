import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentAt, removeAt, setAt, valueAt } from '../../../src/content-edits/yaml/edit-yaml.ts';
import { markdownFile, openRecord } from '../../../src/content-edits/yaml/record-text.ts';
import { writeYaml } from '../../../src/content-edits/yaml/write-yaml.ts';
import { editFile } from '../../../src/content-edits/yaml/yaml-places.ts';
import { readPositioned } from '../../../src/read/positioned-yaml.ts';

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
      TICKETS.replace('access: {lunch: true}', 'access: { lunch: false }'),
    );
  });

  it('keeps the comments in a value in flow style on several lines', () => {
    const text = 'venue: mill\nlinks: { # of all years\n  code: /code, # by Mia\n  talks: /talks\n} # end\norder: 1\n';
    expect(setAt(text, ['links', 'code'], { value: '/git' })).toBe(
      'venue: mill\n# of all years\n# by Mia\n# end\nlinks:\n  code: /git\n  talks: /talks\norder: 1\n',
    );
  });

  it('changes nothing if the value is the same', () => {
    expect(setAt(TICKETS, ['tickets'], { value: valueAt(TICKETS, ['tickets']) })).toBe(TICKETS);
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
