/** Text of others, so that it means the same in content: clean characters, and no marks of Markdown but those meant as such. */

/** Line breaks of all systems, those of Unicode among them. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters, halves of characters, blanks of no width, and marks that turn the direction of what follows. */
const UNWANTED = /[^\P{Cc}\n]|\p{Cs}|[\u200b\u2060\ufeff\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;
const SPACES = /[\u00a0\u2007\u202f\t]/g;

/** A text of several lines as content files may hold it: composed letters, `\n` as line break, no control characters. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(BREAKS, '\n').replace(SPACES, ' ').replace(UNWANTED, '');
}

/** The same in one line, trimmed, with single blanks. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ').trim();
}

/**
 * Addresses stay as they are, since Markdown makes links of them. One that has asterisks or tildes, which Markdown takes for
 * marks, or that something follows without a blank, is put in angle brackets, so that the link is this address whole.
 */
const ADDRESS = String.raw`https?:\/\/[^\s<>[\]\\${'`'}"]+`;
/** Marks that mean something anywhere in a line. */
const MARKS = [
  String.raw`\\(?=[!-/:-@[-${'`'}{-~]|$)`,
  '[`~]',
  String.raw`(?<! )\*|\*(?! )`,
  String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
  '<(?=[a-z!/?])',
  String.raw`&(?=(?:#\d+|#x[\da-f]+|\w{1,40});)`,
  String.raw`\](?=[([:])`,
  String.raw`\[(?=[ x]\])`,
  String.raw`\{(?=contactEmail\})`,
].join('|');
const ADDRESS_OR_MARK = new RegExp(`(${ADDRESS})(?=([^\\s>]?))|${MARKS}`, 'giu');

/** Marks that mean something where a line begins. */
const LINE_START = /^(?:(?:#{1,6}|[-+*])(?=\s|$)|>|\d{1,9}(?=[.)](?:\s|$)))/;
/** Rules, underlines of headings, and the line below the head of a table. */
const RULE = /^[-=_*\s]+$|^[|:\-\s]+$/;

/** A piece of text that stands within a line. */
export function escapeInline(text: string): string {
  return text.replace(ADDRESS_OR_MARK, (found: string, address?: string, next?: string) => {
    if (address === undefined) return `\\${found}`;
    return next === '' && !/[*~]/.test(address) ? address : `<${address}>`;
  });
}

/** A line whose marks within are escaped already, so that its beginning means nothing. */
export function escapeLineStart(line: string): string {
  if (line.startsWith('\\')) return line;
  const start = LINE_START.exec(line)?.[0];
  if (start !== undefined) return /^\d/.test(start) ? `${start}\\${line.slice(start.length)}` : `\\${line}`;
  return line !== '' && RULE.test(line) ? `\\${line}` : line;
}
