import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a new secret of 256 random bits: letters, digits, `-` and `_`. */
export function newEditToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a client has sent the token. The time that this takes does not depend on how much of it is right. */
export function isToken(sent: unknown, token: string): boolean {
  return typeof sent === 'string' && timingSafeEqual(hash(sent), hash(token));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
