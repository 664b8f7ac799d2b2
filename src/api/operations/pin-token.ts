import type { Instant } from '../../domain/time/timeline.ts';
import { keyedHash, tokenHash } from '../keys.ts';

/** A PIN at an edition. */
export interface AttendeePin {
  readonly event: string;
  readonly year: number;
  readonly pin: string;
}

/** The key of signatures and the present time. */
export interface SigningContext {
  readonly secret: string;
  readonly now: Instant;
}

/** A token is valid for a day of the conference and the evening after it. */
const PIN_TOKEN_SECONDS = 24 * 60 * 60;

/**
 * Creates a token which proves that a PIN was right. It is valid for this PIN only, so nobody can use the token of
 * their own badge to guess other PINs. Its format is `expiry.signature`, with the expiry in epoch seconds.
 */
export function createPinToken({ secret, now }: SigningContext, pin: AttendeePin): string {
  return sign(secret, { pin, expiresAt: now + PIN_TOKEN_SECONDS });
}

/** Whether a token was created with this secret for this PIN and has not expired. */
export function isPinToken(
  { secret, now }: SigningContext,
  { token, pin }: { readonly token: string; readonly pin: AttendeePin },
): boolean {
  const expiresAt = Number(token.split('.', 1)[0]);
  // One that expires later was created when the clock was ahead.
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now || expiresAt > now + PIN_TOKEN_SECONDS) return false;
  // The hashes are compared, so that the duration of the comparison reveals nothing about the signature.
  return tokenHash(token) === tokenHash(sign(secret, { pin, expiresAt }));
}

function sign(
  secret: string,
  { pin: { event, year, pin }, expiresAt }: { readonly pin: AttendeePin; readonly expiresAt: number },
): string {
  return `${expiresAt}.${keyedHash(secret, 'pin token', `${event} ${year} ${expiresAt} ${pin}`)}`;
}
