import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillPlaceholders,
  isPlaceholder,
  PLACEHOLDER_FAMILIES,
  PLACEHOLDER_NAMES,
  placeholdersIn,
} from '../../../src/domain/site/placeholders.ts';

const namesIn = (text: string): readonly string[] => placeholdersIn(text).map(({ name }) => name);
const values: Readonly<Record<string, string>> = {
  year: '2026',
  event: 'Devlica',
  'deadline.ticketSales': '7 May 2026',
  companyName: 'Udruga Križić <i> & Co.',
};
const fill = (text: string): string => fillPlaceholders(text, (name) => values[name]);

describe('placeholders', () => {
  it('are found in order, with the offsets of their braces', () => {
    expect(placeholdersIn('See {event} in {year}!')).toEqual([
      { name: 'event', start: 4, end: 11 },
      { name: 'year', start: 15, end: 21 },
    ]);
    expect(placeholdersIn('No braces here')).toEqual([]);
  });

  it('may have a name after a full stop', () => {
    expect(namesIn('{deadline.ticketSales} {prize.1} {price.early-bird} {maxAvailable.student_ticket}')).toEqual([
      'deadline.ticketSales',
      'prize.1',
      'price.early-bird',
      'maxAvailable.student_ticket',
    ]);
  });

  it('are found in addresses with encoded braces', () => {
    expect(namesIn('<a href="%7BlinkLang%7D/code/">')).toEqual(['linkLang']);
    expect(fill('https://talks.example/%7Byear%7D')).toBe('https://talks.example/2026');
  });

  it('are neither other braces nor code', () => {
    for (const text of [
      '{}',
      '{ year }',
      '{1}',
      '{two words}',
      '{a: 1}',
      '{year',
      'year}',
      '{deadline.}',
      '{.x}',
      '{a.b.c}',
    ]) {
      expect(namesIn(text)).toEqual([]);
    }
  });

  it('are replaced if they are known, and otherwise unchanged', () => {
    expect(fill('{event} {year}, until {deadline.ticketSales}')).toBe('Devlica 2026, until 7 May 2026');
    expect(fill('{yaer} and {deadline.unknown}')).toBe('{yaer} and {deadline.unknown}');
  });

  it('are replaced once, whatever their values contain', () => {
    const tricky = (name: string): string => (name === 'event' ? '{year} $& $1' : '2026');
    expect(fillPlaceholders('{event}', tricky)).toBe('{year} $& $1');
  });

  it('have their values escaped for the context, and nothing else', () => {
    const safe = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(fillPlaceholders('<b>{companyName}</b> & {nothing}', (name) => values[name], safe)).toBe(
      '<b>Udruga Križić &lt;i> &amp; Co.</b> & {nothing}',
    );
  });

  it('may have an empty value', () => {
    expect(fillPlaceholders('{linkLang}/code/', () => '')).toBe('/code/');
  });

  it('have correct offsets in any text', () => {
    const piece = fc.constantFrom(
      '{year}',
      '%7Byear%7D',
      '{deadline.x}',
      '{',
      '}',
      '%7B',
      'č',
      ' ',
      '{a b}',
      '\n',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        for (const { name, start, end } of placeholdersIn(text)) {
          expect(text.slice(start, end).replace(/^(?:\{|%7B)|(?:\}|%7D)$/g, '')).toBe(name);
        }
        expect(fillPlaceholders(text, () => undefined)).toBe(text);
        expect(namesIn(fillPlaceholders(text, (name) => `<${name}>`))).toEqual([]);
      }),
    );
  });
});

describe('the name of a placeholder', () => {
  it('is known if it is listed, or a family with any name', () => {
    for (const name of PLACEHOLDER_NAMES) expect(isPlaceholder(name)).toBe(true);
    for (const family of PLACEHOLDER_FAMILIES) expect(isPlaceholder(`${family}.anything`)).toBe(true);
  });

  it('is unknown if it is mistyped, a bare family, or a name of no family', () => {
    for (const name of [
      'yaer',
      'Year',
      'deadline',
      'price',
      'year.x',
      'deadlines.x',
      'toString',
      'constructor.x',
      '',
    ]) {
      expect(isPlaceholder(name)).toBe(false);
    }
  });

  it('can be written in a text', () => {
    for (const name of [...PLACEHOLDER_NAMES, ...PLACEHOLDER_FAMILIES.map((family) => `${family}.x`)]) {
      expect(namesIn(`{${name}}`)).toEqual([name]);
    }
  });
});
