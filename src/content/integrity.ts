import { createHash } from 'node:crypto';

/**
 * What a browser holds a file against before it uses it, and what a policy names an inline script by; over the bytes as
 * they are sent.
 *
 * @see https://www.w3.org/TR/SRI/
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
