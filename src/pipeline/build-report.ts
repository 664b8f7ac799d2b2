import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { PublishResult } from '../domain/page/output.ts';
import type { BuildComparison } from '../domain/site/build-comparison.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { Stage, Stopwatch } from './stopwatch.ts';

/** The summary of a site, whether or not anything was built. */
export interface BuildSummary {
  readonly routes: number;
  readonly errors: number;
  readonly warnings: number;
  /** The number of former addresses that `_redirects` leaves out, because hosts read only so many. */
  readonly omittedRedirects: number;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The report of a build. `ok` is false, and nothing was published, if the content has errors or an address vanished.
 */
export interface BuildReport extends BuildSummary {
  readonly ok: boolean;
  readonly at: Instant;
  readonly durationMs: number;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly rendered: number;
  readonly reused: number;
  readonly files: number;
  readonly written: number;
  readonly bytes: number;
  /** Present only with the option `against`. */
  readonly against?: BuildComparison;
}

/** The outcome of a build. Nothing was published if `published` is absent. */
export interface BuildOutcome {
  readonly summary: BuildSummary;
  readonly published?: PublishResult;
  readonly rendered?: number;
  readonly against?: BuildComparison;
}

/** `started` is a value of `performance.now()`. */
export function reportOf(
  { summary, published, rendered = 0, against }: BuildOutcome,
  { at, started, watch }: { readonly at: Instant; readonly started: number; readonly watch: Stopwatch },
): BuildReport {
  return {
    ok: published !== undefined,
    at,
    durationMs: performance.now() - started,
    stages: watch.stages,
    ...summary,
    rendered,
    reused: summary.routes - rendered,
    files: published?.files ?? 0,
    written: published?.written ?? 0,
    bytes: published?.bytes ?? 0,
    ...defined({ against }),
  };
}
