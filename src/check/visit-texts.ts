/** Calls `visit` with each text in a value and its path. The path array is reused, so `visit` must copy it to keep it. */
export function visitTexts(
  value: unknown,
  visit: (text: string, pointer: readonly string[]) => void,
  pointer: string[] = [],
): void {
  if (typeof value === 'string') visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    pointer.push(key);
    visitTexts((value as Readonly<Record<string, unknown>>)[key], visit, pointer);
    pointer.pop();
  }
}
