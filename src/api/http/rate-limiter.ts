import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../refusal.ts';

/**
 * How many requests a network may send. The limits are high, since all visitors of a conference may share one IP
 * address: when a talk ends, some hundred people rate it within a minute. They protect a process from overload, so each
 * process counts requests for itself, in memory. Wrong PINs are counted in the database (`operations/pin-attempts.ts`).
 */
export interface RequestLimits {
  readonly reads: Limit;
  readonly writes: Limit;
}

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export const DEFAULT_LIMITS: RequestLimits = {
  reads: { points: 6000, seconds: 60 },
  writes: { points: 1200, seconds: 60 },
};

/** Counts requests by network. Each method refuses the request with `rate-limited` if there are too many. */
export interface Limiter {
  read(network: string): Promise<void>;
  write(network: string): Promise<void>;
}

export function createLimiter(limits: RequestLimits): Limiter {
  const [reads, writes] = [memoryOf(limits.reads), memoryOf(limits.writes)];
  return {
    read: (network) => consume(reads, network),
    write: (network) => consume(writes, network),
  };
}

function memoryOf({ points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds });
}

async function consume(limiter: RateLimiterMemory, network: string): Promise<void> {
  try {
    await limiter.consume(network);
  } catch (error) {
    if (error instanceof RateLimiterRes) refuseUntil(error, limiter.duration);
    throw error;
  }
}

/** `msBeforeNext` follows the system's clock, and so may be any time after the clock was set. */
function refuseUntil({ msBeforeNext }: RateLimiterRes, seconds: number): never {
  const detail = 'Too many requests have come from this network in a short time. Wait before you send the next one.';
  refuse('rate-limited', { detail, retryAfterSeconds: Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000))) });
}
