import { describe, expect, it } from 'vitest';
import { formatAsYaml } from '../../../src/check/format-value.ts';
import { schemaFinding } from '../../../src/check/schema-messages.ts';
import { readFast } from '../../../src/read/fast-yaml.ts';

const messageFor = (instancePath: string, data: unknown): string =>
  schemaFinding({ keyword: 'type', params: { type: 'string' }, instancePath, schemaPath: '#' }, data).message;

describe('the invalid value in a message is named', () => {
  it('by its field, even if that is a number', () => {
    expect(messageFor('/title', { title: 5 })).toBe('"title" must be text, not 5.');
    expect(messageFor('/tracks/1', { tracks: { '1': true } })).toBe('"1" must be text, not true.');
  });

  it('by its list and the number of the item, counted from one', () => {
    expect(messageFor('/speakers/0', { speakers: [7] })).toBe('Item 1 of "speakers" must be text, not 7.');
  });

  it('as this file, if all of it is invalid', () => {
    expect(messageFor('', 5)).toBe('This file must be text, not 5.');
  });
});

describe('an example is shown as it would be written in YAML', () => {
  it.each([
    ['Europe/Zagreb', 'Europe/Zagreb'],
    ['true', "'true'"],
    ['10:10', "'10:10'"],
    ["don't", "'don''t'"],
    [['novice', 2], '[novice, 2]'],
    [{ en: 'Main stage', hr: 'Velika pozornica: lijevo' }, "{ en: Main stage, hr: 'Velika pozornica: lijevo' }"],
    [{}, '{}'],
  ])('%j', (value, shown) => {
    expect(formatAsYaml(value)).toBe(shown);
    expect(readFast(`example: ${shown}`)).toEqual({ plain: true, value: { example: value } });
  });
});

describe('a value of any shape', () => {
  it('gets a message even if it cannot be made a text', () => {
    const data = { recorded: { toString: {} } };
    const error = { keyword: 'type', instancePath: '/recorded', schemaPath: '#' };
    for (const type of ['boolean', 'number', 'integer', 'string', 'array'])
      expect(schemaFinding({ ...error, params: { type } }, data).message).toMatch(/^"recorded" must be .+, not a map/);
  });
});

describe('a text instead of a list', () => {
  const hintWith = (examples: readonly unknown[]) => {
    const error = { keyword: 'type', params: { type: 'array' }, instancePath: '/list', schemaPath: '#' };
    return schemaFinding({ ...error, parentSchema: { examples } }, { list: 'one, two' }).hint;
  };

  it('gets a hint to make it a list, if the items are texts', () => {
    expect(hintWith([['three']])).toBe('write [one, two]');
    expect(hintWith([[{ name: 'three' }]])).toBe('for instance [{ name: three }]');
  });
});
