import { describe, expect, it } from 'vitest';
import { fieldsLater } from '../../src/model/later.ts';

describe('fields that are made later', () => {
  it('are made once, each when it is first asked for', () => {
    const made: string[] = [];
    const make = (name: string) => () => {
      made.push(name);
      return { name };
    };
    const fields = fieldsLater([
      ['a', make('a')],
      [2026, make('2026')],
    ]);
    expect([Object.keys(fields), made]).toEqual([['2026', 'a'], []]);
    expect(fields['a']).toBe(fields['a']);
    expect(made).toEqual(['a']);
    expect({ ...fields }).toEqual({ a: { name: 'a' }, 2026: { name: '2026' } });
    expect(made).toEqual(['a', '2026']);
  });
});
