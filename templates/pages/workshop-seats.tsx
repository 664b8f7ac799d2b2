import type { ReactNode } from 'react';
import type { EmailLinkPage as Content } from '../../src/domain/page/page-notices.ts';
import { ConfirmationView } from '../parts/form/ConfirmationView.tsx';
import { Link } from '../parts/Link.tsx';
import { NoticeFrame } from '../parts/NoticeFrame.tsx';
import { useText } from '../render/environment.tsx';

/** The page that e-mails about workshop seats link to, with the button that gives the seats back. */
export function WorkshopSeatsPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <NoticeFrame title={t('notices:seats.title')} isWhole>
      <p className="lead">{t('notices:seats.text')}</p>
      <ConfirmationView of="seats" form={content.form} onward={content.home} />
      <p>
        {t('notices:seats.help')} <a href={`mailto:${content.contactEmail}`}>{content.contactEmail}</a>
      </p>
      <p>
        <Link href={content.home} className="button">
          {t('notices:home')}
        </Link>
      </p>
    </NoticeFrame>
  );
}
