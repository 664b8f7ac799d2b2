import type { Text } from '../language.ts';
import { combineAll, map, type Timeline, type Window } from '../time/timeline.ts';

/** A possible target of the printed QR code. */
export interface QrTarget {
  readonly ident: string;
  readonly title: Text;
  readonly url: string;
}

/** A target, and when it is in force. */
export interface TimedTarget {
  readonly target: QrTarget;
  readonly window: Window;
}

/** The target over time: the first one whose window is open, else `otherwise`. Null means no target. */
export function qrTargets(timed: readonly TimedTarget[], otherwise: QrTarget | null): Timeline<QrTarget | null> {
  return map(combineAll(timed.map(({ window }) => window)), (open) => timed[open.indexOf(true)]?.target ?? otherwise);
}
