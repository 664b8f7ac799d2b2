import { type ReactNode, useId } from 'react';
import type { ChosenValues } from '../../src/domain/programme/schedule-address.ts';

export interface ScheduleChoice {
  /** What it chooses by: the attribute of rows that it is compared with, `data-track`, `data-room` or `data-topics`. */
  readonly by: keyof ChosenValues;
  readonly label: string;
  /** The option that chooses nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FilterChoicesProps {
  readonly choices: readonly ScheduleChoice[];
  readonly picked: ChosenValues;
  readonly onPick: (picked: ChosenValues) => void;
}

/** The fields that choose a track, a room and a topic of a schedule. */
export function FilterChoices({ choices, picked, onPick }: FilterChoicesProps): ReactNode {
  const id = useId();
  return choices.map(({ by, label, all, options }) => (
    <p key={by} className="filter">
      <label htmlFor={`${id}${by}`}>{label}</label>
      <select
        id={`${id}${by}`}
        name={by}
        value={picked[by] ?? ''}
        onChange={({ target }) => onPick({ ...picked, [by]: target.value })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  ));
}
