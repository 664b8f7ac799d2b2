import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Slot } from './Slot.tsx';

export interface ScheduleChoice {
  /** What it chooses by: the attribute of rows that it is compared with, `data-track`, `data-room` or `data-topics`. */
  readonly by: 'track' | 'room' | 'topics';
  readonly label: string;
  /** The option that chooses nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type ChosenValues = Readonly<Partial<Record<ScheduleChoice['by'], string>>>;

export interface ScheduleFilterProps {
  readonly legend: string;
  readonly choices: readonly ScheduleChoice[];
  /** The announcement after a choice; `#` stands for the number of sessions that are left. */
  readonly announcement: string;
  /** What the visitor chose before the island was ready. */
  readonly chosen?: ChosenValues;
  /** The rows of the day; given at the build only. */
  readonly slotHtml?: string;
}

/**
 * A day of the schedule with choices of track, room and topic. The rows are static markup. Those that do not match get the
 * attribute `data-out`, by which the stylesheet hides them. Breaks and other entries for everybody always stay.
 */
export function ScheduleFilter({ legend, choices, announcement, chosen, slotHtml }: ScheduleFilterProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [picked, pick] = useState<ChosenValues>({});
  const [count, setCount] = useState<number>();
  const isFiltered = Object.values(picked).some((value) => value !== '');

  useEffect(() => pick(chosen ?? {}), [chosen]);
  useEffect(() => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('.row') ?? [])];
    for (const row of rows) row.toggleAttribute('data-out', !matches(row.dataset, picked));
    setCount(rows.filter((row) => row.matches('.row-session:not([data-out])')).length);
  }, [picked]);

  return (
    <div className="schedule-filter" data-filtered={isFiltered || undefined} ref={root}>
      <fieldset className="filters needs-script">
        <legend className="visually-hidden">{legend}</legend>
        {choices.map(({ by, label, all, options }) => (
          <p key={by} className="filter">
            <label htmlFor={`${id}${by}`}>{label}</label>
            <select
              id={`${id}${by}`}
              name={by}
              value={picked[by] ?? ''}
              onChange={({ target }) => pick({ ...picked, [by]: target.value })}
            >
              <option value="">{all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </p>
        ))}
        <p className="track-status" role="status">
          {isFiltered && count !== undefined && announcement.replace('#', String(count))}
        </p>
      </fieldset>
      <Slot html={slotHtml} />
    </div>
  );
}

/** Whether a row stays. Only sessions have topics, and only entries beside others have a column. */
function matches(row: DOMStringMap, { track = '', room = '', topics = '' }: ChosenValues): boolean {
  const isForAll = row['column'] === undefined;
  const isSession = row['topics'] !== undefined;
  return (
    (track === '' || row['track'] === track || isForAll) &&
    (room === '' || row['room'] === room || isForAll) &&
    (topics === '' || (isSession ? (row['topics'] ?? '').split(' ').includes(topics) : isForAll))
  );
}
