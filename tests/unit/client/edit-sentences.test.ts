import { describe, expect, it } from 'vitest';
import { effectSentences } from '../../../client/edit/announce/effect-sentences.ts';
import { textsIn } from '../../../client/edit/editor-translate.ts';
import { DIAGNOSTIC_CODES } from '../../../src/diagnostics/catalogue/catalogue.ts';
import { TEMPLATES } from '../../../src/diagnostics/catalogue/template-findings.ts';
import type { ChangeEffect, EntryPlace } from '../../../src/domain/programme/change-effects.ts';

const CODES = DIAGNOSTIC_CODES.filter((code) => !(code in TEMPLATES));

/** What a sentence must not contain: the quotes of other languages, and what only somebody who writes YAML understands. */
const FOREIGN = { hr: /["“]|\bident\b|\bslug/i, de: /["”]|\bident\b|\bslug/i };

const english = textsIn('en');
const croatian = textsIn('hr');
const german = textsIn('de');

describe('what the editor says of a problem', () => {
  it.each(['hr', 'de'] as const)('is a short sentence in the language %s for every code about content', (language) => {
    const { findText } = textsIn(language);
    const texts = CODES.map((code) => [code, findText(`problems:${code}`) ?? ''] as const);
    expect(texts.filter(([, text]) => !/^\p{Lu}.+[.]$/u.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.length > 190 || FOREIGN[language].test(text))).toEqual([]);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(CODES.length);
  });

  it('is the message of check in English, and for codes that the editor does not know', () => {
    expect(english.findText('problems:value-format')).toBeUndefined();
    expect(english.findText('problems:field-missing')).toBe('This field must be filled in.');
    expect(croatian.findText('problems:of-a-later-version')).toBeUndefined();
  });
});

it('what the editor says of a refusal is in its language, and in English the message of the watch', () => {
  expect(croatian.findText('answers:name-taken')).toMatch(/^Taj naziv već postoji\./);
  expect(german.findText('answers:name-taken')).toMatch(/^Diesen Namen gibt es schon\./);
  expect(english.findText('answers:name-taken')).toBeUndefined();
});

it('what the editor says of a publication is in its language, with the number of errors', () => {
  expect(croatian.findText('answers:pushing')).toBe('Promjene se šalju …');
  expect(german.findText('answers:no-remote')).toMatch(/^Dieses Repository ist mit keinem Server verbunden/);
  expect(croatian.findText('answers:content-errors', { count: 3 })).toContain('ima pogrešaka (3)');
  expect(german.findText('answers:merged-errors', { count: 1 })).toContain('ergibt sich ein Fehler');
  expect(english.findText('answers:pushing')).toBeUndefined();
});

it('numbers have the plural forms of the language, and in Croatian 1 can have another text than 21', () => {
  const countsIn = ({ t }: typeof english) => [0, 1, 2, 5, 21].map((count) => t('form:errors', { count }));
  expect(countsIn(english)).toEqual(['0 errors', '1 error', '2 errors', '5 errors', '21 errors']);
  expect(countsIn(german)).toEqual(['0 Fehler', '1 Fehler', '2 Fehler', '5 Fehler', '21 Fehler']);
  expect(countsIn(croatian)).toEqual(['0 pogrešaka', '1 pogreška', '2 pogreške', '5 pogrešaka', '21 pogreška']);
  expect(croatian.t('publish:errors', { count: 1 })).toBe('U sadržaju je pogreška. Ispravite je pa objavite.');
  expect(croatian.t('publish:errors', { count: 21 })).toMatch(/^Broj pogrešaka u sadržaju: 21\./);
});

it('titles and names stay as they are, whatever they contain', () => {
  const title = '{{title}} $t(form:save) $& <b>"';
  expect(english.t('form:removeTitle', { title })).toBe(`Delete “${title}”?`);
});

describe('what a change comes to', () => {
  const moved = (from: EntryPlace, to: EntryPlace): ChangeEffect => ({ kind: 'moved', title: 'Maps', from, to });
  const said = ({ t }: typeof english, effect: ChangeEffect) =>
    effectSentences([effect], { rooms: [{ ident: 'loft', name: 'Loft' }] }, t)[0];

  it('names the new time and the new room, and those before', () => {
    expect(said(english, moved({ time: '10:00' }, { time: '10:30' }))).toBe('"Maps" begins at 10:30 instead of 10:00.');
    expect(said(german, moved({ time: '10:00', room: 'loft' }, { time: '10:30', room: 'loft' }))).toBe(
      '„Maps“ beginnt um 10:30 statt um 10:00 (Loft).',
    );
    expect(said(croatian, moved({ time: '10:00', room: 'hall' }, { time: '10:00', room: 'loft' }))).toBe(
      '„Maps” je sada ovdje: Loft (prije: hall), u 10:00, kao i prije.',
    );
    expect(said(german, moved({ time: '10:00', room: 'hall' }, { time: '10:30', room: 'loft' }))).toBe(
      '„Maps“ ist jetzt hier: Loft (vorher: hall), um 10:30 statt um 10:00.',
    );
    expect(said(english, moved({ time: '10:00' }, { time: '10:00', room: 'loft' }))).toBe(
      '"Maps" is in Loft instead of no room, at 10:00, as before.',
    );
    expect(said(croatian, moved({ time: '10:00' }, { time: '10:30', room: 'loft' }))).toBe(
      '„Maps” je sada ovdje: Loft, u 10:30 umjesto u 10:00.',
    );
  });

  it('names the entry, the room or the edition that has a notice', () => {
    expect(said(german, { kind: 'noticeInRoom', room: 'loft' })).toBe('Zum Raum „Loft“ gibt es jetzt eine Mitteilung.');
    expect(said(croatian, { kind: 'noticeForAll', edition: 'Meander 2027' })).toBe(
      'Meander 2027 sada ima obavijest za sve.',
    );
    expect(said(english, { kind: 'notice', title: 'Maps' })).toBe('"Maps" has a notice now.');
    expect(said(croatian, { kind: 'pinned', count: 3 })).toContain('3 stavke sada imaju fiksan početak');
  });
});
