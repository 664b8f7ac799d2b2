import type { ReactNode } from 'react';
import type { ChangeNote } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Windowed } from './Windowed.tsx';

/** The urgent changes of an edition that is on, above everything else on a page. */
export function UrgentChanges({ of: changes }: { readonly of: readonly ChangeNote[] }): ReactNode {
  const t = useText();
  return (
    <Windowed shown={unionShown(changes.map(({ shown }) => shown))} className="urgent-changes">
      <ChangeList changes={changes} label={t('schedule:changes.notices')} />
    </Windowed>
  );
}
