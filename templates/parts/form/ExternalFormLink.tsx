import type { ReactNode } from 'react';
import type { ExternalForm } from '../../../src/domain/page/page-forms.ts';
import { useText } from '../../render/environment.tsx';
import { Link } from '../Link.tsx';

/** The link to a form at another site, which is named. */
export function ExternalFormLink({ external: { url, host } }: { readonly external: ExternalForm }): ReactNode {
  const t = useText();
  return (
    <>
      <p>{t('forms:external.where', { host })}</p>
      <p>
        <Link href={url} external className="button">
          {t('forms:external.open')}
        </Link>
      </p>
    </>
  );
}
