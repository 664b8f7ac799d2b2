import type { ReactNode } from 'react';
import type { Shown } from '../../src/domain/page/page.ts';
import type { Registration } from '../../src/domain/page/page-forms.ts';
import { useText } from '../render/environment.tsx';
import { RegistrationView } from './form/RegistrationView.tsx';
import { Windowed } from './Windowed.tsx';

/** The workshop registration, below the schedule. */
export function Workshops({ of }: { readonly of: Registration & { readonly shown: Shown } }): ReactNode {
  const t = useText();
  const titleId = 'workshop-registration-title';
  return (
    <Windowed
      as="section"
      shown={of.shown}
      className="workshop-registration"
      id="workshop-registration"
      aria-labelledby={titleId}
    >
      <h3 id={titleId}>{t('forms:titles.workshops')}</h3>
      <p>{t('forms:workshops.lead')}</p>
      <RegistrationView registration={of} labelledBy={titleId} />
    </Windowed>
  );
}
