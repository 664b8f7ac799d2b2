import type { ReactNode } from 'react';
import { FormView } from '../parts/form/FormView.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with the newsletter form. */
export function NewsletterSection({ section }: SectionProps<'newsletter'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="newsletter" title={t('event:sections.newsletter')} shown={section.shown} extra={section.extra}>
      <p>{t('forms:newsletter.lead')}</p>
      <FormView form={section.form} labelledBy="newsletter-title" />
    </SectionFrame>
  );
}
