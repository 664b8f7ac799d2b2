import { nearestName } from './nearest-name.ts';

/**
 * The known media file that a wrong path most likely means: a file of the same name in another folder or with another
 * extension, otherwise one with a similar name. Undefined if there is none.
 */
export function nearestMedia(path: string, known: Iterable<string>): string | undefined {
  const paths = [...known];
  const name = stemOf(path);
  const sameName = paths.filter((one) => stemOf(one) === name);
  if (sameName.length > 0) return nearestName(path, sameName) ?? sameName[0];
  // Numbers must be equal, since files of a series differ only by their numbers.
  const alike = paths.filter((one) => digitsIn(stemOf(one)) === digitsIn(name));
  const near = nearestName(name, alike.map(stemOf), Math.max(1, Math.floor(name.length / 5)));
  return alike.find((one) => stemOf(one) === near);
}

/** The name of a file without its folder and extension, in lower case. Accents count, but not how they are encoded. */
function stemOf(path: string): string {
  return path
    .normalize()
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase();
}

function digitsIn(name: string): string {
  return name.replace(/\D+/g, ' ').trim();
}
