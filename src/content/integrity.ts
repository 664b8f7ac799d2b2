import { createHash } from 'node:crypto';

/**
 * The integrity value of a file, which browsers verify before they use it. Content Security Policies name inline scripts
 * by the same value. It is computed from the bytes as they are sent.
 *
 * @see https://www.w3.org/TR/SRI/
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
