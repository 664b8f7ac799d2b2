import type { Instant } from '../../domain/timeline.ts';

/**
 * How wrong PINs slow down the next attempt. A PIN has few digits, so that guesses must be rare; but people mistype, and
 * all of a conference may share one address, so that nobody may be shut out for long. Therefore some wrong PINs cost
 * nothing, each further one makes the wait a second longer, and wrong PINs are forgotten one by one. Whoever goes on
 * guessing ends at one guess for each that is forgotten; whoever comes with the right PIN waits that long at most.
 */
export interface PinLimit {
  /** So many wrong PINs cost nothing. */
  readonly free: number;
  /** A wrong PIN is forgotten after so many seconds, one at a time. The longest wait is as long. */
  readonly forgetSeconds: number;
}

/**
 * One network alone is slower than an edition forgets: it never makes others wait. From many networks, the edition's limit
 * is the one that holds.
 */
export const PIN_LIMITS: Readonly<Record<'network' | 'edition', PinLimit>> = {
  network: { free: 30, forgetSeconds: 120 },
  edition: { free: 100, forgetSeconds: 60 },
};

/** The wrong PINs of a network or of an edition, as two instants. */
export interface WrongPins {
  /** When the last of them is forgotten. */
  readonly clearAt: Instant;
  /** Until then no PIN is looked up. */
  readonly openAt: Instant;
}

/** What a wrong PIN comes to. */
export function afterWrongPin(
  { free, forgetSeconds }: PinLimit,
  { before, now }: { readonly before: WrongPins | undefined; readonly now: Instant },
): WrongPins {
  const earlier = Math.max(0, (before?.clearAt ?? now) - now) / forgetSeconds;
  const count = Math.min(earlier + 1, free + forgetSeconds);
  const wait = Math.max(0, Math.ceil(count - free));
  return { clearAt: now + Math.ceil(count * forgetSeconds), openAt: now + wait };
}

/** How many wrong PINs can be tried in so many seconds, by somebody who tries the next one as soon as it is looked up. */
export function wrongPinsWithin(seconds: number, limit: PinLimit): number {
  let tried = 0;
  let before: WrongPins | undefined;
  for (let now = 0; now < seconds; now = before.openAt) {
    before = afterWrongPin(limit, { before, now });
    tried += 1;
  }
  return tried;
}

const DAY_SECONDS = 86_400;

/**
 * How many PINs of an edition are found on average by somebody who guesses for a day, from as many networks as they like.
 */
export function guessedInADay({
  attendees,
  pinLength,
}: {
  readonly attendees: number;
  readonly pinLength: number;
}): number {
  const others = 10 ** pinLength - attendees;
  if (others <= 0) return attendees;
  return Math.min(attendees, (wrongPinsWithin(DAY_SECONDS, PIN_LIMITS.edition) * attendees) / others);
}

const LONGEST_PIN = 12;

/** The shortest length of which less than one PIN is guessed in a day. */
export function recommendedPinLength(attendees: number): number {
  for (let pinLength = 1; pinLength < LONGEST_PIN; pinLength += 1) {
    if (guessedInADay({ attendees, pinLength }) < 1) return pinLength;
  }
  return LONGEST_PIN;
}
