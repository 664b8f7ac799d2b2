import { distance } from 'fastest-levenshtein';

/**
 * The known name that a mistyped one most likely means: one with the same parts in another order, with at most
 * `maxDistance` different letters, or both. By default about a third of the letters may differ, and none in names of one
 * or two letters. Of equally near names, one with the same letters is preferred. Undefined if none is near.
 */
export function nearestName(
  name: string,
  known: Iterable<string>,
  maxDistance = name.length < 3 ? 0 : Math.ceil(name.length / 3),
): string | undefined {
  const names = [...known];
  const parts = sortedParts(name);
  const isReordered = (one: string): boolean => one.length === name.length && sortedParts(one) === parts;
  return names.find(isReordered) ?? nearestLetters(name, names, maxDistance) ?? nearestParts(parts, names, maxDistance);
}

/** A name that is near if the order of its parts is ignored. */
function nearestParts(parts: string, names: readonly string[], maxDistance: number): string | undefined {
  if (!parts.includes('-')) return undefined;
  const alike = names.filter((name) => name.includes('-') && Math.abs(name.length - parts.length) <= maxDistance);
  const near = nearestLetters(parts, alike.map(sortedParts), maxDistance);
  return near === undefined ? undefined : alike.find((name) => sortedParts(name) === near);
}

/** The parts of a name in alphabetical order, so that `mia-berg` and `berg-mia` are equal. */
function sortedParts(name: string): string {
  return name.toLowerCase().split('-').sort().join('-');
}

function nearestLetters(name: string, known: readonly string[], maxDistance: number): string | undefined {
  const [lower, letters] = [name.toLowerCase(), sortedLetters(name)];
  let best: string | undefined;
  let bestRank = maxDistance + SAME_LETTERS;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestRank) continue;
    const d = distance(lower, candidate.toLowerCase());
    if (d - SAME_LETTERS >= bestRank) continue;
    const rank = sortedLetters(candidate) === letters ? d - SAME_LETTERS : d;
    if (rank < bestRank) [best, bestRank] = [candidate, rank];
  }
  return best;
}

/** The bonus for names with the same letters in another order, since letters are easily swapped. It is less than one letter. */
const SAME_LETTERS = 0.5;

function sortedLetters(name: string): string {
  return [...name.toLowerCase()].sort().join('');
}

/** `did you mean "x"?`. If no name is near, it is the list of known names, unless that is long. */
export function nameHint(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const near = nearestName(name, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (names.length === 0 || names.length > 12) return undefined;
  return `there is: ${names.join(', ')}`;
}
