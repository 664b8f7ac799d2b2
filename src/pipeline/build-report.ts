import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Against } from '../model/against.ts';
import { defined } from '../model/defined.ts';
import type { PublishResult } from '../model/output.ts';
import type { Instant } from '../model/timeline.ts';
import type { Stage, Stopwatch } from './stopwatch.ts';

/** What a build says of the site, whether or not it had anything to do. */
export interface BuildSummary {
  readonly routes: number;
  readonly errors: number;
  readonly warnings: number;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
  readonly diagnostics: readonly Diagnostic[];
}

/** What a build did. `ok` is false where the content has errors or an address vanished; nothing was published then. */
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
  /** With `against` alone. */
  readonly against?: Against;
}

/** What became of a build: nothing was published where `published` is absent. */
export interface BuildOutcome {
  readonly summary: BuildSummary;
  readonly published?: PublishResult;
  readonly rendered?: number;
  readonly against?: Against;
}

/** `started` as `performance.now()` gave it. */
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
