import { hash } from 'node:crypto';

/** Bytes with their checksum in a line before them, for files that may be damaged while nobody looks. */
export function withChecksum(content: string | Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${checksum(content)}\n`), Buffer.from(content)]);
}

/** The bytes that were given to `withChecksum`; undefined if they are not the same any more. */
export function verified(bytes: Uint8Array): Uint8Array | undefined {
  const end = bytes.indexOf(0x0a);
  const content = bytes.subarray(end + 1);
  return end > 0 && Buffer.from(bytes.subarray(0, end)).toString() === checksum(content) ? content : undefined;
}

/** The same as text. */
export function verifiedText(bytes: Uint8Array): string | undefined {
  const content = verified(bytes);
  return content && Buffer.from(content).toString();
}

function checksum(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, 16);
}
