const MOST = 60;

/** A value as a message names it: texts in quotes, and cut where they are long. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a map of fields';
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST - 3)}…"` : text;
}

/** Texts that YAML reads as texts without quotes, wherever they stand. */
const PLAIN = /^(?!(?:true|false|null)$)[\p{L}/][\p{L}\p{N} ./_-]*$/u;

/** A value as it would be written in a content file, in one line. */
export function shownExample(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shownExample).join(', ')}]`;
  if (typeof value === 'string') return PLAIN.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, one]) => `${shownExample(name)}: ${shownExample(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
