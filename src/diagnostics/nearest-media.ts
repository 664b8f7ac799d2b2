import { nearestName } from './nearest-name.ts';

/**
 * The file that a path of a picture or another file most likely meant, among known paths: one of the same name in another
 * folder or with another ending, else one whose own name is near. Undefined if none is.
 */
export function nearestMedia(path: string, known: Iterable<string>): string | undefined {
  const paths = [...known];
  const name = stemOf(path);
  const ofSame = paths.filter((one) => stemOf(one) === name);
  if (ofSame.length > 0) return nearestName(path, ofSame) ?? ofSame[0];
  // Files of a series differ by their numbers: another number is another file.
  const alike = paths.filter((one) => digitsIn(stemOf(one)) === digitsIn(name));
  const near = nearestName(name, alike.map(stemOf), Math.max(1, Math.floor(name.length / 5)));
  return alike.find((one) => stemOf(one) === near);
}

/** A file's own name, without its folder and its ending: these are the same for many. */
function stemOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase();
}

function digitsIn(name: string): string {
  return name.replace(/\D+/g, ' ').trim();
}
