import type { ReactNode } from 'react';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The newsletter's form. There is no service behind it yet, and it says so: its button does nothing. */
export function NewsletterSection({ section }: SectionProps<'newsletter'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="newsletter" title={t('event:sections.newsletter')} shown={section.shown} extra={section.extra}>
      <p>{t('forms:newsletter.lead')}</p>
      <form className="form" method="post" data-form="newsletter" aria-labelledby="newsletter-title">
        <div className="field">
          <label htmlFor="newsletter-email">{t('forms:fields.email')}</label>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-describedby="newsletter-consent"
          />
          <p className="quiet" id="newsletter-consent">
            {t('forms:newsletter.consent')}
          </p>
        </div>
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="newsletter-extra-title">{t('forms:fields.extraTitle')}</label>
          <input id="newsletter-extra-title" name="extraTitle" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="form-state" id="newsletter-state">
          {t('forms:notConnected')}
        </p>
        <button type="submit" className="button" disabled aria-describedby="newsletter-state">
          {t('forms:newsletter.send')}
        </button>
      </form>
    </SectionFrame>
  );
}
