import type { Instant } from '../../domain/time/timeline.ts';

/**
 * How wrong PINs delay the next attempt. PINs are short, so guessing must be slow. But visitors make typing errors, and
 * all visitors of a conference may share one IP address, so nobody may be locked out for long. Therefore some wrong
 * PINs are free, each further one makes the wait a second longer, and wrong PINs expire one by one. Somebody who keeps
 * guessing gets one guess for each wrong PIN that expires, and a right PIN waits that long at most.
 */
export interface PinLimit {
  /** The number of wrong PINs without a wait. */
  readonly free: number;
  /** One wrong PIN expires each time this interval has passed. This is also the longest wait. */
  readonly forgetSeconds: number;
}

/**
 * A network may guess less often than wrong PINs of an edition expire, so one network alone never makes others wait.
 * The limit of the edition applies to guesses from many networks. The limit of an address applies to PINs that are sent
 * with the e-mail address of a ticket, whatever network they come from, and the other two do not.
 */
export const PIN_LIMITS: Readonly<Record<'network' | 'edition' | 'email', PinLimit>> = {
  network: { free: 30, forgetSeconds: 120 },
  edition: { free: 100, forgetSeconds: 60 },
  email: { free: 10, forgetSeconds: 300 },
};

/** The state of a network, an edition or an address. */
export interface WrongPins {
  /** When the last wrong PIN expires. The time until then divided by `forgetSeconds` is the number of wrong PINs. */
  readonly clearAt: Instant;
  /** Until then attempts are refused. */
  readonly openAt: Instant;
}

/** How long attempts are refused from now on, in seconds: at most `forgetSeconds`, also after the clock was set. */
export function waitSeconds(limit: PinLimit, { before, now }: AttemptAt): number {
  return isOfThisClock(limit, { before, now }) ? Math.max(0, (before?.openAt ?? now) - now) : 0;
}

export interface AttemptAt {
  readonly before: WrongPins | undefined;
  readonly now: Instant;
}

/** False for a state from a time when the clock was ahead: it would last until the clock is there again. */
function isOfThisClock({ free, forgetSeconds }: PinLimit, { before, now }: AttemptAt): boolean {
  if (before === undefined) return true;
  return before.openAt <= now + forgetSeconds && before.clearAt <= now + (free + forgetSeconds) * forgetSeconds;
}

/** The state after another wrong PIN. */
export function afterWrongPin(limit: PinLimit, { before, now }: AttemptAt): WrongPins {
  const { free, forgetSeconds } = limit;
  const clearAt = isOfThisClock(limit, { before, now }) ? (before?.clearAt ?? now) : now;
  const count = Math.min(Math.max(0, clearAt - now) / forgetSeconds + 1, free + forgetSeconds);
  const wait = Math.max(0, Math.ceil(count - free));
  return { clearAt: now + Math.ceil(count * forgetSeconds), openAt: now + wait };
}

/** How many wrong PINs can be tried in a number of seconds, if each is sent as soon as the wait is over. */
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

/** The average number of PINs of an edition that are found by guessing for a day, from any number of networks. */
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

const MIN_RECOMMENDED = 6;
const MAX_PIN_LENGTH = 12;

/** The shortest length from six digits on for which less than one PIN is guessed in a day. */
export function recommendedPinLength(attendees: number): number {
  for (let pinLength = MIN_RECOMMENDED; pinLength < MAX_PIN_LENGTH; pinLength += 1) {
    if (guessedInADay({ attendees, pinLength }) < 1) return pinLength;
  }
  return MAX_PIN_LENGTH;
}
