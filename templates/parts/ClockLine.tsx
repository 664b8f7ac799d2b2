import type { ReactNode } from 'react';
import type { EventClock } from '../../src/domain/page/page.ts';
import type { ClockState } from '../../src/domain/programme/hackathon-clock.ts';
import { useText } from '../render/environment.tsx';
import { Count, type CountProps } from './Count.tsx';
import { alternatives } from './Windowed.tsx';

/** The countdown of a hackathon: a text for each state, with the remaining time where it is counted. */
export function ClockLine({ clock }: { readonly clock: EventClock }): ReactNode {
  const t = useText();
  const params = { starts: clock.starts.text, ends: clock.ends.text };
  const untilStart = { until: clock.startsAt, label: t('event:count.start') };
  const untilEnd = { until: clock.endsAt, label: t('event:count.end') };
  const counts: Readonly<Partial<Record<ClockState, CountProps>>> = {
    'days-away': { ...untilStart, units: ['days'] },
    waiting: { ...untilStart, units: ['hours', 'minutes', 'seconds'] },
    'in-progress': { ...untilEnd, units: ['hours', 'minutes', 'seconds'] },
  };
  return (
    <div className="clock">
      {alternatives(clock.states).map(({ key, value, attributes }) => (
        <div key={key} data-clock={value} {...attributes}>
          <p>{t(`event:clock.${value}`, params)}</p>
          {counts[value] !== undefined && <Count {...counts[value]} />}
        </div>
      ))}
    </div>
  );
}
