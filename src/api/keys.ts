import { createHash, createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import { normalEmailAddress } from '../domain/email-address.ts';

/** Idents, tokens, and the forms in which values are compared. */

/**
 * The form in which an e-mail address is compared. What has no normal form is compared as it is written, so that organisers can
 * still find and forget what an older version stored.
 */
export function emailKey(email: string): string {
  return normalEmailAddress(email) ?? email.normalize('NFKC').trim().toLowerCase();
}

/** A name as it is compared: case, and the space around and between words, do not count. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A value as nobody can read it who has not the secret. `purpose` keeps equal values of two kinds apart. */
export function hidden(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}

/** What of a token is stored: who reads the database cannot redeem it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whose letter a file of the outbox is: enough to find those of an address again. */
export function recipientMark(email: string): string {
  return hash('sha256', emailKey(email)).slice(0, 16);
}

/** A secret of 192 bits, in letters that stand in addresses as they are. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function newId(): string {
  return randomUUID();
}

/** How long the link of a letter is good for. */
export const TOKEN_SECONDS = 7 * 24 * 60 * 60;
