import { readFileSync } from 'node:fs';
import type { Instant } from '../domain/time/timeline.ts';
import { writeAtomically } from '../fs/atomic-write.ts';
import { attempt } from '../fs/attempt.ts';
import { verifiedText, withChecksum } from './checksum.ts';

/** The outcome of a command. It is valid while the inputs have the same key and within a period of time. */
export interface LastOutcome<T> {
  /** Covers all inputs. */
  readonly key: string;
  /** The instant of the run. */
  readonly from: Instant;
  /** The instant from which the outcome may differ. Null if it never does. */
  readonly until: Instant | null;
  readonly value: T;
}

/** The last outcome if it is valid for these inputs at this instant. Undefined otherwise, and if the file is damaged or missing. */
export function outcomeIfUpToDate<T>(file: string, key: string, at: Instant): LastOutcome<T> | undefined {
  return attempt(() => {
    const text = verifiedText(readFileSync(file));
    const last = text === undefined ? undefined : (JSON.parse(text) as LastOutcome<T>);
    const isCurrent = last?.key === key && last.from <= at && (last.until === null || at < last.until);
    return isCurrent ? last : undefined;
  });
}

/** Saves an outcome. If that fails, the next run does the work again. */
export function saveOutcome<T>(file: string, outcome: LastOutcome<T>): void {
  attempt(() => writeAtomically(file, withChecksum(JSON.stringify(outcome))));
}
