import type { ReactNode } from 'react';
import type { ScheduleDay } from '../../src/domain/page.ts';
import { useText } from '../render/environment.tsx';
import { Day } from './Day.tsx';
import { T } from './T.tsx';

export interface DaysProps {
  readonly of: readonly ScheduleDay[];
  /** Event and year, the storage key of a visitor's choice of a day. */
  readonly edition: string;
  /** Of the current edition, with what visitors can do with it. */
  readonly isCurrent?: boolean;
}

/**
 * The days of a schedule. Of several, links lead to each: without script all days stand one below the other; a script
 * shows one of them, which the links then choose.
 */
export function Days({ of: days, edition, isCurrent = false }: DaysProps): ReactNode {
  const t = useText();
  const all = days.map((day) => <Day key={day.date} day={day} isCurrent={isCurrent} />);
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
