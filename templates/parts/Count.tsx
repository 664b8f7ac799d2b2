import type { ReactNode } from 'react';
import { textByForm } from '../../src/domain/site/plurals.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { useSettings, useText } from '../render/environment.tsx';

const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

export type CountUnit = keyof typeof SECONDS;

export interface CountProps {
  readonly until: Instant;
  /** The units, largest first. */
  readonly units: readonly CountUnit[];
  /** The accessible label of the timer. */
  readonly label: string;
  /** The key of the interface texts that name the units. */
  readonly words?: 'event:count' | 'event:toGo';
}

/**
 * The time until an instant. It shows dashes until the script has run, which is the timer's state `initialization`.
 * Seconds are hidden from screen readers.
 *
 * @see specification, section 4: timer states
 */
export function Count({ until, units, label, words = 'event:count' }: CountProps): ReactNode {
  const t = useText();
  const { language } = useSettings();
  return (
    <p className="count needs-script" role="timer" aria-label={label} data-until={until}>
      {units.map((unit) => (
        <span key={unit} data-seconds={SECONDS[unit]} aria-hidden={unit === 'seconds' || undefined}>
          <b>––</b>{' '}
          <small {...formAttributes(language, (count) => t(`${words}.${unit}`, { count }))}>
            {t(`${words}.${unit}`, { count: 0 })}
          </small>
        </span>
      ))}
    </p>
  );
}

/** A counted text as attributes, one for each plural form of the language: `data-one`, `data-few`, `data-other`. */
function formAttributes(language: string, textOf: (count: number) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(textByForm(language, textOf)).map(([form, text]) => [`data-${form}`, text]));
}
