import { Fragment, type ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { ScheduleDay, ScheduleRow } from '../../src/domain/page.ts';
import { MAX_LANES } from '../../src/domain/schedule-grid.ts';
import { lineClasses } from '../islands/line-classes.ts';
import type { TrackOption } from '../islands/ScheduleFilter.tsx';
import { type Translate, useText } from '../render/environment.tsx';
import { Island } from './Island.tsx';
import { Row } from './Row.tsx';
import { T } from './T.tsx';

/** The highest track number for which `schedule-tracks.css` has a rule. */
const MAX_TRACK = 24;

export interface DayProps {
  readonly day: ScheduleDay;
  /** The day belongs to the current edition, so its sessions can be starred. */
  readonly isCurrent: boolean;
}

/** A day of the schedule, with a choice of tracks if there are several. */
export function Day({ day, isCurrent }: DayProps): ReactNode {
  const t = useText();
  const titleId = `day-${day.date}`;
  const rows = (
    <>
      <TrackHeads day={day} />
      {isDense(day) ? (
        <ol className="rows rows-dense">
          {day.rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {row.start !== day.rows[index - 1]?.start && <Tick row={row} />}
              <Row row={row} day={day} isCurrent={isCurrent} />
            </Fragment>
          ))}
        </ol>
      ) : (
        <ol className="rows">
          <Ticks rows={day.rows} />
          {day.rows.map((row) => (
            <Row key={rowKey(row)} row={row} day={day} isCurrent={isCurrent} />
          ))}
        </ol>
      )}
    </>
  );
  return (
    <section className="day" aria-labelledby={titleId}>
      <div className="day-head">
        <h3 id={titleId}>
          <time dateTime={day.date}>{day.title}</time>
        </h3>
        <p className="quiet">
          {day.heading !== undefined && (
            <>
              <T of={day.heading} />.{' '}
            </>
          )}
          {t('schedule:zone', { zone: day.zone })}
        </p>
      </div>
      {hasNoChoice(day) ? (
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

/** The titles of tracks above their columns on wide screens. Only if all tracks are parallel all day. */
function TrackHeads({ day }: { readonly day: ScheduleDay }): ReactNode {
  const count = day.tracks.length;
  if (count < 2 || isDense(day) || day.rows.some(({ grid }) => grid.lanes !== undefined && grid.lanes !== count))
    return null;
  return (
    <div className="track-heads" aria-hidden="true">
      {day.tracks.map(({ track, title }, lane) => (
        <p key={track} className={`lane-${lane} of-${count}`} data-track={track}>
          <T of={title} />
        </p>
      ))}
    </div>
  );
}

/** The times at the edge of the grid. Hidden from screen readers, since each row has its time. */
function Ticks({ rows }: { readonly rows: readonly ScheduleRow[] }): ReactNode {
  const starts = new Map(rows.map((row) => [row.start, row.grid.from]));
  return [...starts].map(([start, line]) => (
    <li key={start} className={['tick', ...lineClasses('from', line)].join(' ')} aria-hidden="true">
      {start}
    </li>
  ));
}

/** The time above rows that start at the same time, in the list layout. */
function Tick({ row }: { readonly row: ScheduleRow }): ReactNode {
  return (
    <li className="tick" aria-hidden="true">
      {row.start}
    </li>
  );
}

function rowKey({ id, track }: ScheduleRow): string {
  return `${id}-${track ?? ''}`;
}

/** Whether there are more parallel tracks than fit as columns. */
function isDense({ rows }: ScheduleDay): boolean {
  return rows.some(({ grid }) => (grid.lanes ?? 1) > MAX_LANES);
}

/** Whether there is no choice of tracks: there is only one, or there are more than the stylesheet supports. */
function hasNoChoice({ tracks }: ScheduleDay): boolean {
  return tracks.length < 2 || tracks.some(({ track }) => track > MAX_TRACK);
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
