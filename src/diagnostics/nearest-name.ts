import { distance } from 'fastest-levenshtein';

/**
 * The known name that a mistyped one most likely meant: the same parts in another order, letters of which `most` may
 * differ, or both. Where `most` is not given it is about a third, and of one or two letters none. Of equally near names one
 * with the same letters; undefined if none is near.
 */
export function nearestName(
  name: string,
  known: Iterable<string>,
  most = name.length < 3 ? 0 : Math.ceil(name.length / 3),
): string | undefined {
  const names = [...known];
  const parts = sortedParts(name);
  const isReordered = (one: string): boolean => one.length === name.length && sortedParts(one) === parts;
  return names.find(isReordered) ?? nearestLetters(name, names, most) ?? nearestParts(parts, names, most);
}

/** Letters that differ in parts of another order. */
function nearestParts(parts: string, names: readonly string[], most: number): string | undefined {
  if (!parts.includes('-')) return undefined;
  const alike = names.filter((name) => name.includes('-') && Math.abs(name.length - parts.length) <= most);
  const near = nearestLetters(parts, alike.map(sortedParts), most);
  return near === undefined ? undefined : alike.find((name) => sortedParts(name) === near);
}

/** `mia-berg` and `berg-mia` have the same. */
function sortedParts(name: string): string {
  return name.toLowerCase().split('-').sort().join('-');
}

function nearestLetters(name: string, known: readonly string[], most: number): string | undefined {
  const [lower, letters] = [name.toLowerCase(), sortedLetters(name)];
  let best: string | undefined;
  let bestRank = most + SAME_LETTERS;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestRank) continue;
    const d = distance(lower, candidate.toLowerCase());
    if (d - SAME_LETTERS >= bestRank) continue;
    const rank = sortedLetters(candidate) === letters ? d - SAME_LETTERS : d;
    if (rank < bestRank) [best, bestRank] = [candidate, rank];
  }
  return best;
}

/** What the same letters in another order are nearer by: less than a letter, as two keys are easily hit in reverse. */
const SAME_LETTERS = 0.5;

function sortedLetters(name: string): string {
  return [...name.toLowerCase()].sort().join('');
}

/** `did you mean "x"?`, or the list of what there is where nothing is near and the list is short. */
export function nameHint(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const near = nearestName(name, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (names.length === 0 || names.length > 12) return undefined;
  return `there is: ${names.join(', ')}`;
}
