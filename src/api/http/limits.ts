import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../refusal.ts';

/**
 * How often one address may ask, in a span. Generous, since all of a conference may stand behind one address: when a
 * talk ends, some hundred people rate it within a minute. Wrong PINs alone are counted strictly: there are only ten
 * thousand of four digits.
 */
export interface RequestLimits {
  readonly reads: Limit;
  readonly writes: Limit;
  readonly wrongPins: Limit;
}

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export const USUAL_LIMITS: RequestLimits = {
  reads: { points: 6000, seconds: 60 },
  writes: { points: 1200, seconds: 60 },
  wrongPins: { points: 60, seconds: 600 },
};

/** Counts requests by address. Each method refuses with `rate-limited`, or does nothing. */
export interface Limiter {
  read(address: string): Promise<void>;
  write(address: string): Promise<void>;
  /** Before a PIN is looked up. */
  beforePin(address: string): Promise<void>;
  /** After one that nobody has. */
  wrongPin(address: string): Promise<void>;
}

export function createLimiter(limits: RequestLimits): Limiter {
  const [reads, writes, wrongPins] = [limits.reads, limits.writes, limits.wrongPins].map(memoryOf) as [
    RateLimiterMemory,
    RateLimiterMemory,
    RateLimiterMemory,
  ];
  return {
    read: (address) => consume(reads, address),
    write: (address) => consume(writes, address),
    async beforePin(address) {
      const known = await wrongPins.get(address);
      if (known !== null && known.consumedPoints >= limits.wrongPins.points) refuseFor(known);
    },
    wrongPin: (address) => consume(wrongPins, address).catch(() => {}),
  };
}

function memoryOf({ points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds });
}

async function consume(limiter: RateLimiterMemory, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (error) {
    if (error instanceof RateLimiterRes) refuseFor(error);
    throw error;
  }
}

/** Says when the span is over. */
function refuseFor({ msBeforeNext }: RateLimiterRes): never {
  refuse('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
