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
};

/** Maps the letters of `from` to those of `to` by position. */
function lettersOf(from: string, to: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to.charAt(at)]));
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ASCII = /^[ -~]*$/;

/**
 * Converts a name to lower-case ASCII letters, digits and single hyphens. Latin, Cyrillic and Greek letters are
 * transliterated. Returns an empty string if nothing is left.
 */
export function slugOf(name: string): string {
  if (SLUG.test(name)) return name;
  return inLatin(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function inLatin(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı\u0370-\u052f]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The slug of a speaker, surname first. */
export function speakerSlug(person: { readonly name: string; readonly surname: string }): string {
  return slugOf(`${person.surname} ${person.name}`);
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
  let spellings = [`${surname} ${name}`.normalize('NFC').toLowerCase()];
  for (const [letter, letters] of Object.entries(OTHER_SPELLINGS)) {
    const others = spellings.filter((text) => text.includes(letter)).map((text) => text.replaceAll(letter, letters));
    spellings = [...spellings, ...others];
  }
  return spellings.map(slugOf);
}
