import { describe, expect, it } from 'vitest';
import type { ValuePath } from '../../../src/content-edits/record-values.ts';
import { type ListItem, newItem } from '../../../src/content-edits/yaml/list-items.ts';
import { editYaml, openYaml } from '../../../src/content-edits/yaml/open-yaml.ts';

function takeItem(text: string, path: ValuePath): { readonly item: ListItem; readonly text: string } {
  const yaml = openYaml(text);
  return { item: yaml.take(path), text: yaml.text() };
}

function insertItem(text: string, list: ValuePath, at: { readonly index: number; readonly item: ListItem }): string {
  return editYaml(text, (yaml) => yaml.insert(list, at));
}

function removeField(text: string, path: ValuePath, key: string): string {
  return editYaml(text, (yaml) => yaml.remove([...path, key]));
}

function setField(
  text: string,
  path: ValuePath,
  { key, ...to }: { readonly key: string; readonly value: unknown; readonly order: readonly string[] },
): string {
  return editYaml(text, (yaml) => yaml.set([...path, key], to));
}

/** Moves an item, of which the index in the target list is that after it was taken out. */
function moved(text: string, from: readonly string[], list: readonly string[], index: number): string {
  const { item, text: rest } = takeItem(text, from);
  return insertItem(rest, list, { index, item });
}

const DAY = `# The day by the river.
entries:
  # The doors open at 8:30.
  - special: registration
    startsAt: "09:00"   # sharp
    title: { en: Registration }
  - session: rivers   # keynote
    # room: kiln
  - rooms:
      kiln: [ { session: forms }, { special: other, title: Stretch } ]
      loft:
        - session: maps
          track: web
  - session: "tabs"
# The end.
`;

