import { hash } from 'node:crypto';

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

/** The same for bytes. */
export function sealBytes(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([sealOf(bytes), bytes]);
}

/** What stands before bytes that are sealed. */
export function sealOf(bytes: Uint8Array): Uint8Array {
  return Buffer.from(`${checksum(bytes)}\n`);
}

/** The bytes that were sealed; undefined if they are not what they were then. */
export function unsealBytes(sealed: Uint8Array): Uint8Array | undefined {
  const end = sealed.indexOf(0x0a);
  const bytes = sealed.subarray(end + 1);
  return end > 0 && Buffer.from(sealed.subarray(0, end)).toString() === checksum(bytes) ? bytes : undefined;
}

function checksum(text: string | Uint8Array): string {
  return hash('sha256', text).slice(0, 16);
}
