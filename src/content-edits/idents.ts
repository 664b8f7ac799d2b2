import { RequestError } from './errors.ts';

/** The maximum length of an ident made from a name. Idents are file names and parts of addresses. */
const MAX_IDENT_LENGTH = 40;

/** The maximum length of a given ident. Names of files with it, temporary ones too, are then below the limit of 255 bytes. */
const MAX_GIVEN_LENGTH = 100;

/** @see https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

export interface Named {
  readonly name: string;
  readonly ident?: string;
}

/**
 * The given ident, or else the slug of the name. Throws `RequestError` if the ident is invalid or too long, the slug is
 * empty, or Windows reserves the name.
 */
export function identOf({ name, ident }: Named, slug: (name: string) => string): string {
  if (ident !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(ident)) {
    throw new RequestError(
      `"${ident}" is not a valid ident.`,
      'an ident has lower-case letters, digits and single hyphens, as in bloggs-jo',
      'name-malformed',
    );
  }
  if (ident !== undefined && ident.length > MAX_GIVEN_LENGTH) {
    throw new RequestError(
      `The ident "${ident.slice(0, 20)}…" has ${ident.length} letters.`,
      `an ident has at most ${MAX_GIVEN_LENGTH}, since it is the name of a file and a part of an address`,
      'name-too-long',
    );
  }
  const result = ident ?? shortSlug(slug(name), MAX_IDENT_LENGTH);
  if (RESERVED_BY_WINDOWS.test(result)) {
    throw new RequestError(
      `No file can be called "${result}", since Windows reserves that name.`,
      `choose another one, as in --ident ${result}-1`,
      'name-of-windows',
    );
  }
  if (result !== '') return result;
  throw new RequestError(
    `No file name can be made of "${name}": it has no Latin, Cyrillic, Greek or Arabic letter, and no digit.`,
    'choose one in Latin letters, as in --ident bloggs-jo',
    'address-impossible',
  );
}

/**
 * Splits a full name: the surname is the text before a comma, or else the last word with the small words before it, as in
 * "Femke de Wit".
 */
export function personOf(fullName: string): { readonly name: string; readonly surname: string } {
  const [surname = '', given] = fullName.split(',').map((part) => part.trim());
  if (given !== undefined && given !== '') return { name: given, surname };
  const words = surname.split(/\s+/);
  let start = words.length > 1 ? words.length - 1 : 1;
  if (!isSmall(words.at(-1))) while (start > 1 && isSmall(words[start - 1])) start -= 1;
  return { name: words.slice(0, start).join(' '), surname: words.slice(start).join(' ') };
}

/** Whether a word has no capital letter, as `de` and `von`. */
function isSmall(word = ''): boolean {
  return word === word.toLowerCase() && word !== word.toUpperCase();
}

/** Shortens a slug to `maxLength`, at a hyphen if there is one after its first third. */
export function shortSlug(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const head = slug.slice(0, maxLength + 1);
  const hyphen = head.lastIndexOf('-');
  return head.slice(0, hyphen > maxLength / 3 ? hyphen : maxLength).replace(/-+$/, '');
}
