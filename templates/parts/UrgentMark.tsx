import type { ReactNode } from 'react';
import type { ChangeNote } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Windowed } from './Windowed.tsx';

/** The word before an urgent change, as long as that is of use. */
export function UrgentMark({ of: urgent }: { readonly of: ChangeNote['urgent'] }): ReactNode {
  const t = useText();
  if (urgent === undefined) return null;
  return (
    <Windowed as="span" shown={urgent.shown} className="urgent-mark">
      {`${t('schedule:changes.urgent')}: `}
    </Windowed>
  );
}
