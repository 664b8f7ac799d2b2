import type { ReactNode, Ref } from 'react';
import { plain } from '../../../src/domain/language.ts';
import type { Form } from '../../../src/domain/page-forms.ts';
import { fieldIds } from '../../parts/form/field-ids.ts';
import type { FieldErrors } from '../check-values.ts';
import { memberIndex } from './team.ts';

export interface ErrorSummaryProps {
  readonly form: Form;
  readonly errors: FieldErrors;
  /** The error of the whole form; undefined if there is none. */
  readonly message: string | undefined;
  readonly ref: Ref<HTMLDivElement>;
  /** Goes to the field of that name. */
  readonly lead: (name: string) => void;
}

/** The list of all errors, above the button. Each links to its field. */
export function ErrorSummary({ form, errors, message, ref, lead }: ErrorSummaryProps): ReactNode {
  return (
    <div className="form-errors" id={`${form.ident}-errors`} role="alert" tabIndex={-1} hidden={!message} ref={ref}>
      {message !== undefined && <p>{message}</p>}
      {message !== undefined && <Errors form={form} errors={errors} message={message} lead={lead} />}
    </div>
  );
}

function Errors({ form, errors, message, lead }: Omit<ErrorSummaryProps, 'ref'>): ReactNode {
  const wrong = form.groups.flatMap((group) =>
    group.fields
      .filter(({ name }) => errors[name] !== undefined && errors[name] !== message)
      .filter((field) => field.kind !== 'choice' || field.value === '0')
      .map((field) => ({
        field,
        whose: memberIndex(group) === undefined || field.kind === 'choice' ? undefined : group.legend,
      })),
  );
  if (wrong.length === 0) return null;
  return (
    <ul>
      {wrong.map(({ field, whose }) => (
        <li key={field.name}>
          <a
            href={`#${fieldIds(form.ident, field, field.kind === 'choice' ? field.value : '').field}`}
            onClick={(event) => {
              event.preventDefault();
              lead(field.name);
            }}
          >
            {whose !== undefined && `${plain(whose)}: `}
            {errors[field.name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
