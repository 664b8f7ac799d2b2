import type { ReactNode } from 'react';
import type { ScheduleDay } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Day } from './Day.tsx';
import { T } from './T.tsx';

export interface DaysProps {
  readonly of: readonly ScheduleDay[];
  /** Event and year, which are part of the storage key for the visitor's choice of a day. */
  readonly edition: string;
  /** The days belong to the current edition, so their sessions can be starred. */
  readonly isCurrent?: boolean;
  /** Entries are lines: only when, where, what and with whom. */
  readonly isFolded?: boolean;
}

/**
 * The days of a schedule, with links to each if there are several. Without JavaScript, all days show. A script shows
 * only one of them, which the links select.
 */
export function Days({ of: days, edition, isCurrent = false, isFolded = false }: DaysProps): ReactNode {
  const t = useText();
  const all = days.map((day) => <Day key={day.date} day={day} isCurrent={isCurrent} isFolded={isFolded} />);
  if (days.length < 2) return all;
  return (
    <div data-days={edition}>
      <nav aria-label={t('schedule:chooseDay')}>
        <ul className="day-choice">
          {days.map(({ date, endsAt, title, heading }) => (
            <li key={date}>
              <a href={`#day-${date}`} data-ends-at={endsAt}>
                {title}
                {heading !== undefined && (
                  <small>
                    <T of={heading} />
                  </small>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {all}
    </div>
  );
}
