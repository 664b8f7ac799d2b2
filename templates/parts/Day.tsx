import type { ReactNode } from 'react';
import { plain } from '../../src/model/language.ts';
import type { ScheduleDay, ScheduleRow } from '../../src/model/page.ts';
import type { TrackOption } from '../islands/ScheduleFilter.tsx';
import { type Translate, useText } from '../render/environment.tsx';
import { Island } from './Island.tsx';
import { Row } from './Row.tsx';
import { T } from './T.tsx';

/** A day of the schedule: its rows in time, with a choice of tracks where there are several. */
export function Day({ day }: { readonly day: ScheduleDay }): ReactNode {
  const t = useText();
  const titleId = `day-${day.date}`;
  const rows = (
    <ol className="rows">
      {day.rows.map((row) => (
        <Row key={`${row.id}-${row.track ?? ''}`} row={row} day={day} />
      ))}
    </ol>
  );
  return (
    <section className="day" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <time dateTime={day.date}>{day.title}</time>
      </h3>
      {day.heading !== undefined && (
        <p className="lead">
          <T of={day.heading} />
        </p>
      )}
      <p className="quiet">{t('schedule:zone', { zone: day.zone })}</p>
      {day.tracks.length < 2 ? (
        rows
      ) : (
        <Island
          name="schedule-filter"
          on="visible"
          props={{ legend: t('schedule:chooseTrack'), options: trackOptions(day, t) }}
        >
          {rows}
        </Island>
      )}
    </section>
  );
}

function trackOptions(day: ScheduleDay, t: Translate): readonly TrackOption[] {
  const option = (value: string, label: string, rows: readonly ScheduleRow[]): TrackOption => {
    const count = rows.filter((row) => row.kind === 'session').length;
    return { value, label, announcement: t('schedule:sessionsOf', { count, track: label }) };
  };
  return [
    option('all', t('schedule:allTracks'), day.rows),
    ...day.tracks.map(({ track, title }) =>
      option(
        String(track),
        plain(title),
        day.rows.filter((row) => row.track === track || row.track === undefined),
      ),
    ),
  ];
}
