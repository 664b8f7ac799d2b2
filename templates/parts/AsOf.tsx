import type { ReactNode } from 'react';
import { writeOffsets } from '../../src/domain/time/wall-date.ts';
import { useSettings, useText } from '../render/environment.tsx';

/** Since when a schedule may be outdated. A script shows it, and fills in the time, if it cannot reach the site for long. */
export function AsOf(): ReactNode {
  const t = useText();
  const { offsets } = useSettings();
  return (
    <p className="quiet" data-as-of={writeOffsets(offsets)} hidden>
      {t('schedule:asOf')} <span />
    </p>
  );
}
