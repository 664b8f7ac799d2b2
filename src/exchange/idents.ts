import { OrderError } from './errors.ts';

/** Idents are file names and addresses: short enough to be read aloud. */
const MOST = 40;

export interface Named {
  readonly name: string;
  readonly ident?: string;
}

/** The ident that was asked for, else the one that `slug` makes of the name. Throws `OrderError` where there is none. */
export function identOf({ name, ident }: Named, slug: (name: string) => string): string {
  if (ident !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(ident)) {
    throw new OrderError(`"${ident}" is no ident.`, 'it has small letters, digits and single hyphens, as in bloggs-jo');
  }
  const made = ident ?? shortSlug(slug(name), MOST);
  if (made !== '') return made;
  throw new OrderError(
    `No file name can be made of "${name}": it has no Latin, Cyrillic or Greek letter, and no digit.`,
    'choose one in Latin letters, as in --ident bloggs-jo',
  );
}

/** A name as people write it: the last word is the surname, or what stands before a comma is. */
export function personOf(fullName: string): { readonly name: string; readonly surname: string } {
  const [surname = '', given] = fullName.split(',').map((part) => part.trim());
  if (given !== undefined && given !== '') return { name: given, surname };
  const words = surname.split(/\s+/);
  const last = words.length > 1 ? (words.pop() as string) : '';
  return { name: words.join(' '), surname: last };
}

/** Cut at the last hyphen that leaves it short enough; a single word of that length anywhere. */
export function shortSlug(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const head = slug.slice(0, most + 1);
  const hyphen = head.lastIndexOf('-');
  return head.slice(0, hyphen > most / 3 ? hyphen : most).replace(/-+$/, '');
}
