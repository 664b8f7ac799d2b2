import type { ReactNode } from 'react';
import type { NewsletterConfirmationPage as Content } from '../../src/model/page-notices.ts';
import { Link } from '../parts/Link.tsx';
import { useText } from '../render/environment.tsx';

const STATES = ['link', 'expired', 'again', 'unwanted'] as const;

/** Where the link in the first letter leads: what a confirmation is, and what may be wrong with the link. */
export function NewsletterConfirmationPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <div className="section notice" data-newsletter-confirmation="">
      <h1>{t('notices:newsletter.title')}</h1>
      <p className="lead">{t('notices:newsletter.text')}</p>
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
    </div>
  );
}
