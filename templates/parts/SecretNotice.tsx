import type { ReactNode } from 'react';
import { useText } from '../render/environment.tsx';

/** The notice at the top of a secret page. */
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
