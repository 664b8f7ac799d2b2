import { type ReactNode, useEffect, useRef } from 'react';
import type { Form } from '../../../src/domain/page-forms.ts';
import { Group, HiddenFields, Legend, Note } from '../../parts/form/FormParts.tsx';
import { type FormBasics, FormScopeContext } from '../../parts/form/form-scope.tsx';
import { type RatingOf, useRating } from './use-rating.ts';

export interface RatingWords extends Omit<RatingOf['words'], 'problems'> {
  /** `{title}` stands for the session's. */
  readonly title: string;
  readonly close: string;
  readonly sent: string;
}

export interface RatingFormProps {
  readonly rating: RatingOf;
  readonly basics: FormBasics;
  readonly words: Pick<RatingWords, 'close' | 'sent'>;
  /** The id of the heading above. */
  readonly labelledBy: string;
  readonly onClose: () => void;
}

/** The form that rates a session, until the API has accepted it; the outcome is shown below. */
export function RatingForm({ rating, basics, words, labelledBy, onClose }: RatingFormProps): ReactNode {
  const { form } = rating;
  const { formRef, errors, waiting, failure, isSent, submit, keep } = useRating(rating);
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
        onInput={({ target }) => keep((target as HTMLInputElement).name)}
      >
        {!isSent && <Fields form={form} />}
        <div role="alert">{failure !== undefined && <p className="form-errors">{failure}</p>}</div>
        <p className="form-progress" role="status">
          {isSent ? words.sent : waiting}
        </p>
        <div className="survey-moves">
          {!isSent && (
            <button type="submit" className="button" aria-disabled={waiting !== undefined}>
              {form.submit}
            </button>
          )}
          <button type="button" ref={close} className="button button-hollow" onClick={onClose}>
            {words.close}
          </button>
        </div>
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
