/**
 * The pauses between the questions of a page. Visitors do not all ask at the same time, ask less often with data saver, and
 * less and less often as long as there is no answer.
 */

const MINUTE_MS = 60_000;
const LONGEST_MS = 5 * MINUTE_MS;

/** The pause before the next question, in milliseconds. `random` is from 0 up to 1. */
export function pauseMs({ failures, saveData, random }: PauseConditions): number {
  const pause = saveData ? LONGEST_MS : Math.min(MINUTE_MS * 2 ** failures, LONGEST_MS);
  return pause * (0.9 + random * 0.2);
}

export interface PauseConditions {
  /** The number of questions without an answer since the last one. */
  readonly failures: number;
  readonly saveData: boolean;
  readonly random: number;
}
