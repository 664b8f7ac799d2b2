import type { ReactNode } from 'react';
import { useText } from '../render/environment.tsx';

/** Stands above a page that is told of nowhere. */
export function SecretNotice(): ReactNode {
  const t = useText();
  return (
    <aside className="secret-notice" aria-label={t('notices:secret.title')}>
      <p>
        <strong>{t('notices:secret.title')}.</strong> {t('notices:secret.text')}
      </p>
    </aside>
  );
}
