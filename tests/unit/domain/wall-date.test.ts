import { describe, expect, it } from 'vitest';
import { constant } from '../../../src/domain/time/timeline.ts';
import { readOffsets, writeOffsets } from '../../../src/domain/time/wall-date.ts';
import { offsetsOf } from '../../../src/domain/time/zone.ts';

describe('the offsets in an attribute', () => {
  it('are read as they were written', () => {
    for (const offsets of [constant(0), offsetsOf('Europe/Zagreb'), offsetsOf('America/New_York')])
      expect(readOffsets(writeOffsets(offsets))).toEqual(offsets);
  });

  it.each([
    undefined,
    '',
    'Europe/Zagreb',
    '[]',
    '{}',
    'null',
    '[3600]',
    '3600 7200',
    '3600 1774746000',
    '3600  1774746000:7200',
    '[{"from":null,"until":null}]',
    '[{"from":null,"until":1,"value":0}]',
  ])('are undefined if it is missing or has anything else, as an older template writes it: %s', (text) => {
    expect(readOffsets(text)).toBeUndefined();
  });
});
