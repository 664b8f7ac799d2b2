import type { ReactNode } from 'react';
import type { Registration } from '../../../src/domain/page/page-forms.ts';
import type { RegistrationState } from '../../../src/domain/page/registration.ts';
import { useText } from '../../render/environment.tsx';
import { T } from '../T.tsx';
import { alternatives } from '../Windowed.tsx';
import { FormView } from './FormView.tsx';

export interface RegistrationViewProps {
  readonly registration: Registration;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
}

/** A form while it is open. Before and after that, a text says when it opens or has closed. */
export function RegistrationView({ registration, labelledBy }: RegistrationViewProps): ReactNode {
  return alternatives(registration.window.states).map(({ key, value, attributes }) => (
    <div key={key} className={`registration registration-${value}`} data-registration={value} {...attributes}>
      <State state={value} registration={registration} />
      {value === 'open' && <FormView form={registration.form} labelledBy={labelledBy} />}
    </div>
  ));
}

/** The state of the registration as text. */
function State({
  state,
  registration: { window },
}: {
  readonly state: RegistrationState;
  readonly registration: Registration;
}): ReactNode {
  const t = useText();
  const { opens, deadline, note, closedBy } = window;
  if (closedBy !== undefined) return <p className="form-state">{t(`forms:window.${closedBy}`)}</p>;
  if (state === 'closed')
    return <p className="form-state">{t('errors:registration.closed', { date: deadline?.text })}</p>;
  if (state === 'not-yet') return <p className="form-state">{t('forms:window.notYet', { date: opens?.text })}</p>;
  return (
    <p className="registration-deadline">
      {deadline === undefined ? (
        t('forms:window.open')
      ) : (
        <strong>{t('forms:window.openUntil', { date: deadline.text })}</strong>
      )}
      {note !== undefined && (
        <>
          {' '}
          <T of={note} />
        </>
      )}
    </p>
  );
}
