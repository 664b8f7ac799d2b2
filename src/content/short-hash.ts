import { hash } from 'node:crypto';

/** A name for a text or for bytes: the first half of their SHA-256, in 32 hex digits. */
export function hashOf(of: string | Uint8Array): string {
  return hash('sha256', of).slice(0, 32);
}
