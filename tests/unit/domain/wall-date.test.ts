import { describe, expect, it } from 'vitest';
import { constant } from '../../../src/domain/time/timeline.ts';
import { readOffsets, writeOffsets } from '../../../src/domain/time/wall-date.ts';
import { offsetsOf } from '../../../src/domain/time/zone.ts';

describe('the offsets in an attribute', () => {
  it('are read as they were written', () => {
    for (const offsets of [constant(0), offsetsOf('Europe/Zagreb')])
      expect(readOffsets(writeOffsets(offsets))).toEqual(offsets);
  });

  it('need no escapes in HTML, and are short', () => {
    const text = writeOffsets(offsetsOf('Europe/Zagreb').slice(0, 30));
    expect(text).toMatch(/^[\d[\],nul-]+$/);
    expect(text.length).toBeLessThan(600);
  });

  it.each([
    undefined,
    '',
    'Europe/Zagreb',
    '[]',
    '{}',
    'null',
    '3600',
    '[3600]',
    '[null]',
    '[[]]',
    '[[null]]',
    '[[1,0]]',
    '[[null,0],[1]]',
    '[{"from":null,"until":null,"value":0}]',
  ])('are undefined if it is missing or has anything else, as an older template writes it: %s', (text) => {
    expect(readOffsets(text)).toBeUndefined();
  });
});
