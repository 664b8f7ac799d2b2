import type { ReactNode } from 'react';
import type { ScheduleDay, ScheduleRow, SessionCard } from '../../src/model/page.ts';
import { useText } from '../render/environment.tsx';
import { gridClasses } from './grid-classes.ts';
import { PixelPicture } from './PixelPicture.tsx';
import { Prose } from './Prose.tsx';
import { People, SeriesLabel, SessionFacts, SessionText, SessionTitle } from './SessionFacts.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

export interface RowProps {
  readonly row: ScheduleRow;
  readonly day: ScheduleDay;
  /** Of the current edition: scripts follow its times, and a session can be starred. */
  readonly isCurrent: boolean;
}

/** One entry of the schedule: when, on which track, and what. */
export function Row({ row, day, isCurrent }: RowProps): ReactNode {
  const t = useText();
  const track = day.tracks.find((one) => one.track === row.track);
  const kind = row.session?.keynote === true ? 'row row-session row-keynote' : `row row-${row.kind}`;
  return (
    <li
      className={`${kind} ${gridClasses(row.grid)}`}
      id={row.id}
      data-track={row.track}
      data-what={row.what}
      data-at={isCurrent ? `${row.startsAt} ${row.endsAt}` : undefined}
    >
      <p className="row-time">
        <time dateTime={row.startIso}>{row.start}</time>–{row.end}{' '}
        <span className="row-length">{t('schedule:minutes', { count: row.durationMinutes })}</span>
        {isCurrent && row.session !== undefined && !row.session.placeholder && <Star session={row.session} />}
      </p>
      <div className="row-body">
        {track !== undefined && (
          <p className="row-track">
            <T of={track.title} />
          </p>
        )}
        {row.session === undefined ? <Entry row={row} /> : <Session row={row} session={row.session} />}
      </div>
    </li>
  );
}

/** Stars the session, once a script has come that keeps the stars. */
function Star({ session }: { readonly session: NonNullable<ScheduleRow['session']> }): ReactNode {
  const t = useText();
  return (
    <button type="button" className="star-button needs-script" aria-pressed={false} data-star={session.ident}>
      <span className="visually-hidden">
        {t('schedule:star')}: <SessionTitle session={session} />
      </span>
    </button>
  );
}

function Session({
  row,
  session,
}: {
  readonly row: ScheduleRow;
  readonly session: NonNullable<ScheduleRow['session']>;
}): ReactNode {
  const t = useText();
  return (
    <>
      <SeriesLabel session={session} />
      <h4>
        <SessionTitle session={session} />
      </h4>
      {session.speakers.length > 0 && (
        <p className="row-people">
          <People people={session.speakers} />
        </p>
      )}
      <SessionFacts session={session} />
      {row.rating !== undefined && (
        <Windowed as="p" shown={row.rating} className="needs-script">
          <button type="button" className="tool" data-rate={session.ident}>
            {t('schedule:rating.rate')}
            <span className="visually-hidden">
              : <T of={row.title} />
            </span>
          </button>
        </Windowed>
      )}
      {!session.placeholder && saysMore(session) && (
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

/** Whether there is anything to unfold. */
function saysMore({ description, assets, calendar }: SessionCard): boolean {
  return description.html !== '' || assets.length > 0 || calendar !== undefined;
}

/** A break, or an entry of its own kind such as the opening. */
function Entry({ row }: { readonly row: ScheduleRow }): ReactNode {
  const t = useText();
  return (
    <>
      <PixelPicture name={row.what ?? ''} />
      <h4>
        <T of={row.title} />
      </h4>
      {row.moderators !== undefined && row.moderators.length > 0 && (
        <p className="row-people">
          {t('schedule:moderators', { count: row.moderators.length })}: <People people={row.moderators} />
        </p>
      )}
      {row.languageName !== undefined && (
        <ul className="tags">
          <li>{row.languageName}</li>
        </ul>
      )}
      {row.description !== undefined && <Prose of={row.description} />}
      {row.sponsorName !== undefined && <p className="quiet">{t('schedule:sponsoredBy', { name: row.sponsorName })}</p>}
    </>
  );
}
