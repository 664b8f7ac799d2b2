import type { ReactNode } from 'react';
import type { ScheduleDay, ScheduleRow } from '../../src/model/page.ts';
import { useText } from '../render/environment.tsx';
import { Prose } from './Prose.tsx';
import { People, SessionFacts, SessionText, SessionTitle } from './SessionFacts.tsx';
import { T } from './T.tsx';

/** One entry of the schedule: when, on which track, and what. */
export function Row({ row, day }: { readonly row: ScheduleRow; readonly day: ScheduleDay }): ReactNode {
  const track = day.tracks.find((one) => one.track === row.track);
  return (
    <li className={`row row-${row.kind}`} id={row.id} data-track={row.track} data-what={row.what}>
      <p className="row-time">
        <time dateTime={row.startIso}>{row.start}</time>–{row.end}
      </p>
      <div className="row-body">
        {track !== undefined && (
          <p className="label">
            <T of={track.title} />
          </p>
        )}
        <RowContent row={row} />
      </div>
    </li>
  );
}

function RowContent({ row }: { readonly row: ScheduleRow }): ReactNode {
  const t = useText();
  const { session } = row;
  if (session !== undefined) {
    return (
      <>
        <h4>
          <SessionTitle session={session} />
        </h4>
        {session.speakers.length > 0 && (
          <p>
            <People people={session.speakers} />
          </p>
        )}
        <SessionFacts session={session} />
        <details>
          <summary>{t('schedule:about')}</summary>
          <SessionText session={session} />
        </details>
      </>
    );
  }
  return (
    <>
      <h4>
        <T of={row.title} />
      </h4>
      {row.moderators !== undefined && row.moderators.length > 0 && (
        <p>
          {t('schedule:moderators', { count: row.moderators.length })}: <People people={row.moderators} />
        </p>
      )}
      {row.sponsorName !== undefined && <p className="quiet">{t('schedule:sponsoredBy', { name: row.sponsorName })}</p>}
      {row.description !== undefined && <Prose of={row.description} />}
    </>
  );
}
