import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import type { PinReceipt } from '../../../src/domain/site/api-contract.ts';
import { bodyOf } from '../body.ts';
import { checkValues, type FieldErrors } from '../check-values.ts';
import { deleteDraft, readDraft, storeDraft } from '../form-draft.ts';
import { draftValues, fillEmptyFields, firstOf, focusField, readValues, type Values } from '../form-values.ts';
import { pinTokenPart, storePinToken } from '../stored-pin-token.ts';
import { useTicketEmail } from '../ticket-email.ts';
import { type RequestTexts, useRequest } from '../use-request.ts';

export interface RatingInput {
  readonly form: Form;
  /** Event and year: `my-conf-2027`. */
  readonly edition: string;
  /** The ident of the session. */
  readonly session: string;
  readonly words: RequestTexts & { readonly noStars: string };
}

export interface Rating {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The form with the fields that show. */
  readonly form: Form;
  readonly errors: FieldErrors;
  readonly waiting: string | undefined;
  readonly failure: string | undefined;
  readonly isSent: boolean;
  readonly submit: (event: FormEvent) => void;
  /** Stores a field's value and clears its error. */
  readonly store: (name: string) => void;
}

/** The rating of a session, which is stored as a draft until the API has accepted it. */
export function useRating({ form: whole, edition, session, words }: RatingInput): Rating {
  const formRef = useRef<HTMLFormElement>(null);
  const ticketEmail = useTicketEmail(formRef);
  const form = ticketEmail.shownIn(whole);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSent, setSent] = useState(false);
  const draft = `rating-${edition}-${session}`;
  const to = { address: whole.action ?? '', draft, stores: true } as const;
  const { waiting, failure, send, reset } = useRequest<PinReceipt>(to, words);

  useEffect(() => {
    if (formRef.current === null) return;
    fillEmptyFields(formRef.current, readDraft<Values>(draft) ?? {});
    fillPin(formRef.current, readPin(edition));
  }, [draft, edition]);

  const showErrors = (found: FieldErrors): void => {
    setErrors(found);
    ticketEmail.showFor(found);
    focusField(formRef.current, Object.keys(found)[0]);
  };

  return {
    ...{ formRef, form, errors, waiting, failure, isSent },
    submit: (event) => {
      event.preventDefault();
      if (formRef.current === null || waiting !== undefined) return;
      reset();
      const values = readValues(formRef.current);
      const found = { ...checkValues(form, values, words.problems.fields), ...withoutStars(values, words.noStars) };
      showErrors(found);
      if (Object.keys(found).length > 0) return;
      const done = ({ pinToken }: PinReceipt): void => {
        deleteDraft(draft);
        storePin(edition, firstOf(values, 'pin'));
        storePinToken(edition, pinToken);
        setSent(true);
      };
      void send(
        { ...bodyOf(form, values), session, ...pinTokenPart(edition) },
        { form: whole, done, refused: showErrors },
      );
    },
    store: (name) => {
      if (formRef.current !== null) storeDraft(draft, draftValues(formRef.current));
      const shownAt = name.startsWith('stars.') ? NO_STARS : name;
      setErrors(({ [shownAt]: _, ...others }) => others);
    },
  };
}

/** An error if there are stars neither for the session nor for its speakers. */
function withoutStars(values: Values, message: string): FieldErrors {
  const hasStars = Object.keys(values).some((name) => name.startsWith('stars.'));
  return hasStars ? {} : { [NO_STARS]: message };
}

/** The field that shows the error about missing stars. */
const NO_STARS = 'stars.session';

function fillPin(form: HTMLFormElement, pin: string | undefined): void {
  const field = form.elements.namedItem('pin');
  if (field instanceof HTMLInputElement && pin !== undefined && field.value === '') field.value = pin;
}

/** Where the PIN is stored with which a rating was accepted, until the tab is closed, so that visitors type it once. */
const keyOf = (edition: string): string => `conf-site-pin:${edition}`;

/** The PIN; undefined if there is none, or if storage is blocked. */
function readPin(edition: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(edition)) ?? undefined;
  } catch {
    return undefined;
  }
}

function storePin(edition: string, pin: string): void {
  try {
    sessionStorage.setItem(keyOf(edition), pin);
  } catch {}
}
