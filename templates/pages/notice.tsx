import type { ReactNode } from 'react';
import type { NoticePage as Content } from '../../src/domain/page/page-notices.ts';
import { Link } from '../parts/Link.tsx';
import { NoticeFrame } from '../parts/NoticeFrame.tsx';
import { useText } from '../render/environment.tsx';

/** A page that is shown instead of another: not found, server error, maintenance, or offline. */
export function NoticePage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <NoticeFrame title={t(`notices:${content.notice}.title`)}>
      <p className="lead">{t(`notices:${content.notice}.text`)}</p>
      <p>{t(`notices:${content.notice}.hint`)}</p>
      <p>
        <Link href={content.home} className="button">
          {t('notices:home')}
        </Link>
      </p>
    </NoticeFrame>
  );
}
