import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Form as Content } from '../../src/domain/page/page-forms.ts';
import { LiveNotice } from '../parts/form/FieldNotes.tsx';
import { HiddenFields, Legend, Note } from '../parts/form/FormParts.tsx';
import { FormScopeContext } from '../parts/form/form-scope.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import type { FormTexts } from './form/form-texts.ts';
import { Groups } from './form/Groups.tsx';
import { Outcome } from './form/Outcome.tsx';
import { SendRow } from './form/SendRow.tsx';
import { summaryText } from './form/summary-text.ts';
import { formWith } from './form/team.ts';
import { useDraft } from './form/use-draft.ts';
import { useFieldErrors } from './form/use-field-errors.ts';
import { useHydrated } from './form/use-hydrated.ts';
import { useMembers } from './form/use-members.ts';
import { usePlaces } from './form/use-places.ts';
import { useSeats } from './form/use-seats.ts';
import { useSubmission } from './form/use-submission.ts';
import { focusField } from './form-values.ts';

export interface FormProps {
  readonly form: Content;
  /** The address to which the form is sent. */
  readonly address: string;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
  readonly words: FormTexts;
  /** The address that returns the availability of workshops. */
  readonly availability?: string;
  /** The address that returns the number of teams. */
  readonly places?: string;
}

/**
 * A form that is validated and sent without leaving the page. Its inputs are uncontrolled and part of the page's
 * markup, so text that was typed before hydration stays. Text from an earlier visit is restored. While no place is left,
 * the form has no fields.
 */
export function Form({ form: whole, address, labelledBy, words, availability, places: counted }: FormProps): ReactNode {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [announcement, announce] = useState<string>();
  const draft = useDraft(ref, whole);
  const members = useMembers(ref, whole);
  const seats = useSeats(ref, { form: whole, address: availability, words: words.seats });
  const form = formWith(whole, members.count);
  const places = usePlaces({ address: counted, words: words.places });
  const formErrors = useFieldErrors(ref, form);
  const { errors, summary } = formErrors;
  const onFailed = (): void => {
    seats.refresh();
    places.refresh();
  };
  const callbacks = { onSend: () => announce(''), onAccepted: draft.remove, onFailed };
  const { sending, submit, recheck } = useSubmission({
    form,
    address,
    draft: draft.name,
    words,
    formErrors,
    ...callbacks,
  });

  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
    draft.store(currentTarget);
    const field = target as HTMLInputElement;
    members.update(field);
    seats.update();
    if (errors[field.name] !== undefined) recheck(currentTarget, field.name);
  };

  /** After the first attempt, a field is validated when it loses the focus. */
  const blur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    const { name } = target as unknown as HTMLInputElement;
    if (formErrors.hasFailed && name && !isPressed(relatedTarget)) recheck(currentTarget, name);
  };

  if (sending.kind === 'receipt') {
    const { title, [sending.receipt.status]: text } = words.sent;
    return <Outcome title={title} text={text} />;
  }
  return (
    <FormScopeContext value={{ words, errors, notes: seats.notes, notices: seats.notices }}>
      <form
        className="form"
        id={form.ident}
        method="post"
        action={address}
        data-form={form.name}
        data-awake={isHydrated ? '' : undefined}
        data-full={places.isFull ? '' : undefined}
        aria-labelledby={labelledBy}
        aria-busy={sending.kind === 'sending' || undefined}
        noValidate={isHydrated}
        ref={ref}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
        onInput={input}
        onBlur={blur}
      >
        {counted !== undefined && <LiveNotice text={places.text} />}
        {!places.isFull && (
          <>
            <Legend form={whole} />
            <Groups form={whole} members={members} words={words.team} formRef={ref} announce={announce} />
            <HiddenFields form={whole} />
            <Note form={whole} />
          </>
        )}
        <ErrorSummary
          form={form}
          errors={errors}
          message={summaryText(form, { sending, errors, words })}
          ref={summary}
          onSelect={(name) => focusField(ref.current, name)}
        />
        {!places.isFull && (
          <SendRow
            sending={sending}
            words={words}
            submit={form.submit}
            status={announcement ?? (draft.isRestored ? words.restored : '')}
          />
        )}
      </form>
    </FormScopeContext>
  );
}

/**
 * Whether the element that gets the focus is being pressed. Validating now would show a message above it and move it
 * away from the pointer.
 */
function isPressed(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' || target.type === 'radio';
  return target instanceof HTMLButtonElement;
}
