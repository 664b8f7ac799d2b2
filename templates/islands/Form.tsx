import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Form as Content } from '../../src/domain/page-forms.ts';
import { LiveNotice } from '../parts/form/FieldNotes.tsx';
import { HiddenFields, Legend, Note } from '../parts/form/FormParts.tsx';
import { FormScopeContext } from '../parts/form/form-scope.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import type { FormWords } from './form/form-words.ts';
import { Groups } from './form/Groups.tsx';
import { Outcome } from './form/Outcome.tsx';
import { SendRow } from './form/SendRow.tsx';
import { summaryText } from './form/summary-text.ts';
import { formWith } from './form/team.ts';
import { useAwake } from './form/use-awake.ts';
import { useDraft } from './form/use-draft.ts';
import { useFaults } from './form/use-faults.ts';
import { useMembers } from './form/use-members.ts';
import { usePlaces } from './form/use-places.ts';
import { useSeats } from './form/use-seats.ts';
import { useSubmission } from './form/use-submission.ts';
import { focusField } from './form-values.ts';

export interface FormProps {
  readonly form: Content;
  /** The address to which it is sent. */
  readonly address: string;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
  readonly words: FormWords;
  /** The address of the availability of workshops. */
  readonly availability?: string;
  /** The address of the number of teams. */
  readonly places?: string;
}

/**
 * A form that is validated and sent without leaving the page. Its inputs belong to the page's markup, so text typed
 * before hydration, or in an earlier visit, is kept.
 */
export function Form({ form: whole, address, labelledBy, words, availability, places: counted }: FormProps): ReactNode {
  const ref = useRef<HTMLFormElement>(null);
  const isAwake = useAwake();
  const [said, say] = useState<string>();
  const draft = useDraft(ref, whole);
  const members = useMembers(ref, whole);
  const seats = useSeats(ref, { form: whole, address: availability, words: words.seats });
  const form = formWith(whole, members.count);
  const places = usePlaces({ address: counted, words: words.places });
  const faults = useFaults(ref, form);
  const { errors, summary } = faults;
  const failed = (): void => {
    seats.refresh();
    places.refresh();
  };
  const callbacks = { leaves: () => say(''), arrived: draft.drop, failed };
  const { sending, submit, recheck } = useSubmission({ form, address, draft: draft.name, words, faults, ...callbacks });

  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
    draft.keep(currentTarget);
    const field = target as HTMLInputElement;
    members.update(field);
    seats.update();
    if (errors[field.name] !== undefined) recheck(currentTarget, field.name);
  };

  /** After the first attempt, a field is validated when it loses the focus. */
  const blur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    const { name } = target as unknown as HTMLInputElement;
    if (faults.isTried && name && !isPressed(relatedTarget)) recheck(currentTarget, name);
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
        data-awake={isAwake ? '' : undefined}
        aria-labelledby={labelledBy}
        aria-busy={sending.kind === 'sending' || undefined}
        noValidate={isAwake}
        ref={ref}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
        onInput={input}
        onBlur={blur}
      >
        {counted !== undefined && <LiveNotice text={places.text} />}
        <Legend form={whole} />
        <Groups form={whole} members={members} words={words.team} formRef={ref} tell={say} />
        <HiddenFields form={whole} />
        <Note form={whole} />
        <ErrorSummary
          form={form}
          errors={errors}
          message={summaryText(form, { sending, errors, words })}
          ref={summary}
          lead={(name) => focusField(ref.current, name)}
        />
        {places.isFull ? (
          <p className="form-state">{places.text}</p>
        ) : (
          <SendRow
            sending={sending}
            words={words}
            submit={form.submit}
            said={said ?? (draft.isRestored ? words.restored : '')}
          />
        )}
      </form>
    </FormScopeContext>
  );
}

/**
 * Prevents layout shifts under the pointer: a message that appears above a pressed button would move the button away.
 */
function isPressed(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' || target.type === 'radio';
  return target instanceof HTMLButtonElement;
}
