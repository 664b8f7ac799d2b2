/**
 * Tells all texts in a value, with where each stands: the keys from the top, in a list that is only theirs for as long as
 * `tell` runs.
 */
export function textsBelow(
  value: unknown,
  tell: (text: string, pointer: readonly string[]) => void,
  pointer: string[] = [],
): void {
  if (typeof value === 'string') tell(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    pointer.push(key);
    textsBelow((value as Readonly<Record<string, unknown>>)[key], tell, pointer);
    pointer.pop();
  }
}
