import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Form as Content } from '../../src/model/page-forms.ts';
import { HiddenFields, Legend, Note } from '../parts/form/FormParts.tsx';
import { FormScopeContext } from '../parts/form/form-scope.tsx';
import { bodyOf } from './body.ts';
import { checkValues, type FieldErrors, refusedFields } from './check-values.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import type { FormWords } from './form/form-words.ts';
import { Groups } from './form/Groups.tsx';
import { Outcome } from './form/Outcome.tsx';
import { groupsWith } from './form/team.ts';
import { useMembers } from './form/use-members.ts';
import { useSeats } from './form/use-seats.ts';
import { draftOf, fillIn, focusField, readValues, type Values } from './form-values.ts';
import { failureText } from './problem-text.ts';
import { failureOf, progressOf, useSending } from './use-sending.ts';

export interface FormProps {
  readonly form: Content;
  /** Where it is sent. */
  readonly address: string;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
  readonly words: FormWords;
  /** Where to ask how full the workshops are. */
  readonly availability?: string;
}

/**
 * A form that is checked and sent without leaving the page. Its inputs belong to the page: what was typed before this
 * code came, or in an earlier visit, stays.
 */
export function Form({ form, address, labelledBy, words, availability }: FormProps): ReactNode {
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [said, setSaid] = useState('');
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { sending, post, reset } = useSending(address);
  const members = useMembers(ref, form);
  const seats = useSeats(ref, { form, address: availability, words: words.seats, tries });
  const draft = draftName(form);
  const groups = members.count === undefined ? form.groups : groupsWith(form.groups, members.count);
  const current = { ...form, groups };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form wakes once.
  useEffect(() => {
    const kept = readDraft<Values>(draft);
    if (ref.current !== null && kept !== undefined && fillIn(ref.current, kept)) setSaid(words.restored);
    members.read();
    seats.update();
    setAwake(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that failed leads to what is wrong, once.
  useEffect(() => {
    if (tries === 0) return;
    const [first] = current.groups.flatMap(({ fields }) => fields).filter(({ name }) => errors[name] !== undefined);
    if (first === undefined) summary.current?.focus();
    else focusField(ref.current, first.name);
  }, [tries]);

  const fail = (found: FieldErrors): void => {
    setErrors(found);
    setTries((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.kind === 'sending') return;
    const values = readValues(event.currentTarget);
    const found = checkValues(current, values, words.problem.fields);
    if (Object.keys(found).length > 0) {
      reset();
      return fail(found);
    }
    setErrors({});
    setSaid('');
    const sent = await post(bodyOf(current, values));
    if (sent?.kind === 'receipt') dropDraft(draft);
    else if (sent?.kind === 'problem')
      fail(
        refusedFields(current, sent.problem, {
          texts: words.problem.fields,
          refusal: failureText(words.problem, sent),
        }),
      );
    else if (sent !== undefined) fail({});
  };

  /** Says of one field whether it is right now. */
  const check = (element: HTMLFormElement, name: string): void => {
    const { [name]: found } = checkValues(current, readValues(element), words.problem.fields);
    const { [name]: _, ...others } = errors;
    setErrors(found === undefined ? others : { ...others, [name]: found });
  };

  const input = (event: FormEvent<HTMLFormElement>): void => {
    const { name, value } = event.target as HTMLInputElement;
    keepDraft(draft, draftOf(event.currentTarget));
    if (name === 'memberCount') members.typed(value);
    if (errors[name] !== undefined) check(event.currentTarget, name);
    seats.update();
  };

  /** After the first try a field that is left says what is wrong with it. */
  const blur = (event: FocusEvent<HTMLFormElement>): void => {
    const { name } = event.target as unknown as HTMLInputElement;
    if (tries > 0 && name && !isPressed(event.relatedTarget)) check(event.currentTarget, name);
  };

  if (sending.kind === 'receipt') {
    const { title, [sending.receipt.status]: text } = words.sent;
    return <Outcome title={title} text={text} />;
  }
  const isSending = sending.kind === 'sending';
  const hasFailed = sending.kind !== 'idle' && !isSending;
  const isWrong = Object.keys(errors).length > 0;
  const isOnlyFields = sending.kind === 'problem' && sending.problem.code === 'missing-data' && isWrong;
  const failure = isOnlyFields ? undefined : failureOf(sending, words.problem);
  const message = failure ?? (isWrong ? summaryOf(current, errors, words) : undefined);
  return (
    <FormScopeContext value={{ words, errors, notes: seats.notes }}>
      <form
        className="form"
        id={form.ident}
        method="post"
        action={address}
        data-form={form.name}
        data-awake={isAwake ? '' : undefined}
        aria-labelledby={labelledBy}
        aria-busy={isSending || undefined}
        noValidate={isAwake}
        ref={ref}
        onSubmit={submit}
        onInput={input}
        onBlur={blur}
      >
        <Legend form={form} />
        <Groups form={form} members={members} words={words.team} formRef={ref} tell={setSaid} />
        <HiddenFields form={form} />
        <Note form={form} />
        {seats.failure !== undefined && <p className="form-state">{seats.failure}</p>}
        <ErrorSummary
          form={current}
          errors={errors}
          message={message}
          ref={summary}
          lead={(name) => focusField(ref.current, name)}
        />
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          {isSending ? words.sending : hasFailed ? words.again : form.submit}
        </button>
        <p className="form-progress" role="status">
          {progressOf(sending, words) ?? said}
        </p>
      </form>
    </FormScopeContext>
  );
}

/** What is being pressed must not move away: a message that came or went above it would take the press from it. */
function isPressed(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' || target.type === 'radio';
  return target instanceof HTMLButtonElement;
}

/** One draft for each form of an edition, in whichever language it was typed. */
function draftName({ ident, hidden }: Content): string {
  return hidden.find(({ name }) => name === 'dataSetId')?.value ?? ident;
}

function summaryOf(form: Content, errors: FieldErrors, words: FormWords): string {
  const fields = form.groups.flatMap((group) => group.fields);
  const isIncomplete = fields.some(({ name, messages }) => errors[name] && errors[name] === messages.required);
  return isIncomplete ? words.incomplete : words.check;
}
