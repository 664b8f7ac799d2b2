import type { ReactNode } from 'react';
import { Pictogram } from '#look/parts.tsx';
import type { ScheduleDay, ScheduleRow, SessionCard } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { gridClasses } from './grid-classes.ts';
import { OutcomeLine } from './OutcomeLine.tsx';
import { Prose } from './Prose.tsx';
import { RateButton } from './RateButton.tsx';
import { People, SeriesLabel, SessionFacts, SessionText, SessionTitle, SessionTitleLink } from './SessionFacts.tsx';
import { RoomLink } from './SessionPlace.tsx';
import { Struck } from './Struck.tsx';
import { T } from './T.tsx';

export interface RowProps {
  readonly row: ScheduleRow;
  readonly day: ScheduleDay;
  /** The row belongs to the current edition: scripts mark it while it is running, and it can be starred. */
  readonly isCurrent: boolean;
  /** Only when, where, what and with whom. */
  readonly isFolded?: boolean;
}

/** One entry of the schedule: when, where, and what. */
export function Row({ row, day, isCurrent, isFolded = false }: RowProps): ReactNode {
  const t = useText();
  const track = day.tracks.find(({ ident }) => ident === row.track);
  const room = day.rooms.find(({ ident }) => ident === row.room);
  const kind = row.session?.keynote === true ? 'row row-session row-keynote' : `row row-${row.kind}`;
  return (
    <li
      className={`${kind} ${isFolded ? 'row-folded ' : ''}${gridClasses(row.grid)}`}
      id={row.id}
      data-column={row.column}
      data-track={row.track}
      data-room={row.room}
      data-topics={row.session?.topics.map(({ ident }) => ident).join(' ')}
      data-what={row.what}
      data-off={row.outcome?.off}
      data-at={isCurrent ? `${row.startsAt} ${row.endsAt}` : undefined}
    >
      <p className="row-time">
        <time dateTime={row.startIso}>{row.start}</time>–{row.end}{' '}
        <span className="row-length">{t('schedule:minutes', { count: row.durationMinutes })}</span>
        {row.nextDay !== undefined && (
          <span className="row-next-day">{t('schedule:nextDay', { weekday: row.nextDay })}</span>
        )}
        {isCurrent && row.star !== undefined && <Star ident={row.star} row={row} />}
      </p>
      <div className="row-body">
        {(track !== undefined || room !== undefined) && (
          <p className="row-track">
            {track !== undefined && (
              <span className="track-name" data-color={track.color}>
                <T of={track.title} />
              </span>
            )}
            {room !== undefined && (
              <span className="row-room">
                {track !== undefined && ' · '}
                {row.join === undefined ? <T of={room.title} /> : <RoomLink name={room.title} href={row.join} />}
              </span>
            )}
          </p>
        )}
        <OutcomeLine outcome={row.outcome} />
        {row.session === undefined ? (
          <Entry row={row} isFolded={isFolded} />
        ) : (
          <Session row={row} session={row.session} isFolded={isFolded} />
        )}
      </div>
    </li>
  );
}

/** The button that stars the entry. It shows once its script is loaded. */
function Star({ ident, row }: { readonly ident: string; readonly row: ScheduleRow }): ReactNode {
  const t = useText();
  return (
    <button type="button" className="star-button needs-script" aria-pressed={false} data-star={ident}>
      <span className="visually-hidden">
        {t('schedule:star')}:{' '}
        {row.session === undefined ? <T of={row.title} /> : <SessionTitle session={row.session} />}
      </span>
    </button>
  );
}

function Session({
  row,
  session,
  isFolded,
}: {
  readonly row: ScheduleRow;
  readonly session: NonNullable<ScheduleRow['session']>;
  readonly isFolded: boolean;
}): ReactNode {
  const t = useText();
  return (
    <>
      {!isFolded && <SeriesLabel session={session} />}
      <h4>
        <SessionTitleLink session={session} />
      </h4>
      {session.speakers.length > 0 && (
        <p className="row-people">
          <People people={session.speakers} />
        </p>
      )}
      {!isFolded && <SessionFacts session={session} />}
      <RateButton rating={row.rating} feedback={row.feedback} title={row.title} />
      {!isFolded && !session.placeholder && hasDetails(session) && (
        <details>
          <summary>
            {t('schedule:about')}
            <span className="visually-hidden">
              : <T of={row.title} />
            </span>
          </summary>
          <SessionText session={session} />
        </details>
      )}
    </>
  );
}

/** Whether the row has details to expand. */
function hasDetails({ description, assets, calendar }: SessionCard): boolean {
  return description.html !== '' || assets.length > 0 || calendar !== undefined;
}

/** A break or a special entry, such as the opening. */
function Entry({ row, isFolded }: { readonly row: ScheduleRow; readonly isFolded: boolean }): ReactNode {
  const t = useText();
  return (
    <>
      <Pictogram name={row.what ?? ''} />
      <h4>
        <Struck isOff={row.outcome?.off !== undefined}>
          <T of={row.title} />
        </Struck>
      </h4>
      {row.moderators !== undefined && row.moderators.length > 0 && (
        <p className="row-people">
          {t('schedule:moderators', { count: row.moderators.length })}: <People people={row.moderators} />
        </p>
      )}
      {!isFolded && row.languageName !== undefined && (
        <ul className="tags">
          <li>{row.languageName}</li>
        </ul>
      )}
      <RateButton rating={row.rating} feedback={row.feedback} title={row.title} />
      {!isFolded && row.description !== undefined && <Prose of={row.description} />}
      {!isFolded && row.sponsorName !== undefined && (
        <p className="quiet">{t('schedule:sponsoredBy', { name: row.sponsorName })}</p>
      )}
    </>
  );
}
