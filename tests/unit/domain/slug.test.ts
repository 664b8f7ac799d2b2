import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf, speakerSlug, speakerSlugs } from '../../../src/domain/slug.ts';

/** The pattern of idents in schemas. A name without any letter gives no ident. */
const IDENT = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

const letters = fc.constantFrom(...'čćšžđČĆŠŽĐäöüßéèñøłæœþðıİğŞȚǿ', ...'abcXYZ 0123-–_/.,’\'"!?&+#€😀ж漢');
const name = fc.oneof(fc.string({ unit: letters, maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 30 }));

describe('a slug in German', () => {
  it.each([
    ['Jürgen Groß', 'juergen-gross'],
    ['ÄÖÜ äöü', 'aeoeue-aeoeue'],
    ['Schro\u0308der', 'schroeder'],
    ['Čović', 'covic'],
  ])('of %j is %j', (from, to) => {
    expect(slugOf(from, 'de')).toBe(to);
    expect(slugOf(from, 'de-AT')).toBe(to);
  });

  it('is not made in other languages', () => {
    expect(slugOf('Jürgen Groß', 'hr')).toBe('jurgen-gross');
    expect(slugOf('Jürgen Groß')).toBe('jurgen-gross');
  });
});

describe('a slug', () => {
  it.each([
    ['Čovjek Šuma Žaba Ćuk Đak', 'covjek-suma-zaba-cuk-dak'],
    ['čćšžđ ČĆŠŽĐ', 'ccszd-ccszd'],
    ['Østergaard Maren', 'ostergaard-maren'],
    ['Łukasz Straße Æther', 'lukasz-strasse-aether'],
    ['İstanbul ve Iğdır', 'istanbul-ve-igdir'],
    ['ǿre, ǽ', 'ore-ae'],
    ['ǅepna Ǌiva', 'dzepna-njiva'],
    ["O'Connor D’Arcy", 'oconnor-darcy'],
    ['Rust & WebAssembly: 10:10, uživo!', 'rust-webassembly-10-10-uzivo'],
    ['  C++ – što dalje?  ', 'c-sto-dalje'],
    ['a--b__c', 'a-b-c'],
    ['2026', '2026'],
    ['!?', ''],
    ['', ''],
    ['Анна Юрьева', 'anna-yureva'],
    ['Γιώργος Ξένος', 'giorgos-xenos'],
    ['محمد خالد ٢٠٢٦', 'mhmd-khald-2026'],
    ['漢字', ''],
  ])('of %j is %j', (from, to) => {
    expect(slugOf(from)).toBe(to);
  });

  it('consists of lower-case letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(slugOf(text)).toMatch(IDENT);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not change if it is slugified again', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text));
      }),
    );
  });

  it('is the same for composed and decomposed letters, and for upper case', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(slugOf(text.normalize('NFD'))).toBe(slugOf(text.normalize('NFC')));
      }),
      { numRuns: 1000 },
    );
    expect(slugOf('ŽELJKA ĐURĐEVIĆ')).toBe(slugOf('željka đurđević'));
  });

  it('keeps all letters of an ASCII name', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcxyz089'), minLength: 1 }), (text) => {
        expect(slugOf(text.toUpperCase())).toBe(text);
      }),
    );
  });
});

describe("a speaker's slug", () => {
  it('begins with the surname', () => {
    expect(speakerSlug({ name: 'Krešimir', surname: 'Đaković' })).toBe('dakovic-kresimir');
    expect(speakerSlug({ name: 'Dunja', surname: 'Vidaković Perak' })).toBe('vidakovic-perak-dunja');
  });

  it('has no hyphen at its ends for people with one name', () => {
    expect(speakerSlug({ name: 'Tin', surname: '' })).toBe('tin');
    expect(speakerSlug({ name: '', surname: 'Matošević' })).toBe('matosevic');
  });
});

describe('the possible slugs of a speaker', () => {
  it.each([
    ['Anna', 'Müller', ['muller-anna', 'mueller-anna']],
    ['Jörg', 'Weiß', ['weiss-jorg', 'weiss-joerg']],
    ['Søren', 'Ågård', ['agard-soren', 'aagaard-soren', 'agard-soeren', 'aagaard-soeren']],
    ['Đurđa', 'Anić', ['anic-durda', 'anic-djurdja']],
    ['Lærke', 'Holm', ['holm-laerke', 'holm-larke']],
    ['Ana', 'Kos', ['kos-ana']],
  ])('of %s %s are %j, the suggested one first', (name, surname, slugs) => {
    expect(speakerSlugs({ name, surname })).toEqual(slugs);
    expect(slugs[0]).toBe(speakerSlug({ name, surname }));
  });
});
