const MAX_LENGTH = 60;

/** Formats a value for a message. Texts are quoted, and shortened if they are long. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a map of fields';
  const text = JSON.stringify(value);
  const characters = [...text];
  const short = characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 3).join('')}…"` : text;
  return short.replace(INVISIBLE, escaped);
}

/**
 * Characters that nobody sees, or that look like a plain blank. Joiners between letters or pictures are a part of them, and
 * so are the tags of a flag.
 */
const INVISIBLE =
  /(?! )(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)(?:\u200c|\u200d)(?=[\p{L}\p{Extended_Pictographic}]))(?![\u{e0020}-\u{e007f}])[\p{Cf}\p{Z}]/gu;

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** Texts that need no quotes anywhere in YAML. */
const PLAIN = /^(?!(?:true|false|null)$)[\p{L}/](?:[\p{L}\p{N} ./_-]*[\p{L}\p{N}./_-])?$/iu;

/** Formats a value as YAML in one line. */
export function formatAsYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatAsYaml).join(', ')}]`;
  if (typeof value === 'string') return PLAIN.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, one]) => `${formatAsYaml(name)}: ${formatAsYaml(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
