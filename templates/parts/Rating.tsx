import type { ReactNode } from 'react';
import type { Form } from '../../src/domain/page-forms.ts';
import { useText } from '../render/environment.tsx';
import { useProblemTexts } from '../render/problem-texts.ts';
import { useFormBasics } from './form/use-form-basics.ts';
import { Island } from './Island.tsx';

/** The island with the form that rates sessions of the surrounding schedule. */
export function Rating({ form }: { readonly form: Form }): ReactNode {
  const t = useText();
  const basics = useFormBasics();
  const problems = useProblemTexts('rateSession');
  const words = {
    title: t('schedule:rating.title', { title: '{title}' }),
    close: t('schedule:rating.close'),
    noStars: t('errors:rating.noStars'),
    sending: t('schedule:rating.sending'),
    slow: t('forms:slow'),
    sent: t('schedule:rating.sent'),
  };
  return <Island name="rating-dialog" on="interaction" props={{ form, basics, problems, words }} />;
}
