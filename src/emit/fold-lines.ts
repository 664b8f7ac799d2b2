/** What a line of a calendar may hold, in bytes, less the space before what is folded. */
const MOST_BYTES = 74;

/**
 * Lines as calendars have them, none longer than 75 bytes. The generator's own way of folding asks for the size of each
 * character anew, which takes longer than all the rest of a calendar.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.1
 */
export function foldLines(text: string): string {
  return text
    .split('\r\n')
    .map((line) => (line.length * 3 <= MOST_BYTES || Buffer.byteLength(line) <= MOST_BYTES ? line : folded(line)))
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
    if (sizeBytes > MOST_BYTES) {
      parts.push(line.slice(start, at));
      start = at;
      sizeBytes = own;
    }
    at += codePoint < 0x10000 ? 1 : 2;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}

/** In UTF-8. */
function sizeOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
