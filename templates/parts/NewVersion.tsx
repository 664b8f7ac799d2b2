import type { ReactNode } from 'react';
import { useText } from '../render/environment.tsx';

/**
 * The notes that a new version of the site, and of the page, is available, and the changes of starred sessions. Scripts show
 * them.
 */
export function NewVersion(): ReactNode {
  const t = useText();
  return (
    <div className="new-version needs-script" role="status">
      <div data-new-version="" hidden>
        <p>{t('notices:version.text')}</p>
        <button type="button">{t('notices:version.load')}</button>
        <button type="button">{t('notices:version.close')}</button>
      </div>
      <div data-page-changed="" hidden>
        <p>{t('notices:pageChanged.text')}</p>
        <button type="button">{t('notices:pageChanged.show')}</button>
      </div>
      <details data-star-changes="" aria-live="off" hidden>
        <summary>
          {t('notices:starChanges')} (<span data-count="" />)
        </summary>
        <ul />
      </details>
    </div>
  );
}
