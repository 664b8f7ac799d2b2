import type { Text } from './language.ts';
import { combineAll, map, type Timeline, type Window } from './timeline.ts';

/** A place to which the printed code may lead. */
export interface QrTarget {
  readonly ident: string;
  readonly title: Text;
  readonly url: string;
}

/** A target with the time in which it is in force. */
export interface TimedTarget {
  readonly target: QrTarget;
  readonly window: Window;
}

/** At any time the first target in force, else the given one; null where there is none either. */
export function qrTargets(timed: readonly TimedTarget[], otherwise: QrTarget | null): Timeline<QrTarget | null> {
  return map(combineAll(timed.map(({ window }) => window)), (open) => timed[open.indexOf(true)]?.target ?? otherwise);
}
