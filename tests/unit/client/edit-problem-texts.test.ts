import { describe, expect, it } from 'vitest';
import { failureText } from '../../../client/edit/texts/failures.ts';
import { problemText } from '../../../client/edit/texts/problems/problem-texts.ts';
import { publicationText } from '../../../client/edit/texts/publication.ts';
import { DIAGNOSTIC_CODES } from '../../../src/diagnostics/catalogue/catalogue.ts';
import { TEMPLATES } from '../../../src/diagnostics/catalogue/templates.ts';

const CODES = DIAGNOSTIC_CODES.filter((code) => !(code in TEMPLATES));

/** What a sentence must not contain: the quotes of other languages, and what only somebody who writes YAML understands. */
const FOREIGN = { hr: /["“]|\bident\b|\bslug/i, de: /["”]|\bident\b|\bslug/i };

describe('what the editor says of a problem', () => {
  it.each(['hr', 'de'] as const)('is a short sentence in the language %s for every code about content', (language) => {
    const texts = CODES.map((code) => [code, problemText(language, code) ?? ''] as const);
    expect(texts.filter(([, text]) => !/^\p{Lu}.+[.]$/u.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.length > 190 || FOREIGN[language].test(text))).toEqual([]);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(CODES.length);
  });

  it('is the message of check in English, and for codes that the editor does not know', () => {
    expect(problemText('en', 'value-format')).toBeUndefined();
    expect(problemText('en', 'field-missing')).toBe('This field must be filled in.');
    expect(problemText('hr', 'of-a-later-version')).toBeUndefined();
  });
});

it('what the editor says of a refusal is in its language if the refusal has a code, and otherwise its message in English', () => {
  expect(failureText('hr', 'name-taken')).toMatch(/^Taj naziv već postoji\./);
  expect(failureText('de', 'name-taken')).toMatch(/^Diesen Namen gibt es schon\./);
  expect(failureText('en', 'name-taken')).toBeUndefined();
  expect(failureText('hr', undefined)).toBeUndefined();
});

it('what the editor says of a publication is in its language, with the number of errors', () => {
  expect(publicationText('hr', { code: 'pushing' })).toBe('Promjene se šalju …');
  expect(publicationText('de', { code: 'no-remote' })).toMatch(/^Dieses Repository ist mit keinem Server verbunden/);
  expect(publicationText('hr', { code: 'content-errors', errors: 3 })).toContain('ima pogrešaka (3)');
  expect(publicationText('de', { code: 'merged-errors', errors: 1 })).toContain('ergibt sich ein Fehler');
  expect(publicationText('en', { code: 'pushing' })).toBeUndefined();
});
