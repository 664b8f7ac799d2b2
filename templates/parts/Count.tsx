import type { ReactNode } from 'react';
import type { Instant } from '../../src/domain/timeline.ts';
import { type Translate, useSettings, useText } from '../render/environment.tsx';

const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

export type CountUnit = keyof typeof SECONDS;

export interface CountProps {
  readonly until: Instant;
  /** From the largest on. */
  readonly units: readonly CountUnit[];
  /** What it counts. */
  readonly label: string;
}

/**
 * How long it is until an instant. Dashes stand there until the script has counted, which is the timer's state
 * `initialization`. What changes each second is for the eye alone.
 * @see specification, section 4: timer states
 */
export function Count({ until, units, label }: CountProps): ReactNode {
  const t = useText();
  const { language } = useSettings();
  return (
    <p className="count needs-script" role="timer" aria-label={label} data-until={until}>
      {units.map((unit) => (
        <span key={unit} data-seconds={SECONDS[unit]} aria-hidden={unit === 'seconds' || undefined}>
          <b>––</b> <small {...pluralForms(unit, language, t)}>{t(`event:count.${unit}`, { count: 0 })}</small>
        </span>
      ))}
    </p>
  );
}

/** A unit's word as attributes, one for each plural that its language has: `data-one`, `data-few`, `data-other`. */
function pluralForms(unit: CountUnit, language: string, t: Translate): Readonly<Record<string, string>> {
  const plurals = new Intl.PluralRules(language);
  const counts = Array.from({ length: 100 }, (_, count) => count);
  return Object.fromEntries(
    counts.map((count) => [`data-${plurals.select(count)}`, t(`event:count.${unit}`, { count })]),
  );
}
