import { type ReactNode, useEffect, useRef } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import { Group, HiddenFields, Legend, Note } from '../../parts/form/FormParts.tsx';
import { type FormBasics, FormScopeContext } from '../../parts/form/form-scope.tsx';
import { type RatingInput, useRating } from './use-rating.ts';

export interface RatingTexts extends Omit<RatingInput['words'], 'problems'> {
  /** Contains `{title}`, which stands for the title of the session. */
  readonly title: string;
  readonly close: string;
  readonly sent: string;
}

export interface RatingFormProps {
  readonly rating: RatingInput;
  readonly basics: FormBasics;
  readonly words: Pick<RatingTexts, 'close' | 'sent'>;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
  readonly onClose: () => void;
}

/** The form that rates a session. The button that closes it is last in order, and drawn at the top. After the API has accepted it, a message replaces it. */
export function RatingForm({ rating, basics, words, labelledBy, onClose }: RatingFormProps): ReactNode {
  const { formRef, form, errors, waiting, failure, isSent, submit, store } = useRating(rating);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSent) close.current?.focus();
  }, [isSent]);
  return (
    <FormScopeContext value={{ words: basics, errors }}>
      <form
        ref={formRef}
        className="form"
        method="post"
        action={form.action}
        noValidate
        aria-labelledby={labelledBy}
        onSubmit={submit}
        onInput={({ target }) => store((target as HTMLInputElement).name)}
      >
        {!isSent && <Fields form={form} />}
        <div role="alert">{failure !== undefined && <p className="form-errors">{failure}</p>}</div>
        <p className="form-progress" role="status">
          {isSent ? words.sent : waiting}
        </p>
        <div className="survey-moves">
          {isSent ? (
            <button type="button" ref={close} className="button button-hollow" onClick={onClose}>
              {words.close}
            </button>
          ) : (
            <button type="submit" className="button" aria-disabled={waiting !== undefined}>
              {form.submit}
            </button>
          )}
        </div>
        {!isSent && (
          <button type="button" className="dialog-close" onClick={onClose}>
            <span className="visually-hidden">{words.close}</span>
          </button>
        )}
      </form>
    </FormScopeContext>
  );
}

function Fields({ form }: { readonly form: Form }): ReactNode {
  return (
    <>
      <Legend form={form} />
      {form.groups.map((group) => (
        <Group key={group.ident} group={group} form={form.ident} />
      ))}
      <HiddenFields form={form} />
      <Note form={form} />
    </>
  );
}
