import { describe, expect, it } from 'vitest';
import { roomsByName } from '../../../src/domain/programme/rooms.ts';

const OWNERS = [
  {
    ident: 'mill',
    rooms: [
      ['attic', 'attic of the mill'],
      ['yard', 'yard of the mill'],
    ] as const,
  },
  { ident: 'kiln', rooms: [['attic', 'attic of the kiln']] as const },
  {
    rooms: [
      ['attic', 'attic of the edition'],
      ['video', 'video of the edition'],
    ] as const,
  },
];

describe('rooms with the same name', () => {
  it('are that of the first venue', () => {
    expect([...roomsByName<string>(OWNERS)]).toEqual([
      ['attic', 'attic of the mill'],
      ['yard', 'yard of the mill'],
      ['video', 'video of the edition'],
    ]);
  });

  it('are that of the venue of the day', () => {
    expect(roomsByName<string>(OWNERS, 'kiln').get('attic')).toBe('attic of the kiln');
  });
});
