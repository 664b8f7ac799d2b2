import type { ReactNode } from 'react';
import type { Moment } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Time } from './Time.tsx';

export interface RevisedProps {
  readonly updated: Moment | undefined;
  readonly revision: number;
}

/**
 * The day of the last change, and the number of the version from the second one on. Empty for a text that was never
 * changed.
 */
export function Revised({ updated, revision }: RevisedProps): ReactNode {
  const t = useText();
  if (updated === undefined) return null;
  return (
    <p className="quiet">
      {t('common:updated')} <Time of={updated} />
      {revision > 1 && ` (${t('common:version', { revision })})`}
    </p>
  );
}
