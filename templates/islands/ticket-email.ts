import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '../../src/domain/page/page-forms.ts';
import type { FieldErrors } from './check-values.ts';
import { focusField } from './form-values.ts';

/**
 * The field for the e-mail address of the ticket. The API asks for it while there are too many wrong PINs, and a form
 * with scripts shows it from then on. Without scripts it always shows.
 */
export const TICKET_EMAIL = 'ticketEmail';

export interface TicketEmail {
  /** The form with the fields that show. */
  readonly shownIn: (form: Form) => Form;
  /** Shows the field if one of the errors is about it, and focuses it once it shows. */
  readonly showFor: (errors: FieldErrors) => void;
}

export function useTicketEmail(formRef: RefObject<HTMLFormElement | null>): TicketEmail {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown) focusField(formRef.current, TICKET_EMAIL);
  }, [isShown, formRef]);
  return {
    shownIn: (form) => (isShown ? form : withoutTicketEmail(form)),
    showFor: (errors) => {
      if (Object.hasOwn(errors, TICKET_EMAIL)) setShown(true);
    },
  };
}

function withoutTicketEmail(form: Form): Form {
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => name !== TICKET_EMAIL),
  }));
  return { ...form, groups };
}
