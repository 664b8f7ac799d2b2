import { plain } from '../../src/domain/language.ts';
import type { NowEntry, NowRow, Shown } from '../../src/domain/page/page.ts';
import { segmentsShown, unionShown } from '../../src/domain/page/shown.ts';

/** What is on in a row at one time, and what comes next. */
export type NowState = NowRow['states'][number]['value'];

/** When something is on in a row, or follows there. */
export function whenFilled({ states }: NowRow): Shown {
  const filled = segmentsShown(states).filter(({ value: { now, next } }) => now.length + next.length > 0);
  return unionShown(filled.map(({ shown }) => shown));
}

/** Tells the entries of a state apart. */
export function entryKey({ href, start, title }: NowEntry): string {
  return href ?? `${start} ${plain(title)}`;
}

/** Whether an entry that is on says its room and end: the first one does, and others where theirs differ. */
export function isHeaded(now: readonly NowEntry[], index: number): boolean {
  const [before, entry] = [now[index - 1], now[index]];
  return before?.end !== entry?.end || JSON.stringify(before?.room) !== JSON.stringify(entry?.room);
}
