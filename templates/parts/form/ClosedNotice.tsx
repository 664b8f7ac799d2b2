import type { ReactNode } from 'react';
import type { Registration } from '../../../src/domain/page/page-forms.ts';
import { useText } from '../../render/environment.tsx';
import { alternatives } from '../Windowed.tsx';

/** A notice at the top of a page with a form, which shows once the form is closed. */
export function ClosedNotice({ registration }: { readonly registration: Registration }): ReactNode {
  const t = useText();
  const { states, deadline, closedBy } = registration.window;
  if (closedBy !== undefined) return <p className="form-state">{t(`forms:window.${closedBy}`)}</p>;
  return alternatives(states)
    .filter(({ value }) => value === 'closed')
    .map(({ key, attributes }) => (
      <p key={key} className="form-state" {...attributes}>
        {t('forms:window.over', { date: deadline?.text })}
      </p>
    ));
}
