import { createHash, createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import { normalEmailAddress } from '../domain/site/email-address.ts';

/** Ids, tokens and hashes, and the normalized forms in which values are compared. */

/**
 * The form in which e-mail addresses are compared. An address without a normal form is compared as it is written, so
 * that organisers can still find and forget addresses that an older version has stored.
 */
export function emailKey(email: string): string {
  return normalEmailAddress(email) ?? email.normalize('NFKC').trim().toLowerCase();
}

/** The form in which names are compared: without regard to case and white space. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/**
 * Hashes a value so that it cannot be guessed without the secret. Equal values with different purposes have different
 * hashes.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}

/** The hash under which a token is stored, so that nobody who reads the database can redeem it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Names the recipient in the file names of the outbox, so that the e-mails to an address can be found. */
export function recipientHash(email: string): string {
  return hash('sha256', emailKey(email)).slice(0, 16);
}

/** Returns a secret of 192 bits that needs no encoding in URLs. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function newId(): string {
  return randomUUID();
}

/** How long the link in an e-mail can be used. */
export const TOKEN_SECONDS = 7 * 24 * 60 * 60;
