import { Fragment, type ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { HomePage, NowEntry, NowRow } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { entryKey, isHeaded, type NowState, whenFilled } from './now-rows.ts';
import { LinkedText } from './OutcomeLine.tsx';
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
              {rooms.map((row) => (
                <Row key={row.room === undefined ? '' : plain(row.room)} row={row} />
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
  return (
    <Windowed as="li" shown={whenFilled(row)}>
      {row.room !== undefined && (
        <p className="today-room">
          <T of={row.room} />
        </p>
      )}
      {alternatives(row.states).map(({ key, value, attributes }) => (
        <div key={key} className="today-state" {...attributes}>
          <State of={value} />
        </div>
      ))}
    </Windowed>
  );
}

function State({ of: { now, next } }: { readonly of: NowState }): ReactNode {
  const t = useText();
  return (
    <>
      {now.map((entry, index) => (
        <Fragment key={entryKey(entry)}>
          {isHeaded(now, index) && (
            <p className="today-until">
              <Room of={entry} />
              {t('event:today.until', { end: entry.end })}
            </p>
          )}
          <p className="today-title">
            <LinkedText to={entry} />
          </p>
        </Fragment>
      ))}
      {next.map((entry) => (
        <p key={entryKey(entry)} className="today-next">
          <span className="next-start">{`${t('event:today.next', { start: entry.start })} `}</span>
          <LinkedText to={entry} />
        </p>
      ))}
    </>
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
