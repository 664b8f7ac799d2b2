const MOST = 60;

/** A value as a message names it: texts in quotes, and cut where they are long. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a map of fields';
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST - 3)}…"` : text;
}
