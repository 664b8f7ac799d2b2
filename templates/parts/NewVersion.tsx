import type { ReactNode } from 'react';
import { useText } from '../render/environment.tsx';

/** The note that a new version of the site is available. A script shows it. */
export function NewVersion(): ReactNode {
  const t = useText();
  return (
    <div className="new-version needs-script" role="status">
      <div data-new-version="" hidden>
        <p>{t('notices:version.text')}</p>
        <button type="button">{t('notices:version.load')}</button>
        <button type="button">{t('notices:version.close')}</button>
      </div>
    </div>
  );
}
