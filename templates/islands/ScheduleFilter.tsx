import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChosenValues } from '../../src/domain/programme/schedule-address.ts';
import { FilterChoices, type ScheduleChoice } from './FilterChoices.tsx';
import { filterRows, isFiltering } from './filter-rows.ts';
import { Slot } from './Slot.tsx';

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
 * A day of the schedule with choices of track, room and topic. The rows are static markup.
 */
export function ScheduleFilter({ legend, choices, announcement, chosen, slotHtml }: ScheduleFilterProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [picked, pick] = useState<ChosenValues>({});
  const [count, setCount] = useState<number>();
  const isFiltered = isFiltering(picked);

  useEffect(() => pick(chosen ?? {}), [chosen]);
  useEffect(() => {
    setCount(filterRows(root.current, picked));
  }, [picked]);

  return (
    <div className="schedule-filter" data-filtered={isFiltered || undefined} ref={root}>
      <fieldset className="filters needs-script">
        <legend className="visually-hidden">{legend}</legend>
        <FilterChoices choices={choices} picked={picked} onPick={pick} />
        <p className="track-status" role="status">
          {isFiltered && count !== undefined && announcement.replace('#', String(count))}
        </p>
      </fieldset>
      <Slot html={slotHtml} />
    </div>
  );
}
