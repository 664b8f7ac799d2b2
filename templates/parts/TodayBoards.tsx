import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { HomePage, TodayEntry, TodayRoom } from '../../src/domain/page/page.ts';
import { segmentsShown, unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
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
        {boards.map(({ event, title, date, href, shown, rooms }) => (
          <Windowed key={`${event} ${date}`} shown={shown} data-event={event}>
            <h3>
              <Link href={href}>
                <T of={title} />
              </Link>
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
function Row({ row: { room, now, next } }: { readonly row: TodayRoom }): ReactNode {
  const t = useText();
  const filled = [...now, ...next].filter(({ value }) => value !== null);
  return (
    <Windowed as="li" shown={unionShown(segmentsShown(filled).map(({ shown }) => shown))}>
      {room !== undefined && (
        <p className="today-room">
          <T of={room} />
        </p>
      )}
      {entries(now).map(({ key, entry, attributes }) => (
        <div key={key} className="today-now" {...attributes}>
          <p className="today-until">
            <Room of={entry} />
            {t('event:today.until', { end: entry.end })}
          </p>
          <p className="today-title">
            <LinkedText to={entry} />
          </p>
        </div>
      ))}
      {entries(next).map(({ key, entry, attributes }) => (
        <p key={key} className="today-next" {...attributes}>
          <span className="next-start">{`${t('event:today.next', { start: entry.start })} `}</span>
          <LinkedText to={entry} />
        </p>
      ))}
    </Windowed>
  );
}

/** The room of an entry that is for everybody. */
function Room({ of: { room } }: { readonly of: TodayEntry }): ReactNode {
  return (
    room !== undefined && (
      <>
        <T of={room} />
        {', '}
      </>
    )
  );
}

/** An element for each segment in which there is an entry. */
function entries(timeline: TodayRoom['now']) {
  return alternatives(timeline).flatMap(({ key, value, attributes }) =>
    value === null ? [] : [{ key, entry: value, attributes }],
  );
}
