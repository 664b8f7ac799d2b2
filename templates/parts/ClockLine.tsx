import type { ReactNode } from 'react';
import type { EventClock } from '../../src/model/page.ts';
import { useText } from '../render/environment.tsx';
import { alternatives } from './Windowed.tsx';

/** A line on how far a hackathon is: its date, then that it is near, under way or done. */
export function ClockLine({ clock }: { readonly clock: EventClock }): ReactNode {
  const t = useText();
  const params = { starts: clock.starts.text, ends: clock.ends.text };
  return (
    <div className="clock" data-starts-at={clock.startsAt} data-ends-at={clock.endsAt}>
      {alternatives(clock.states).map(({ key, value, attributes }) => (
        <p key={key} data-clock={value} {...attributes}>
          {t(`event:clock.${value}`, params)}
        </p>
      ))}
    </div>
  );
}
