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
