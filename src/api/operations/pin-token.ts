import type { Instant } from '../../domain/timeline.ts';
import { hidden, tokenHash } from '../keys.ts';

/** Whose PIN, and where. */
export interface PinOf {
  readonly event: string;
  readonly year: number;
  readonly pin: string;
}

/** What tokens are signed with, and the present. */
export interface Signing {
  readonly secret: string;
  readonly now: Instant;
}

/** As long as a day of the conference, and the evening after it. */
const PIN_TOKEN_SECONDS = 24 * 60 * 60;

/**
 * Shows that the PIN was right when it was given. It holds for this PIN alone: with the PIN of an own badge nobody gets
 * further guesses at others. `expiry.signature`, the expiry in epoch seconds.
 */
export function pinTokenOf({ secret, now }: Signing, pin: PinOf): string {
  return signed(secret, { pin, expiresAt: now + PIN_TOKEN_SECONDS });
}

/** Whether a token was made by a service with this secret, for this PIN, and has not expired. */
export function isPinToken(
  { secret, now }: Signing,
  { token, pin }: { readonly token: string; readonly pin: PinOf },
): boolean {
  const expiresAt = Number(token.split('.', 1)[0]);
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now) return false;
  // Hashes of both are compared, so that the time it takes tells nothing about the signature.
  return tokenHash(token) === tokenHash(signed(secret, { pin, expiresAt }));
}

function signed(
  secret: string,
  { pin: { event, year, pin }, expiresAt }: { readonly pin: PinOf; readonly expiresAt: number },
): string {
  return `${expiresAt}.${hidden(secret, 'pin token', `${event} ${year} ${expiresAt} ${pin}`)}`;
}
