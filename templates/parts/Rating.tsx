import type { ReactNode } from 'react';
import type { Form } from '../../src/domain/page-forms.ts';
import { useText } from '../render/environment.tsx';
import { useProblemWords } from '../render/problem-words.ts';
import { useFormBasics } from './form/use-form-basics.ts';
import { Island } from './Island.tsx';

/** The form that rates a session of the schedule around it. */
export function Rating({ form }: { readonly form: Form }): ReactNode {
  const t = useText();
  const basics = useFormBasics();
  const problems = useProblemWords('rateSession');
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
