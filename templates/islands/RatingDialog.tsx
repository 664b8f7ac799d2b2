import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Form } from '../../src/model/page-forms.ts';
import { NO_STARS, type RatingValues, ratingBody, ratingErrors } from '../../src/model/rating.ts';
import { Group, HiddenFields, Legend, Note } from '../parts/form/FormParts.tsx';
import { type FormBasics, FormScopeContext } from '../parts/form/form-scope.tsx';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { fillForm, focusField, valuesOf } from './form-values.ts';
import { failureText, type ProblemWords } from './problem-text.ts';
import { send } from './send.ts';

export interface RatingWords {
  /** `{title}` stands for the session's. */
  readonly title: string;
  readonly close: string;
  readonly noStars: string;
  readonly sending: string;
  readonly sent: string;
}

export interface RatingDialogProps {
  readonly form: Form;
  readonly basics: FormBasics;
  readonly problems: ProblemWords;
  readonly words: RatingWords;
  /** The schedule whose rows offer ratings; in the browser only. */
  readonly board?: HTMLElement;
}

/** The session that is being rated. */
interface Rated {
  readonly ident: string;
  readonly title: string;
}

type Step =
  | { readonly kind: 'asked'; readonly errors: Readonly<Record<string, string>>; readonly failure?: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

const ASKED: Step = { kind: 'asked', errors: {} };

/** The form that rates a session, in a dialog that its row opens. What is typed is kept until the service has it. */
export function RatingDialog({ form, basics, problems, words, board }: RatingDialogProps): ReactNode {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const [rated, rate] = useState<Rated>();
  const [step, go] = useState<Step>(ASKED);
  const edition = board?.dataset['schedule'] ?? '';
  const draft = `rating-${edition}-${rated?.ident ?? ''}`;

  useEffect(() => {
    const open = ({ target }: Event): void => {
      const button = (target as Element).closest<HTMLElement>('[data-rate]');
      const title = button?.closest('.row')?.querySelector('h4')?.textContent ?? '';
      if (!button) return;
      rate({ ident: button.dataset['rate'] ?? '', title });
      go(ASKED);
      dialog.current?.showModal();
    };
    board?.addEventListener('click', open);
    return () => board?.removeEventListener('click', open);
  }, [board]);

  useEffect(() => {
    if (rated === undefined || fields.current === null) return;
    fillForm(fields.current, { ...readDraft<RatingValues>(`rating-${edition}-${rated.ident}`), ...keptPin(edition) });
  }, [rated, edition]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (rated === undefined || step.kind === 'sending' || form.action === undefined) return;
    const element = event.currentTarget;
    const values = valuesOf(element);
    const errors = ratingErrors(form, values, words.noStars);
    if (Object.keys(errors).length > 0) return refuse(element, errors);
    go({ kind: 'sending' });
    const sent = await send(form.action, ratingBody(form, { session: rated.ident, values }));
    if (sent.kind === 'receipt') {
      dropDraft(draft);
      keepPin(edition, values['pin'] ?? '');
      go({ kind: 'sent' });
      return;
    }
    const text = failureText(problems, sent);
    const field = sent.kind === 'problem' ? FIELD_OF[sent.problem.code] : undefined;
    if (field === undefined) go({ kind: 'asked', errors: {}, failure: text });
    else refuse(element, { [field]: text });
  };

  const refuse = (element: HTMLFormElement, errors: Readonly<Record<string, string>>): void => {
    go({ kind: 'asked', errors });
    focusField(element, Object.keys(errors)[0] ?? '');
  };

  const isSent = step.kind === 'sent';
  return (
    <dialog className="rating needs-script" ref={dialog} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title.replace('{title}', () => rated?.title ?? '')}</h3>
      <FormScopeContext value={{ words: basics, errors: step.kind === 'asked' ? step.errors : {} }}>
        <form
          key={rated?.ident ?? ''}
          ref={fields}
          className="form"
          method="post"
          action={form.action}
          noValidate
          hidden={isSent}
          aria-labelledby={titleId}
          onSubmit={(event) => void submit(event)}
          onInput={({ currentTarget }) => keepDraft(draft, withoutPin(valuesOf(currentTarget)))}
        >
          <Legend form={form} />
          {form.groups.map((group) => (
            <Group key={group.ident} group={group} form={form.ident} />
          ))}
          <HiddenFields form={form} />
          <Note form={form} />
          <button type="submit" className="button" aria-disabled={step.kind === 'sending'}>
            {step.kind === 'sending' ? words.sending : form.submit}
          </button>
        </form>
      </FormScopeContext>
      <div role="alert">
        {step.kind === 'asked' && step.failure !== undefined && <p className="form-errors">{step.failure}</p>}
      </div>
      <p role="status">{isSent ? words.sent : ''}</p>
      <button type="button" className="tool" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}

/** Refusals that are about one field. */
const FIELD_OF: Readonly<Record<string, string>> = { 'pin-unknown': 'pin', 'no-stars': NO_STARS };

function withoutPin({ pin: _, ...values }: RatingValues): RatingValues {
  return values;
}

const pinKey = (edition: string): string => `conf-site-pin:${edition}`;

/** The PIN that a rating of this visit was taken with. */
function keptPin(edition: string): RatingValues {
  try {
    const pin = sessionStorage.getItem(pinKey(edition));
    return pin === null ? {} : { pin };
  } catch {
    return {};
  }
}

function keepPin(edition: string, pin: string): void {
  try {
    sessionStorage.setItem(pinKey(edition), pin);
  } catch {}
}
