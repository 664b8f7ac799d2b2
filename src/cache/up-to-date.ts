import { readFileSync } from 'node:fs';
import { writeAtomically } from '../fs/atomic-write.ts';
import { attempt } from '../fs/attempt.ts';
import type { Instant } from '../model/timeline.ts';
import { verifiedText, withChecksum } from './checksum.ts';

/** What a command came to the last time: valid while its inputs have the same key, within a span of time. */
export interface LastOutcome<T> {
  /** Names all inputs. */
  readonly key: string;
  /** The instant of that run. */
  readonly from: Instant;
  /** From then on the outcome is another; null: never. */
  readonly until: Instant | null;
  readonly value: T;
}

/** The last outcome, if it is also that of these inputs at this instant; undefined where there is none, or its file is damaged. */
export function outcomeIfUpToDate<T>(file: string, key: string, at: Instant): LastOutcome<T> | undefined {
  return attempt(() => {
    const text = verifiedText(readFileSync(file));
    const last = text === undefined ? undefined : (JSON.parse(text) as LastOutcome<T>);
    const isCurrent = last?.key === key && last.from <= at && (last.until === null || at < last.until);
    return isCurrent ? last : undefined;
  });
}

/** Where it cannot be saved, the next run does its work. */
export function saveOutcome<T>(file: string, outcome: LastOutcome<T>): void {
  attempt(() => writeAtomically(file, withChecksum(JSON.stringify(outcome))));
}
