import { Fragment, type ReactNode } from 'react';
import type { ScheduleDay, ScheduleRow } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { MAX_LANES } from '../../src/domain/programme/schedule-grid.ts';
import { lineClasses } from '../islands/line-classes.ts';
import { useText } from '../render/environment.tsx';
import { Island } from './Island.tsx';
import { Row } from './Row.tsx';
import { scheduleChoices } from './schedule-choices.ts';
import { T } from './T.tsx';

export interface DayProps {
  readonly day: ScheduleDay;
  /** The day belongs to the current edition, so its sessions can be starred. */
  readonly isCurrent: boolean;
  /** False if the choices of track, room and topic are elsewhere. */
  readonly isFiltered?: boolean;
  /** Entries are lines: only when, where, what and with whom. */
  readonly isFolded?: boolean;
}

/** A day of the schedule: its rows in time, with choices where there are several tracks, rooms or topics. */
export function Day({ day, isCurrent, isFiltered = true, isFolded = false }: DayProps): ReactNode {
  const t = useText();
  const titleId = partId('day', day.date);
  const choices = isFiltered ? scheduleChoices(day, t) : [];
  const rows = (
    <>
      <ColumnHeads day={day} />
      {isDense(day) ? (
        <ol className="rows rows-dense">
          {day.rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {row.start !== day.rows[index - 1]?.start && <Tick row={row} />}
              <Row row={row} day={day} isCurrent={isCurrent} isFolded={isFolded} />
            </Fragment>
          ))}
        </ol>
      ) : (
        <ol className={isFolded ? 'rows rows-folded' : 'rows'}>
          <Ticks rows={day.rows} />
          {day.rows.map((row) => (
            <Row key={rowKey(row)} row={row} day={day} isCurrent={isCurrent} isFolded={isFolded} />
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
