import { Fragment, type ReactNode } from 'react';
import type { NowEntry, NowRow, Shown } from '../../src/domain/page/page.ts';
import { segmentsShown, unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { LinkedText } from './OutcomeLine.tsx';

/** What is on in a row at one time, and what comes next. */
export type NowState = NowRow['states'][number]['value'];

interface NowEntriesProps {
  readonly of: NowState;
  /** The beginning of the class names. */
  readonly name: 'now' | 'today';
  /** Says where and until when an entry is on. Shown above the first one that is on, and above others if theirs differ. */
  readonly headOf: (entry: NowEntry, index: number) => ReactNode;
}

/** The entries that are on in a row, and those that come next. */
export function NowEntries({ of: { now, next }, name, headOf }: NowEntriesProps): ReactNode {
  const t = useText();
  const nextText = name === 'now' ? 'schedule:strip.next' : 'event:today.next';
  return (
    <>
      {now.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order, and two can be alike.
        <Fragment key={index}>
          {isHeaded(now, index) && headOf(entry, index)}
          <p className={`${name}-title`}>
            <LinkedText to={entry} />
          </p>
        </Fragment>
      ))}
      {next.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order, and two can be alike.
        <p key={index} className={`${name}-next`}>
          <span className="next-start">{`${t(nextText, { start: entry.start })} `}</span>
          <LinkedText to={entry} />
        </p>
      ))}
    </>
  );
}

function isHeaded(now: readonly NowEntry[], index: number): boolean {
  const [before, entry] = [now[index - 1], now[index]];
  return before?.end !== entry?.end || JSON.stringify(before?.room) !== JSON.stringify(entry?.room);
}

/** When something is on in a row, or follows there. */
export function whenFilled({ states }: NowRow): Shown {
  const filled = segmentsShown(states).filter(({ value: { now, next } }) => now.length + next.length > 0);
  return unionShown(filled.map(({ shown }) => shown));
}
