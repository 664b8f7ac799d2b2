import type { ReactNode } from 'react';
import type { EmailLinkPage as Content } from '../../src/domain/page/page-notices.ts';
import { ConfirmationView } from '../parts/form/ConfirmationView.tsx';
import { Link } from '../parts/Link.tsx';
import { NoticeFrame } from '../parts/NoticeFrame.tsx';
import { useText } from '../render/environment.tsx';

const STATES = ['link', 'expired', 'again', 'unwanted'] as const;

/** The page that the newsletter's confirmation e-mail links to. It also explains why a link may not work. */
export function NewsletterConfirmationPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <NoticeFrame title={t('notices:newsletter.title')} isWhole data-newsletter-confirmation="">
      <p className="lead">{t('notices:newsletter.text')}</p>
      <ConfirmationView of="newsletter" form={content.form} onward={content.home} />
      <dl className="notice-states">
        {STATES.map((state) => (
          <div key={state}>
            <dt>{t(`notices:newsletter.${state}.title`)}</dt>
            <dd>{t(`notices:newsletter.${state}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('notices:newsletter.help')} <a href={`mailto:${content.contactEmail}`}>{content.contactEmail}</a>
      </p>
      <p>
        <Link href={content.home} className="button">
          {t('notices:home')}
        </Link>
      </p>
    </NoticeFrame>
  );
}
