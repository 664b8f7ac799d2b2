/** Converts names to idents and URL slugs. */

const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ...lettersOf('абвгдезиклмнопрстуфхыэјћђіґ', 'abvgdeziklmnoprstufhyejcdig'),
  ...lettersOf('αβγδεζηικλμνξοπρστυφως', 'avgdeziiklmnxoprstyfos'),
  ж: 'zh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
  љ: 'lj',
  њ: 'nj',
  џ: 'dz',
  є: 'ie',
  θ: 'th',
  χ: 'ch',
  ψ: 'ps',
  ...lettersOf('ابتجحدرزسصضطظفقكکلمنهةويیىپگ', 'abtjhdrzssdtzfqkklmnhawyyapg'),
  ...lettersOf('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
  ث: 'th',
  خ: 'kh',
  ذ: 'dh',
  ش: 'sh',
  غ: 'gh',
  چ: 'ch',
  ژ: 'zh',
  ع: '',
  ء: '',
  ـ: '',
};

/** Letters that a language spells out in Latin letters without marks. */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/** Maps the letters of `from` to those of `to` by position. */
function lettersOf(from: string, to: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to.charAt(at)]));
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ASCII = /^[ -~]*$/;

/**
 * Converts a name to lower-case ASCII letters, digits and single hyphens. Latin, Cyrillic, Greek and Arabic letters are
 * transliterated, as `language` does it if that is given: German ä becomes ae. Returns an empty string if nothing is left.
 */
export function slugOf(name: string, language?: string): string {
  if (SLUG.test(name)) return name;
  return inLatin(spelledOut(name, language))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function spelledOut(name: string, language = ''): string {
  const spelling = SPELLINGS[language.split('-')[0] as string];
  if (spelling === undefined) return name;
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => spelling[letter] ?? letter);
}

/** A text in lower case without marks, whose letters are Latin as far as they can be transliterated. */
export function inLatin(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı\u0370-\u052f\u0600-\u06ff]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The slug of a speaker, surname first, as `slugOf` makes it. */
export function speakerSlug(person: { readonly name: string; readonly surname: string }, language?: string): string {
  return slugOf(`${person.surname} ${person.name}`, language);
}

/** Alternative transliterations that people commonly use, besides those of `slugOf`. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'a',
  đ: 'dj',
};

/**
 * All slugs that people may use for a speaker, that of `speakerSlug` first: Anna Müller is `muller-anna`, and also
 * `mueller-anna`.
 */
export function speakerSlugs({
  name,
  surname,
}: {
  readonly name: string;
  readonly surname: string;
}): readonly string[] {
  return spellingsOf(`${surname} ${name}`).map((spelling) => slugOf(spelling));
}

/** A text in lower case, and its other spellings: `müller`, `mueller`. */
function spellingsOf(text: string): readonly string[] {
  let spellings = [text.normalize('NFC').toLowerCase()];
  for (const [letter, letters] of Object.entries(OTHER_SPELLINGS)) {
    const others = spellings.filter((one) => one.includes(letter)).map((one) => one.replaceAll(letter, letters));
    spellings = [...spellings, ...others];
  }
  return spellings;
}

/** A word as `inLatin` writes it, and its other spellings in Latin letters without marks: `muller`, `mueller`. */
export function latinSpellings(word: string): readonly string[] {
  return ASCII.test(word) ? [word.toLowerCase()] : [...new Set(spellingsOf(word).map(inLatin))];
}
