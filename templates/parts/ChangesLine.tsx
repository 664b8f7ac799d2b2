import type { ReactNode } from 'react';
import type { ChangesLink } from '../../src/domain/page/page-parts.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';

/** A link to the changes of a programme, above it. Nothing if there are none. */
export function ChangesLine({ of: changes }: { readonly of: ChangesLink | undefined }): ReactNode {
  const t = useText();
  if (changes === undefined) return null;
  return (
    <p>
      <Link href={changes.href}>{t('schedule:changesPage.link', { count: changes.count })}</Link>
    </p>
  );
}
