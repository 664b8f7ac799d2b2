import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Outcome } from './form/Outcome.tsx';
import { failureText, type ProblemWords } from './problem-text.ts';
import { progressOf, useSending } from './use-sending.ts';

export interface ConfirmationProps {
  readonly address: string;
  readonly codes: readonly ConfirmationCode[];
  readonly words: ConfirmationWords;
}

/** A part of the link in a letter. */
export interface ConfirmationCode {
  /** Its name in what is sent, and in the address of the page. */
  readonly name: string;
  readonly parameter: string;
  readonly label: string;
  readonly pattern: string;
}

export interface ConfirmationWords {
  readonly lead: string;
  /** Said to those who come without the link, or with a damaged one. */
  readonly without: string;
  readonly submit: string;
  readonly sending: string;
  readonly slow: string;
  readonly again: string;
  readonly done: { readonly title: string; readonly text: string };
  readonly problem: ProblemWords;
}

/**
 * Redeems the link of a letter when its button is pressed, and not before: those who look into mail for viruses open
 * links too. Without script, or without the link, the code can be typed.
 */
export function Confirmation({ address, codes, words }: ConfirmationProps): ReactNode {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>();
  const [failed, setFailed] = useState('');
  const alert = useRef<HTMLDivElement>(null);
  const { sending, post } = useSending(address);

  useEffect(() => setGiven(codesOf(location.search, codes)), [codes]);
  useEffect(() => {
    if (failed !== '') alert.current?.focus();
  }, [failed]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const body = hasLink ? given : Object.fromEntries(codes.map(({ name }) => [name, typed[name]?.trim() ?? '']));
    if (codes.some(({ name, pattern }) => !fits(body[name] ?? '', pattern))) return setFailed(words.without);
    setFailed('');
    const sent = await post(body);
    if (sent !== undefined && sent.kind !== 'receipt') setFailed(failureText(words.problem, sent));
  };

  const hasLink = given !== undefined && Object.keys(given).length === codes.length;
  if (sending.kind === 'receipt') return <Outcome {...words.done} />;
  const isSending = sending.kind === 'sending';
  return (
    <form className="form" method="post" action={address} noValidate={given !== undefined} onSubmit={submit}>
      {failed === '' && <p>{given === undefined || hasLink ? words.lead : words.without}</p>}
      {!hasLink && codes.map((code) => <Code key={code.name} {...code} />)}
      <div className="form-errors" role="alert" tabIndex={-1} hidden={failed === ''} ref={alert}>
        {failed !== '' && <p>{failed}</p>}
      </div>
      <button type="submit" className="button" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : failed === '' ? words.submit : words.again}
      </button>
      <p className="form-progress" role="status">
        {progressOf(sending, words)}
      </p>
    </form>
  );
}

function Code({ name, label, pattern }: ConfirmationCode): ReactNode {
  const id = `confirm-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" required pattern={pattern} autoComplete="off" spellCheck={false} />
    </div>
  );
}

/** What the address of the page carries; what is damaged counts as absent. */
export function codesOf(search: string, codes: readonly ConfirmationCode[]): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    codes.flatMap(({ name, parameter, pattern }) => {
      const value = parameters.get(parameter) ?? '';
      return fits(value, pattern) ? [[name, value]] : [];
    }),
  );
}

function fits(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
}
