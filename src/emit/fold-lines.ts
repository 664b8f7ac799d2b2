/** The maximum length of a line in bytes, without the space at the start of a continuation line. */
const MAX_LINE_BYTES = 74;

/**
 * Folds lines to at most 75 bytes, as iCalendar requires. The folding of ical-generator measures each character
 * repeatedly and takes longer than everything else in a calendar.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.1
 */
export function foldLines(text: string): string {
  return text
    .split('\r\n')
    .map((line) =>
      line.length * 3 <= MAX_LINE_BYTES || Buffer.byteLength(line) <= MAX_LINE_BYTES ? line : folded(line),
    )
    .join('\r\n');
}

function folded(line: string): string {
  const parts: string[] = [];
  let start = 0;
  let sizeBytes = 0;
  for (let at = 0; at < line.length; ) {
    const codePoint = line.codePointAt(at) as number;
    const own = sizeOf(codePoint);
    sizeBytes += own;
    if (sizeBytes > MAX_LINE_BYTES) {
      parts.push(line.slice(start, at));
      start = at;
      sizeBytes = own;
    }
    at += codePoint < 0x10000 ? 1 : 2;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}

/** The size of a code point in UTF-8, in bytes. */
function sizeOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
