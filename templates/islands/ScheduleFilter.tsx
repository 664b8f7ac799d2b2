import { type ReactNode, useEffect, useId, useState } from 'react';
import { Slot } from './Slot.tsx';

export interface TrackOption {
  /** `all`, or the number of a track. */
  readonly value: string;
  readonly label: string;
  /** Announced when the track is chosen: its title and the number of its sessions. */
  readonly announcement: string;
}

export interface ScheduleFilterProps {
  readonly legend: string;
  /** The first option is selected initially. */
  readonly options: readonly TrackOption[];
  /** The option that the visitor chose before hydration. */
  readonly chosen?: string;
  /** The rows of the day. Only at the build. */
  readonly slotHtml?: string;
}

/**
 * A day of the schedule with a choice of tracks. The rows are static markup, each with `data-track`. The stylesheet
 * hides rows whose track differs from the `data-track` of this element. Rows across all tracks always show.
 */
export function ScheduleFilter({ legend, options, chosen, slotHtml }: ScheduleFilterProps): ReactNode {
  const name = useId();
  const [picked, pick] = useState<TrackOption>();
  const track = picked?.value ?? options[0]?.value;

  useEffect(() => pick(options.find((option) => option.value === chosen)), [chosen, options]);

  return (
    <div className="schedule-filter" data-track={track}>
      <fieldset className="tracks needs-script">
        <legend>{legend}</legend>
        {options.map((option) => (
          <label key={option.value} className="track-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === track}
              onChange={() => pick(option)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        <p className="track-status" role="status">
          {picked?.announcement}
        </p>
      </fieldset>
      <Slot html={slotHtml} />
    </div>
  );
}
