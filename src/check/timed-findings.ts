import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Instant } from '../domain/time/timeline.ts';

/** Findings for an instant. They stay the same until `until`, or forever if that is null. */
export interface TimedFindings {
  readonly findings: readonly Finding[];
  readonly until: Instant | null;
}

export const NO_FINDINGS: TimedFindings = { findings: [], until: null };

/** All findings, until the first of them may change. */
export function joinFindings(parts: readonly TimedFindings[]): TimedFindings {
  const ends = parts.map(({ until }) => until).filter((until) => until !== null);
  return {
    findings: parts.flatMap(({ findings }) => findings),
    until: ends.length === 0 ? null : Math.min(...ends),
  };
}
