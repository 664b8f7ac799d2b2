import type { ReactNode } from 'react';
import type { QrPage as Content } from '../../src/domain/page/page-notices.ts';
import { Link } from '../parts/Link.tsx';
import { NoticeFrame } from '../parts/NoticeFrame.tsx';
import { T } from '../parts/T.tsx';
import { alternatives } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The page of the printed QR code, with a link to its current target. */
export function QrPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <NoticeFrame title={t('notices:qr.title')} isWhole>
      <p className="lead">{t('notices:qr.text')}</p>
      {alternatives(content.targets).map(({ key, value, attributes }) => (
        <p key={key} {...attributes} data-qr={value?.ident}>
          {value === null ? (
            <Link href={content.home} className="button">
              {t('notices:home')}
            </Link>
          ) : (
            <Link href={value.href} external={value.external} className="button button-wide">
              <T of={value.title} />
            </Link>
          )}
        </p>
      ))}
    </NoticeFrame>
  );
}
