import type { ReactNode } from 'react';
import type { FieldProblem } from '../../../../src/domain/editor/edit.ts';
import type { FieldForm } from '../../../../src/domain/editor/form-fields.ts';
import { useLabel } from '../../editor-context.ts';
import { t } from '../../shown-texts.ts';
import { bySeverity, fieldId } from '../field-problems.ts';
import type { FieldProps } from '../form-context.ts';
import { ProblemMessage, ProblemText } from '../ProblemText.tsx';
import { ReviewedButton } from '../ReviewedButton.tsx';

/** What connects a control with its help and its problems. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

/** A label, a control, its help and its problems. */
export function FieldFrame({
  field,
  example,
  children,
}: {
  readonly field: FieldProps;
  readonly example?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = fieldId(field.pointer);
  return (
    <div className="field">
      <label htmlFor={id} className={field.itemName === undefined ? 'label' : 'unseen'}>
        <LabelText field={field} />
      </label>
      <Help id={id} field={field} example={example} />
      {children(controlProps(id, field.problems))}
      <Problems id={id} problems={field.problems} />
    </div>
  );
}

/** Several controls under one name. */
export function FieldSet({ field, children }: { readonly field: FieldProps; readonly children: ReactNode }) {
  const id = fieldId(field.pointer);
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={`${id}/help ${id}/problems`}>
      <legend className={field.itemName === undefined ? 'label' : 'unseen'}>
        <LabelText field={field} />
      </legend>
      <Help id={id} field={field} />
      {children}
      <Problems id={id} problems={field.problems} />
    </fieldset>
  );
}

export function controlProps(id: string, problems: readonly FieldProblem[]): ControlProps {
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return { id, 'aria-describedby': `${id}/help ${id}/problems`, 'aria-invalid': isWrong || undefined };
}

export function LabelText({ field: { form, itemName } }: { readonly field: FieldProps }) {
  const { label } = useLabel(form);
  return (
    <>
      {itemName ?? label}
      {form.isRequired === true && form.shape !== 'boolean' && <Mark text={t('form:required')} />}
      {form.isPrivate === true && <Mark text={t('form:notPublished')} />}
    </>
  );
}

/** The space is for screen readers, which otherwise read label and mark as one word. */
function Mark({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <span className="mark">{text}</span>
    </>
  );
}

/** The description and an example. Items of a list have none, since the list has. */
export function Help({
  id,
  field,
  example,
}: {
  readonly id: string;
  readonly field: FieldProps;
  readonly example?: string | undefined;
}) {
  const { description } = useLabel(field.form);
  if (field.itemName !== undefined || (description === undefined && example === undefined)) return null;
  return (
    <p className="help" id={`${id}/help`}>
      {description} {example !== undefined && <span className="example">{t('form:example', { example })}</span>}
    </p>
  );
}

export function Problems({ id, problems }: { readonly id: string; readonly problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={`${id}/problems`}>
      {bySeverity(problems).map((problem) => (
        <li key={`${problem.code} ${problem.message}`} className={problem.severity}>
          <strong>{problem.severity === 'error' ? t('form:error') : t('form:warning')}:</strong>{' '}
          <ProblemText problem={problem} withHint />
          <ProblemMessage problem={problem} />
          <ReviewedButton problem={problem} focusId={id} />
        </li>
      ))}
    </ul>
  );
}

/** The first example of a field as a text; undefined if it is none. */
export function exampleOf(form: FieldForm, language?: string): string | undefined {
  const example = form.examples?.[0];
  if (typeof example === 'string' || typeof example === 'number') return String(example);
  const text = typeof example === 'object' && example !== null && language !== undefined ? Object.entries(example) : [];
  const found = text.find(([tag]) => tag === language)?.[1];
  return typeof found === 'string' ? found : undefined;
}
