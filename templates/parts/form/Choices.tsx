import type { ReactNode } from 'react';
import { plain } from '../../../src/domain/language.ts';
import type { FormComment, FormOption } from '../../../src/domain/page/page-forms.ts';
import { T } from '../T.tsx';
import { when } from '../Windowed.tsx';
import { ErrorSlot, Hint, LabelText, LiveNotice } from './FieldNotes.tsx';
import { fieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useFormScope } from './form-scope.tsx';

/** A field with options, which may be stars, and an optional comment. */
export function Choices({ field, form }: FieldProps<'radios' | 'checkboxes' | 'stars'>): ReactNode {
  const ids = fieldIds(form, field);
  const isStars = field.kind === 'stars';
  const notice = useFormScope().notices?.[field.name];
  return (
    <fieldset className="field" id={ids.field} aria-describedby={ids.describedBy}>
      <legend>
        <LabelText field={field} />
      </legend>
      <Hint field={field} ids={ids} />
      {notice !== undefined && <LiveNotice text={notice} />}
      <div className={isStars ? 'stars' : 'choices'}>
        {field.options.map((option) => (
          <Option key={option.value} option={option} field={field} />
        ))}
        {isStars && !field.required && <NoStars name={field.name} />}
      </div>
      <ErrorSlot field={field} ids={ids} />
      {field.comment !== undefined && <Comment comment={field.comment} form={form} />}
    </fieldset>
  );
}

interface OptionProps extends Pick<FieldProps<'radios' | 'checkboxes' | 'stars'>, 'field'> {
  readonly option: FormOption;
}

/**
 * An option, while it can be chosen at all. One that cannot be selected has a note that says why; if it was selected before,
 * it stays selected. The page applies its window, maybe before it is hydrated.
 */
function Option({ option: { value, text, hint, shown }, field }: OptionProps): ReactNode {
  const note = useFormScope().notes?.[value];
  const isStars = field.kind === 'stars';
  const isSeveral = field.kind === 'checkboxes';
  return (
    <label className={isStars ? 'star' : 'choice'} {...(shown && when(shown))} suppressHydrationWarning>
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        name={field.name}
        value={value}
        required={field.required && !isSeveral}
        disabled={note?.isClosed}
      />
      <span className={isStars ? 'visually-hidden' : undefined}>
        <T of={text} />
        {hint !== undefined && (
          <small className="field-hint">
            <T of={hint} />
          </small>
        )}
        {note !== undefined && <small className="field-hint">{note.text}</small>}
      </span>
    </label>
  );
}

/** The option that clears stars. It has no value, so nothing is sent. */
function NoStars({ name }: { readonly name: string }): ReactNode {
  return (
    <label className="no-stars">
      <input type="radio" name={name} value="" />
      <span aria-hidden="true">×</span>
      <span className="visually-hidden">{useFormScope().words.noStars}</span>
    </label>
  );
}

function Comment({ comment, form }: { readonly comment: FormComment; readonly form: string }): ReactNode {
  const { field: id } = fieldIds(form, { name: comment.name });
  return (
    <>
      <label className="field-hint" htmlFor={id}>
        <T of={comment.label} />
      </label>
      <textarea
        id={id}
        name={comment.name}
        rows={2}
        maxLength={comment.maxLength}
        placeholder={comment.placeholder && plain(comment.placeholder)}
      />
    </>
  );
}
