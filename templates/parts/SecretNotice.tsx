import type { ReactNode } from 'react';
import type { Shown } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Windowed } from './Windowed.tsx';

/** The notice at the top of a secret page, while nothing leads to it. */
export function SecretNotice({ shown }: { readonly shown: Shown }): ReactNode {
  const t = useText();
  return (
    <Windowed as="aside" shown={shown} className="secret-notice" aria-label={t('notices:secret.title')}>
      <p>
        <strong>{t('notices:secret.title')}.</strong> {t('notices:secret.text')}
      </p>
    </Windowed>
  );
}
