import type { ReactNode } from 'react';
import type { Form } from '../../src/domain/page/page-forms.ts';
import { useText } from '../render/environment.tsx';
import { useProblemTexts } from '../render/use-problem-texts.ts';
import { useFormBasics } from './form/use-form-basics.ts';
import { Island } from './Island.tsx';

export interface RatingProps {
  readonly form: Form;
  /** When the island is loaded. In a schedule, its other islands do that. */
  readonly on?: 'interaction' | 'visible';
}

/** The island with the form that rates sessions, which the buttons in the surrounding element with `data-rates` open. */
export function Rating({ form, on = 'interaction' }: RatingProps): ReactNode {
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
  return <Island name="rating-dialog" on={on} props={{ form, basics, problems, words }} />;
}
