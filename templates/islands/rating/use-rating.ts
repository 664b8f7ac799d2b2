import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PinReceipt } from '../../../src/domain/api-contract.ts';
import type { Form } from '../../../src/domain/page-forms.ts';
import { bodyOf } from '../body.ts';
import { checkValues, type FieldErrors } from '../check-values.ts';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';
import { draftOf, fillIn, firstOf, focusField, readValues, type Values } from '../form-values.ts';
import { pinTokenPart, storePinToken } from '../pin-token.ts';
import { type RequestWords, useRequest } from '../use-request.ts';
import { readPin, storePin } from './stored-pin.ts';

export interface RatingOf {
  readonly form: Form;
  /** `my-conf-2027`. */
  readonly edition: string;
  /** Ident of the session. */
  readonly session: string;
  readonly words: RequestWords & { readonly noStars: string };
}

export interface Rating {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly waiting: string | undefined;
  readonly failure: string | undefined;
  readonly isSent: boolean;
  readonly submit: (event: FormEvent) => void;
  /** Stores a field's value and clears its error. */
  readonly keep: (name: string) => void;
}

/** The rating of one session, which is a draft until the API has accepted it. */
export function useRating({ form, edition, session, words }: RatingOf): Rating {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSent, setSent] = useState(false);
  const draft = `rating-${edition}-${session}`;
  const to = { address: form.action ?? '', draft, stores: true } as const;
  const { waiting, failure, send, reset } = useRequest<PinReceipt>(to, words);

  useEffect(() => {
    if (formRef.current === null) return;
    fillIn(formRef.current, readDraft<Values>(draft) ?? {});
    fillPin(formRef.current, readPin(edition));
  }, [draft, edition]);

  const complain = (wrong: FieldErrors): void => {
    setErrors(wrong);
    focusField(formRef.current, Object.keys(wrong)[0]);
  };

  return {
    ...{ formRef, errors, waiting, failure, isSent },
    submit: (event) => {
      event.preventDefault();
      if (formRef.current === null || waiting !== undefined) return;
      reset();
      const values = readValues(formRef.current);
      const wrong = { ...checkValues(form, values, words.problems.fields), ...withoutStars(values, words.noStars) };
      complain(wrong);
      if (Object.keys(wrong).length > 0) return;
      const done = ({ pinToken }: PinReceipt): void => {
        dropDraft(draft);
        storePin(edition, firstOf(values, 'pin'));
        storePinToken(edition, pinToken);
        setSent(true);
      };
      void send({ ...bodyOf(form, values), session, ...pinTokenPart(edition) }, { form, done, refused: complain });
    },
    keep: (name) => {
      if (formRef.current !== null) keepDraft(draft, draftOf(formRef.current));
      const about = name.startsWith('stars.') ? NO_STARS : name;
      setErrors(({ [about]: _, ...others }) => others);
    },
  };
}

/** Stars for the session or for its speakers are enough. */
function withoutStars(values: Values, message: string): FieldErrors {
  const hasStars = Object.keys(values).some((name) => name.startsWith('stars.'));
  return hasStars ? {} : { [NO_STARS]: message };
}

/** Where it is said that there are none. */
const NO_STARS = 'stars.session';

function fillPin(form: HTMLFormElement, pin: string | undefined): void {
  const field = form.elements.namedItem('pin');
  if (field instanceof HTMLInputElement && pin !== undefined && field.value === '') field.value = pin;
}
