import type { ReactNode } from 'react';
import type { Moment } from '../../src/domain/page.ts';
import { useText } from '../render/environment.tsx';
import { Time } from './Time.tsx';

export interface RevisedProps {
  readonly updated: Moment | undefined;
  readonly revision: number;
}

/** When a text was last changed, and which version it is from the second on; nothing for one that never was. */
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
