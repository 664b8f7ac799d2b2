import { Fragment, type ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { ScheduleDay, ScheduleRow } from '../../src/domain/page.ts';
import { MAX_LANES } from '../../src/domain/schedule-grid.ts';
import { lineClasses } from '../islands/line-classes.ts';
import type { ScheduleChoice } from '../islands/ScheduleFilter.tsx';
import { type Translate, useText } from '../render/environment.tsx';
import { Island } from './Island.tsx';
import { Row } from './Row.tsx';
import { T } from './T.tsx';

export interface DayProps {
  readonly day: ScheduleDay;
  /** The day belongs to the current edition, so its sessions can be starred. */
  readonly isCurrent: boolean;
}

/** A day of the schedule: its rows in time, with choices where there are several tracks, rooms or topics. */
export function Day({ day, isCurrent }: DayProps): ReactNode {
  const t = useText();
  const titleId = `day-${day.date}`;
  const choices = choicesOf(day, t);
  const rows = (
    <>
      <ColumnHeads day={day} />
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
      {choices.length === 0 ? (
        rows
      ) : (
        <Island
          name="schedule-filter"
          on="visible"
          props={{ legend: t('schedule:filter'), choices, announcement: t('schedule:filtered', { sessions: '#' }) }}
        >
          {rows}
        </Island>
      )}
    </section>
  );
}

/** The names of the columns above them, on a wide screen; only where all of them run side by side all day. */
function ColumnHeads({ day }: { readonly day: ScheduleDay }): ReactNode {
  const count = day.columns.length;
  if (count < 2 || isDense(day) || day.rows.some(({ grid }) => grid.lanes !== undefined && grid.lanes !== count))
    return null;
  return (
    <div className="track-heads" aria-hidden="true">
      {day.columns.map(({ ident, title }, lane) => (
        <p key={ident} className={`lane-${lane} of-${count}`}>
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

function rowKey({ id, column }: ScheduleRow): string {
  return `${id}-${column ?? ''}`;
}

/** Whether there are more parallel tracks than fit as columns. */
function isDense({ rows }: ScheduleDay): boolean {
  return rows.some(({ grid }) => (grid.lanes ?? 1) > MAX_LANES);
}

/** A choice is offered where there are two or more to choose from; rooms only where they differ from the tracks. */
function choicesOf(day: ScheduleDay, t: Translate): readonly ScheduleChoice[] {
  const beside = day.rows.filter(({ column }) => column !== undefined);
  const rooms = day.rooms.filter(({ ident }) => beside.some(({ room }) => room === ident));
  const tracks = new Set(beside.map(({ track }) => track));
  const pairs = new Set(beside.map(({ track, room }) => `${track} ${room}`));
  const isOneToOne = tracks.size === rooms.length && pairs.size === rooms.length;
  const choices = [
    { by: 'track', from: day.tracks, label: t('schedule:track'), all: t('schedule:allTracks') },
    { by: 'room', from: isOneToOne ? [] : rooms, label: t('schedule:room'), all: t('schedule:allRooms') },
    { by: 'topics', from: day.topics, label: t('schedule:topic'), all: t('schedule:allTopics') },
  ] as const;
  return choices
    .filter(({ from }) => from.length > 1)
    .map(({ from, ...choice }) => ({
      ...choice,
      options: from.map(({ ident, title }) => ({ value: ident, label: plain(title) })),
    }));
}
