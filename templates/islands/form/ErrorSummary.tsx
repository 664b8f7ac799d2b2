import type { ReactNode, Ref } from 'react';
import { plain } from '../../../src/domain/language.ts';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import { fieldIds } from '../../parts/form/field-ids.ts';
import type { FieldErrors } from '../check-values.ts';
import { memberIndex } from './team.ts';

export interface ErrorSummaryProps {
  readonly form: Form;
  readonly errors: FieldErrors;
  /** The message for the form as a whole; undefined if there is no error. */
  readonly message: string | undefined;
  readonly ref: Ref<HTMLDivElement>;
  /** Called with the name of the field whose error was selected. */
  readonly onSelect: (name: string) => void;
}

/** The list of all errors, above the submit button. Each links to its field. */
export function ErrorSummary({ form, errors, message, ref, onSelect }: ErrorSummaryProps): ReactNode {
  return (
    <div className="form-errors" id={`${form.ident}-errors`} role="alert" tabIndex={-1} hidden={!message} ref={ref}>
      {message !== undefined && <p>{message}</p>}
      {message !== undefined && <Errors form={form} errors={errors} message={message} onSelect={onSelect} />}
    </div>
  );
}

function Errors({ form, errors, message, onSelect }: Omit<ErrorSummaryProps, 'ref'>): ReactNode {
  const invalid = form.groups.flatMap((group) =>
    group.fields
      .filter(({ name }) => errors[name] !== undefined && errors[name] !== message)
      .filter((field) => field.kind !== 'choice' || field.value === '0')
      .map((field) => ({
        field,
        owner: memberIndex(group) === undefined || field.kind === 'choice' ? undefined : group.legend,
      })),
  );
  if (invalid.length === 0) return null;
  return (
    <ul>
      {invalid.map(({ field, owner }) => (
        <li key={field.name}>
          <a
            href={`#${fieldIds(form.ident, field, field.kind === 'choice' ? field.value : '').field}`}
            onClick={(event) => {
              event.preventDefault();
              onSelect(field.name);
            }}
          >
            {owner !== undefined && `${plain(owner)}: `}
            {errors[field.name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
