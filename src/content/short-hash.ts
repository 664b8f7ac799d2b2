import { hash } from 'node:crypto';

/** The first half of the SHA-256 of a text or bytes, as 32 hex digits. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, 32);
}
