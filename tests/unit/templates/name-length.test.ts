import { describe, expect, it } from 'vitest';
import { nameLength } from '../../../templates/parts/name-length.ts';

describe('the length of a name in very large type', () => {
  it.each([
    { name: 'Devlica', length: undefined },
    { name: 'Kernel Fair', length: undefined },
    { name: 'Lanternfield', length: 'long' },
    { name: 'The Lanternfield', length: 'long' },
    { name: 'Code-Walk', length: undefined },
    { name: 'Frontendkonferenz', length: 'longer' },
    { name: 'Softwarearchitekturtage', length: 'longest' },
    { name: 'Šivačica', length: undefined },
    { name: 'حقل النور', length: 'long' },
    { name: 'حقل الفوانيس', length: 'longer' },
  ])('is the length of its longest word: $name', ({ name, length }) => {
    expect(nameLength(name)).toBe(length);
  });
});
