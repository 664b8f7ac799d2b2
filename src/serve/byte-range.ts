/**
 * Which bytes a client wants of a file: all, those from `start` to `end` inclusive, or some that it has
 * not.
 */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'beyond' };

const whole: ByteRange = { kind: 'whole' };

/**
 * Reads a Range header for a file of so many bytes. Several ranges, other units and nonsense mean the whole
 * file, as the standard allows.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange {
  const parts = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  const [first = '', last = ''] = parts?.slice(1) ?? [];
  if (first === '' && last === '') return whole;
  if (first === '') return lastBytes(Number(last), sizeBytes);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return whole;
  if (start >= sizeBytes) return { kind: 'beyond' };
  return { kind: 'part', start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) };
}

function lastBytes(count: number, sizeBytes: number): ByteRange {
  if (count === 0 || sizeBytes === 0) return { kind: 'beyond' };
  return { kind: 'part', start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 };
}
