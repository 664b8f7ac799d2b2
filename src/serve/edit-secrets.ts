import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The secrets of a running watch, by which it knows who may edit. They are new with each start, and never on the disk. */
export interface EditSecrets {
  /** Stands in the addresses that the terminal shows. */
  readonly token: string;
  /** Each is in the cookie of one browser that has opened such an address. */
  readonly sessions: Set<string>;
}

const SECRET_BYTES = 32;

export function newEditSecrets(): EditSecrets {
  return { token: newSecret(), sessions: new Set() };
}

/** Returns 256 random bits: letters, digits, `-` and `_`. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether a client has sent the secret. The time that this takes does not depend on how much of it is right. */
export function isSecret(sent: unknown, secret: string): boolean {
  return typeof sent === 'string' && timingSafeEqual(hash(sent), hash(secret));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
