import type { ReactNode } from 'react';
import type { ScheduleDayLink } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';

export interface DayLinksProps {
  readonly days: readonly ScheduleDayLink[];
  /** The day that the page shows, if it is the page of a schedule. */
  readonly shownDate?: string;
  /** The page always shows this day. A script leads on from other pages of a schedule (`client/runtime/present-day.ts`). */
  readonly ofDay?: string | undefined;
}

/** Links to the pages of a schedule's days. Nothing if there are none. */
export function DayLinks({ days, shownDate, ofDay }: DayLinksProps): ReactNode {
  const t = useText();
  if (days.length === 0) return null;
  const followsDay = shownDate !== undefined && ofDay === undefined;
  return (
    <nav aria-label={t('schedule:chooseDay')} data-follows-day={followsDay ? '' : undefined}>
      <ul className="day-choice day-links">
        {days.map(({ date, endsAt, title, href }) => (
          <li key={date}>
            <a
              href={href}
              aria-current={date === ofDay ? 'page' : date === shownDate ? 'true' : undefined}
              data-ends-at={endsAt}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
