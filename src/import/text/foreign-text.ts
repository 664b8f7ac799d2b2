/** Cleans text from exports and escapes it, so that Markdown shows it unchanged. */

/** The line breaks of all systems and of Unicode. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters, lone surrogates, zero-width spaces and characters that change the direction of text. */
const UNWANTED = /[^\P{Cc}\n]|\p{Cs}|[\u200b\u2060\ufeff\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;
const SPACES = /[\u00a0\u2007\u202f\t]/g;

/** Cleans a text of several lines: NFC, `\n` as line break, no control characters. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(BREAKS, '\n').replace(SPACES, ' ').replace(UNWANTED, '');
}

/** Cleans a text and puts it on one line, trimmed, with single spaces. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ').trim();
}

/**
 * Addresses are not escaped, since Markdown turns them into links. An address that contains asterisks or tildes, or
 * that is followed by another character without a space, is put in angle brackets, so that all of it becomes the link.
 */
const ADDRESS = String.raw`https?:\/\/[^\s<>[\]\\${'`'}"]+`;
/** Markdown syntax that applies anywhere in a line. */
const INLINE_SYNTAX = [
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
const ADDRESS_OR_SYNTAX = new RegExp(`(${ADDRESS})(?=([^\\s>]?))|${INLINE_SYNTAX}`, 'giu');

/** Markdown syntax at the start of a line. */
const LINE_START = /^(?:(?:#{1,6}|[-+*])(?=\s|$)|>|\d{1,9}(?=[.)](?:\s|$)))/;
/** Horizontal rules, underlines of headings, and the line below the header of a table. */
const RULE = /^[-=_*\s]+$|^[|:\-\s]+$/;

/** Escapes Markdown syntax within a line. */
export function escapeInline(text: string): string {
  return text.replace(ADDRESS_OR_SYNTAX, (found: string, address?: string, next?: string) => {
    if (address === undefined) return `\\${found}`;
    return next === '' && !/[*~]/.test(address) ? address : `<${address}>`;
  });
}

/** Escapes Markdown syntax at the start of a line, after `escapeInline`. */
export function escapeLineStart(line: string): string {
  if (line.startsWith('\\')) return line;
  const start = LINE_START.exec(line)?.[0];
  if (start !== undefined) return /^\d/.test(start) ? `${start}\\${line.slice(start.length)}` : `\\${line}`;
  return line !== '' && RULE.test(line) ? `\\${line}` : line;
}