describe('moving items of lists in YAML', () => {
  it('moves the lines of an item with its comments, and keeps all other bytes', () => {
    expect(moved(DAY, ['entries', '1'], ['entries'], 0)).toBe(`# The day by the river.
entries:
  - session: rivers   # keynote
    # room: kiln
  # The doors open at 8:30.
  - special: registration
    startsAt: "09:00"   # sharp
    title: { en: Registration }
  - rooms:
      kiln: [ { session: forms }, { special: other, title: Stretch } ]
      loft:
        - session: maps
          track: web
  - session: "tabs"
# The end.
`);
    expect(moved(DAY, ['entries', '0'], ['entries'], 3)).toContain(`  - session: "tabs"
  # The doors open at 8:30.
  - special: registration
    startsAt: "09:00"   # sharp
    title: { en: Registration }
# The end.
`);
  });

  it('gives an item the indentation of its new list', () => {
    const inside = moved(DAY, ['entries', '1'], ['entries', '1', 'rooms', 'loft'], 1);
    expect(inside).toContain(`        - session: maps
          track: web
        - session: rivers   # keynote
          # room: kiln
  - session: "tabs"
`);
    expect(moved(inside, ['entries', '1', 'rooms', 'loft', '1'], ['entries'], 1)).toBe(DAY);
  });

  it('writes [] for a list that has become empty, and lines for the first item of an empty list', () => {
    const without = takeItem(DAY, ['entries', '2', 'rooms', 'loft', '0']);
    expect(without.text).toContain('      loft: []\n  - session: "tabs"\n');
    expect(insertItem(without.text, ['entries', '2', 'rooms', 'loft'], { index: 0, item: without.item })).toBe(DAY);
    const empty = 'entries: [] # nothing yet\n# - session: one\n';
    const item = newItem({ session: 'tabs' });
    expect(insertItem(empty, ['entries'], { index: 0, item })).toBe(
      'entries: # nothing yet\n  - session: tabs\n# - session: one\n',
    );
    expect(insertItem('entries: []', ['entries'], { index: 0, item })).toBe('entries:\n  - session: tabs\n');
  });

  it('moves items into and out of lists in flow style', () => {
    const kiln = ['entries', '2', 'rooms', 'kiln'];
    const last = moved(DAY, ['entries', '3'], kiln, 2);
    expect(last).toContain('kiln: [ { session: forms }, { special: other, title: Stretch }, { session: tabs } ]\n');
    expect(moved(DAY, ['entries', '3'], kiln, 0)).toContain('kiln: [ { session: tabs }, { session: forms }, {');
    const out = moved(DAY, [...kiln, '0'], ['entries'], 0);
    expect(out).toContain('entries:\n  - { session: forms }\n  # The doors open');
    expect(out).toContain('kiln: [ { special: other, title: Stretch } ]\n');
    expect(takeItem(out, ['entries', '3', 'rooms', 'kiln', '0']).text).toContain('kiln: [  ]\n');
  });

  it('moves the comments of an entry in a list in flow style over several lines', () => {
    const text = `entries: [
  { session: forms }, # keynote
  # In the morning.
  { session: maps,  # of Ana
    room: loft }
]
last:
  - session: tabs
`;
    const turned = `entries: [
  # In the morning.
  { session: maps,  # of Ana
    room: loft },
  { session: forms } # keynote
]
last:
  - session: tabs
`;
    expect(moved(text, ['entries', '0'], ['entries'], 1)).toBe(turned);
    expect(moved(text, ['entries', '1'], ['entries'], 0)).toBe(turned);
    const inside = moved(text, ['entries', '1'], ['last'], 0);
    expect(inside).toBe(`entries: [
  { session: forms } # keynote
]
last:
  # In the morning.
  - { session: maps,  # of Ana
      room: loft }
  - session: tabs
`);
    expect(moved(inside, ['last', '0'], ['entries'], 1)).toBe(text);
  });

  it('keeps the comments of an entry that moves among others on its line', () => {
    const text = 'kiln: [ { session: forms }, # first\n        { session: maps } ]\nloft: [{ session: tabs }]\n';
    expect(moved(text, ['kiln', '0'], ['kiln'], 1)).toBe(
      'kiln: [ { session: maps }, { session: forms } # first\n         ]\nloft: [{ session: tabs }]\n',
    );
    expect(moved(text, ['kiln', '1'], ['kiln'], 0)).toBe(
      'kiln: [ { session: maps }, { session: forms } # first\n         ]\nloft: [{ session: tabs }]\n',
    );
    expect(moved(text, ['kiln', '0'], ['loft'], 0)).toBe(
      'kiln: [ { session: maps } ]\nloft: [{ session: forms }, # first\n       { session: tabs }]\n',
    );
    expect(moved(DAY, ['entries', '1'], ['entries', '1', 'rooms', 'kiln'], 1)).toContain(
      'kiln: [ { session: forms }, { session: rivers }, # keynote\n',
    );
  });

  it('refuses to take an item that is not there, or to insert into what is no list', () => {
    expect(() => takeItem(DAY, ['entries', '9'])).toThrow('There is no item at /entries/9 that can be moved.');
    expect(() => takeItem(DAY, ['days', '0'])).toThrow('The list at /days is written in a way that cannot be edited.');
    const item = newItem({ session: 'tabs' });
    expect(() => insertItem(DAY, ['days'], { index: 0, item })).toThrow('The list at /days');
    expect(() => takeItem('- - a\n  - b\n', ['0', '0'])).toThrow('There is no item at /0/0 that can be moved.');
  });

  it('keeps CRLF line breaks and a last line without one', () => {
    const text = 'entries:\r\n- session: a\r\n- session: b';
    expect(moved(text, ['entries', '1'], ['entries'], 0)).toBe('entries:\r\n- session: b\r\n- session: a\r\n');
    expect(moved(text, ['entries', '0'], ['entries'], 1)).toBe('entries:\r\n- session: b\r\n- session: a\r\n');
  });

  it('keeps block texts and moves nothing if an alias would lose its anchor', () => {
    const text =
      'entries:\n  - special: other\n    title: |\n      One\n\n        two\n  - session: a\nlast:\n  in: []\n';
    const inside = moved(text, ['entries', '0'], ['last', 'in'], 0);
    expect(inside).toBe(
      'entries:\n  - session: a\nlast:\n  in:\n    - special: other\n      title: |\n        One\n\n          two\n',
    );
    const aliased = 'entries:\n  - &one\n    session: a\n  - *one\n';
    expect(() => takeItem(aliased, ['entries', '0'])).toThrow('which an edit would damage');
  });
});

describe('setting fields of entries', () => {
  it('sets numbers and removes fields in both styles', () => {
    const order = ['session', 'special', 'duration'];
    const text =
      'entries:\n  - { special: other, startsAt: "10:00" } # a\n  - startsAt: "09:00" # sharp\n    special: other\n';
    const at = (index: string) => ['entries', index];
    expect(removeField(text, at('0'), 'startsAt')).toContain('- { special: other } # a\n');
    expect(removeField(text, at('0'), 'special')).toContain('- { startsAt: "10:00" } # a\n');
    expect(removeField(text, at('1'), 'startsAt')).toContain('  - special: other\n');
    expect(removeField(text, at('1'), 'duration')).toBe(text);
    expect(setField(text, at('0'), { key: 'duration', value: 20, order })).toContain('"10:00", duration: 20 } # a');
    expect(setField(text, at('1'), { key: 'duration', value: 20, order })).toContain(
      '    special: other\n    duration: 20\n',
    );
  });
});
