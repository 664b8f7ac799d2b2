import type { ReactNode } from 'react';
import type { DoorSignDay } from '../../../src/domain/page/page.ts';
import { languageAttributes } from '../language-attributes.ts';
import { T } from '../T.tsx';
import { TitleOrStruck } from './NextEntry.tsx';
import type { ScreenSideProps } from './ScreenSide.tsx';

/** The sign at the door of a room in one language, for printing: a sheet for each day. */
export function DoorSign({ side, isFirst }: ScreenSideProps): ReactNode {
  const [room] = side.screens;
  if (room === undefined) return null;
  const days: readonly (DoorSignDay | undefined)[] = room.days.length === 0 ? [undefined] : room.days;
  return (
    <div className="door-sign" {...languageAttributes(side.language)} data-sign={side.language} hidden={!isFirst}>
      {days.map((day) => (
        <div key={day?.date ?? ''} className="door-sign-day">
          <p className="door-sign-name">
            <T of={room.name} />
          </p>
          <p className="door-sign-facts">{[day?.title ?? [], ...room.facts].flat().join(' · ')}</p>
          <ul>
            {day?.entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order, and two can be alike.
              <li key={index} className={entry.isBreak ? 'door-sign-break' : undefined}>
                <time>{entry.time}</time>
                <span>
                  <b>
                    <TitleOrStruck title={entry.title} isOff={entry.isOff} />
                  </b>
                  {entry.people !== undefined && <small>{entry.people}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
