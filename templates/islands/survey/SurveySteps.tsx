import type { ReactNode } from 'react';
import type { Phrase } from '../../../src/domain/language.ts';
import type { Form } from '../../../src/domain/page-forms.ts';
import { Field } from '../../parts/form/Field.tsx';
import { Group, Legend } from '../../parts/form/FormParts.tsx';
import { T } from '../../parts/T.tsx';
import { groupsOf, type Step, stepsOf } from './steps.ts';
import type { SurveyWords } from './words.ts';

export interface SurveyStepsProps {
  /** Its ident begins the ids of its fields. */
  readonly form: Form;
  /** Only the start is known before it is known whose PIN it is. */
  readonly isKnown: boolean;
  readonly step: Step;
  readonly words: SurveyWords;
  /** Stands at the finish. */
  readonly summary: ReactNode;
  /** Said at the start. */
  readonly lead: string;
  /** Said to speakers above their questions. */
  readonly welcome: Phrase | undefined;
}

/** All steps of a survey, of which one shows: what was typed stays in the fields of the others. */
export function SurveySteps({ form, isKnown, step, words, summary, lead, welcome }: SurveyStepsProps): ReactNode {
  const steps = isKnown ? stepsOf(form) : (['start'] as const);
  return steps.map((one) => (
    <section key={one} className="survey-step" hidden={one !== step} aria-labelledby={stepTitleId(form, one)}>
      <h3 id={stepTitleId(form, one)} tabIndex={-1}>
        {words.titles[one]}
      </h3>
      {one === 'start' && (
        <>
          <p>{lead}</p>
          <Legend form={form} />
        </>
      )}
      {one === 'questions' && welcome !== undefined && (
        <p>
          <T of={welcome} />
        </p>
      )}
      {one === 'finish' ? summary : <Fields form={form} step={one} />}
    </section>
  ));
}

/** Sessions and speakers have a legend each; what is the only group of a step has its heading. */
function Fields({ form, step }: { readonly form: Form; readonly step: Step }): ReactNode {
  const groups = groupsOf(form, step);
  if (step === 'sessions') return groups.map((group) => <Group key={group.ident} group={group} form={form.ident} />);
  return groups.map((group) => (
    <div key={group.ident} className="form-group" data-group={group.ident}>
      {step !== 'start' && group.note !== undefined && (
        <p>
          <T of={group.note} />
        </p>
      )}
      {group.fields.map((field) => (
        <Field key={field.name} field={field} form={form.ident} />
      ))}
    </div>
  ));
}

/** The id of a step's heading. */
export function stepTitleId(form: Pick<Form, 'ident'>, step: Step): string {
  return `${form.ident}-${step}`;
}
