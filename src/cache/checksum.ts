import { hash } from 'node:crypto';

/** Puts a line with a checksum before the content, so that a damaged file is detected when it is read. */
export function withChecksum(content: string | Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${checksum(content)}\n`), Buffer.from(content)]);
}

/** The content that was passed to `withChecksum`. Undefined if the checksum does not match. */
export function verified(bytes: Uint8Array): Uint8Array | undefined {
  const end = bytes.indexOf(0x0a);
  const content = bytes.subarray(end + 1);
  return end > 0 && Buffer.from(bytes.subarray(0, end)).toString() === checksum(content) ? content : undefined;
}

/** Like `verified`, but returns a text. */
export function verifiedText(bytes: Uint8Array): string | undefined {
  const content = verified(bytes);
  return content && Buffer.from(content).toString();
}

function checksum(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, 16);
}
