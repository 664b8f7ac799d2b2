import { describe, expect, it } from 'vitest';
import {
  foundTexts,
  numbersOf,
  placedTexts,
  problemsByField,
} from '../../../client/edit/interface-texts/texts-on-page.ts';
import type { FieldProblem } from '../../../src/domain/editor/edit.ts';

const texts = placedTexts([
  {
    name: 'schedule',
    texts: [
      {
        key: ['meals', 'lunch'],
        fields: { en: [{ name: 'lunch', tool: 'Lunch' }], hr: [{ name: 'lunch', own: 'Ručak', tool: 'Jelo' }] },
      },
      {
        key: ['seats'],
        fields: {
          en: [
            { name: 'seats_one', tool: '{{count}} seat' },
            { name: 'seats_other', tool: '{{count}} seats' },
          ],
          hr: [{ name: 'seats_one' }, { name: 'seats_few' }, { name: 'seats_other' }],
        },
      },
    ],
  },
]);

const problem = (...pointer: readonly string[]): FieldProblem => ({
  ...{ severity: 'warning', code: 'translation-missing', message: pointer.join(' ') },
  pointer,
});

describe('the search in interface texts', () => {
  const search = (words: string, options: Partial<Parameters<typeof foundTexts>[1]> = {}) =>
    foundTexts(texts, { words, selection: 'all', value: {}, problems: problemsByField(texts, []), ...options }).map(
      ({ name }) => name,
    );

  it('finds names and texts of all languages, whatever their case and marks', () => {
    expect(search('')).toEqual(['meals.lunch', 'seats']);
    expect(search('RUCAK')).toEqual(['meals.lunch']);
    expect(search('seats count')).toEqual(['seats']);
    expect(search('seats lunch')).toEqual([]);
  });

  it('finds what was typed and is not saved, and not the text that it replaces', () => {
    const value = { hr: { schedule: { meals: { lunch: 'Objed' } } } };
    expect(search('objed', { value })).toEqual(['meals.lunch']);
    expect(search('rucak', { value })).toEqual([]);
  });

  it('selects the texts of the site, or those with problems', () => {
    expect(search('', { selection: 'own' })).toEqual(['meals.lunch']);
    const problems = problemsByField(texts, [problem('hr', 'schedule', 'seats_few')]);
    expect(search('', { selection: 'problems', problems })).toEqual(['seats']);
  });
});

it('problems are those of their field or of each field in their group, and the others those of files', () => {
  const ofFile = problem('hr', 'schedule');
  const ofGroup = problem('hr', 'schedule', 'meals');
  const { of, others } = problemsByField(texts, [ofFile, ofGroup, problem(), problem('hr', 'schedule', 'gone')]);
  expect(of(['hr', 'schedule', 'meals', 'lunch'])).toEqual([ofGroup]);
  expect(of(['en', 'schedule', 'meals', 'lunch'])).toEqual([]);
  expect(others).toEqual([ofFile, problem(), problem('hr', 'schedule', 'gone')]);
});

it('a text that a language lacks is shown in the default one, in the same plural form if that has it', () => {
  const fields = texts[1]?.languages[1]?.fields.map(({ form, fallback }) => [form, fallback]);
  expect(fields).toEqual([
    ['one', '{{count}} seat'],
    ['few', '{{count}} seats'],
    ['other', '{{count}} seats'],
  ]);
});

it('plural forms are explained by numbers', () => {
  expect(numbersOf('one', 'en')).toBe('1');
  expect(numbersOf('few', 'hr')).toBe('2, 3, 4 …');
  expect(numbersOf('many', 'cs')).toBe('0,5, 1,5');
});
