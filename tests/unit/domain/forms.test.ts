import { describe, expect, it } from 'vitest';
import { fieldsOf, pinPattern } from '../../../src/domain/site/forms.ts';

describe('the format of a value', () => {
  const patternOf = (name: string): string =>
    fieldsOf('sponsor').find((field) => field.name === name)?.pattern ?? 'no pattern';
  const matches = (pattern: string, value: string): boolean => new RegExp(`^(?:${pattern})$`, 'v').test(value);

  it.each([
    '+385991112222',
    '099 111 2222',
    '+385 99 111-22-22',
    '(099) 111 2222',
    '099/111-2222',
    '+1 (212) 555.0100',
  ])('accepts a telephone number such as %s', (value) => {
    expect(matches(patternOf('phone'), value)).toBe(true);
  });

  it.each(['', 'ring me', '+', '099--111', '+385 99 111 2222 x', '99 '])(
    'rejects as a telephone number: "%s"',
    (value) => {
      expect(matches(patternOf('phone'), value)).toBe(false);
    },
  );

  it('is checked quickly for a long invalid number', () => {
    expect(matches(patternOf('phone'), `${'1 '.repeat(5000)}x`)).toBe(false);
  });

  it.each([
    ['ana@example.org', true],
    ['ana.horvat+web@mail.example.org', true],
    ['ana@example', false],
    ['ana horvat@example.org', false],
    ['@example.org', false],
  ])('of an address: %s %s', (value, isOne) => {
    expect(matches(patternOf('email'), value)).toBe(isOne);
  });

  it.each([
    ['0123', true],
    ['123', false],
    ['12345', false],
    ['12a4', false],
  ])('of a PIN with four digits: %s %s', (value, isOne) => {
    expect(matches(pinPattern(4), value)).toBe(isOne);
  });
});
