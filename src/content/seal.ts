import { createHash } from 'node:crypto';

/** A text with its checksum in a line before it, for what is kept between builds and may be damaged meanwhile. */
export function seal(text: string): string {
  return `${checksum(text)}\n${text}`;
}

/** The text that was sealed; undefined if it is not what it was then. */
export function unseal(sealed: string): string | undefined {
  const end = sealed.indexOf('\n');
  const text = sealed.slice(end + 1);
  return end > 0 && sealed.slice(0, end) === checksum(text) ? text : undefined;
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
