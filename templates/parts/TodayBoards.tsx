import type { ReactNode } from 'react';
import type { HomePage, NowEntry, NowRow } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { NowEntries, whenFilled } from './NowEntries.tsx';
import { T } from './T.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

/** What is on now and what comes next, in each room of each event that takes place on this day. */
export function TodayBoards({ boards }: { readonly boards: HomePage['today'] }): ReactNode {
  const t = useText();
  if (boards.length === 0) return null;
  return (
    <Windowed
      as="section"
      shown={unionShown(boards.map(({ shown }) => shown))}
      className="today"
      aria-label={t('event:today.title')}
    >
      <h2>{t('event:today.title')}</h2>
      <div className="today-boards">
        {boards.map(({ event, title, zone, date, href, shown, rooms }) => (
          <Windowed key={`${event} ${date}`} shown={shown} data-event={event}>
            <h3>
              <Link href={href}>
                <T of={title} />
              </Link>
              {zone !== undefined && <span className="today-zone"> {zone}</span>}
            </h3>
            <ul>
              {rooms.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order, and two can have one name.
                <Row key={index} row={row} />
              ))}
            </ul>
          </Windowed>
        ))}
      </div>
    </Windowed>
  );
}

/** A row shows while something is on in it or follows. */
function Row({ row }: { readonly row: NowRow }): ReactNode {
  const t = useText();
  return (
    <Windowed as="li" shown={whenFilled(row)}>
      {row.room !== undefined && (
        <p className="today-room">
          <T of={row.room} />
        </p>
      )}
      {alternatives(row.states).map(({ key, value, attributes }) => (
        <div key={key} className="today-state" {...attributes}>
          <NowEntries
            of={value}
            name="today"
            headOf={(entry) => (
              <p className="today-until">
                <Room of={entry} />
                {t('event:today.until', { end: entry.end })}
              </p>
            )}
          />
        </div>
      ))}
    </Windowed>
  );
}

/** The room of an entry that is for everybody. */
function Room({ of: { room } }: { readonly of: NowEntry }): ReactNode {
  return (
    room !== undefined && (
      <>
        <T of={room} />
        {', '}
      </>
    )
  );
}
