import type { ReactNode } from 'react';
import type { Registration } from '../../../src/model/page-forms.ts';
import { useText } from '../../render/environment.tsx';
import { alternatives } from '../Windowed.tsx';

/** At the top of a page with a form: that it is closed, from then on. */
export function ClosedNotice({ registration: { window } }: { readonly registration: Registration }): ReactNode {
  const t = useText();
  return alternatives(window.states)
    .filter(({ value }) => value === 'closed')
    .map(({ key, attributes }) => (
      <p key={key} className="form-state" {...attributes}>
        {t('forms:window.over', { date: window.deadline?.text })}
      </p>
    ));
}
