import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProblemCode } from '../../src/domain/site/api-contract.ts';
import { Outcome } from './form/Outcome.tsx';
import { SendRow, type SendTexts } from './form/SendRow.tsx';
import { useHydrated } from './form/use-hydrated.ts';
import { failureText, type ProblemTexts } from './problem-text.ts';
import { hasFailed, type Sending, useSending } from './use-sending.ts';

export interface ConfirmationProps {
  readonly address: string;
  readonly codes: readonly ConfirmationCode[];
  readonly words: ConfirmationTexts;
  /** The links to continue with if the link is no longer valid. */
  readonly ways: Readonly<Record<Target, { readonly href: string; readonly title: string }>>;
}

/** `form`: to the form that sends another e-mail. `onward`: away, since nothing is left to do. */
type Target = 'form' | 'onward';

export interface ConfirmationTexts extends SendTexts {
  readonly lead: string;
  /** Shown to visitors who open the page without a valid link. */
  readonly without: string;
  readonly submit: string;
  readonly done: { readonly title: string; readonly text: string };
  readonly problem: ProblemTexts;
}

/** Error codes that are final, and where to continue after each. */
const FINAL: Readonly<Partial<Record<ProblemCode, Target>>> = {
  'token-unknown': 'form',
  'token-expired': 'form',
  'token-used': 'onward',
  'teams-full': 'onward',
  'registration-closed': 'onward',
  'seats-unknown': 'onward',
  'workshop-begun': 'onward',
};

/**
 * Confirms the link in an e-mail when its button is pressed. It does not do so on opening the page, because virus
 * scanners open links too. Without JavaScript or without the link, the code can be typed.
 */
export function Confirmation({ address, codes, words, ways }: ConfirmationProps): ReactNode {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<{ readonly text: string }>();
  const alert = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { sending, post } = useSending({ address, stores: true });

  useEffect(() => setGiven(codesOf(location.search, codes)), [codes]);
  useEffect(() => {
    if (failed !== undefined) alert.current?.focus();
  }, [failed]);

  const hasLink = Object.keys(given).length === codes.length;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const body = hasLink ? given : typedIn(event.currentTarget, codes);
    if (codes.some(({ name, pattern }) => !fits(body[name] ?? '', pattern))) return setFailed({ text: words.without });
    setFailed(undefined);
    const sent = await post(body);
    if (sent !== undefined && hasFailed(sent)) setFailed({ text: failureText(words.problem, sent) });
  };

  if (sending.kind === 'receipt') return <Outcome {...words.done} />;
  const target = targetAfter(sending, hasLink);
  return (
    <form className="form" method="post" action={address} noValidate={isHydrated} onSubmit={submit}>
      {failed === undefined && <p>{!isHydrated || hasLink ? words.lead : words.without}</p>}
      {!hasLink && target === undefined && codes.map((code) => <Code key={code.name} {...code} />)}
      <div className="form-errors" role="alert" tabIndex={-1} hidden={failed === undefined} ref={alert}>
        {failed !== undefined && <p>{failed.text}</p>}
      </div>
      {target === undefined ? (
        <SendRow sending={sending} words={words} submit={words.submit} />
      ) : (
        <p>
          <a className="button" href={ways[target].href}>
            {ways[target].title}
          </a>
        </p>
      )}
    </form>
  );
}

/**
 * Where to continue after an error. Returns undefined if another attempt may succeed, since a code that was typed may
 * be mistyped.
 */
function targetAfter(sending: Sending, hasLink: boolean): Target | undefined {
  if (sending.kind !== 'problem') return undefined;
  const { code } = sending.problem;
  const isMistyped = !hasLink && (code === 'token-unknown' || code === 'seats-unknown');
  return isMistyped ? undefined : FINAL[code];
}

function typedIn(form: HTMLFormElement, codes: readonly ConfirmationCode[]): Readonly<Record<string, string>> {
  const typed = new FormData(form);
  return Object.fromEntries(codes.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]));
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

/** A code in the link of an e-mail. */
interface ConfirmationCode {
  /** The name in the request, and in the query string of the page. */
  readonly name: string;
  readonly parameter: string;
  readonly label: string;
  readonly pattern: string;
}

/** The codes in the query string of the page. Invalid codes are left out. */
function codesOf(search: string, codes: readonly ConfirmationCode[]): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    codes.flatMap(({ name, parameter, pattern }) => {
      const value = parameters.get(parameter) ?? '';
      return fits(value, pattern) ? [[name, value]] : [];
    }),
  );
}

/** Whether a whole value matches a pattern. */
function fits(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
}
