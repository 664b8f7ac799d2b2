import type { ReactNode } from 'react';
import type { Phrase } from '../../../src/domain/language.ts';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import { Field } from '../../parts/form/Field.tsx';
import { Group, Legend } from '../../parts/form/FormParts.tsx';
import { T } from '../../parts/T.tsx';
import { groupsOf, type Step, stepsOf } from './steps.ts';
import type { SurveyTexts } from './survey-texts.ts';

export interface SurveyStepsProps {
  /** The form whose ident is the prefix of all ids. */
  readonly form: Form;
  /** The PIN was accepted. Before that, only the first step is rendered. */
  readonly isIdentified: boolean;
  readonly step: Step;
  readonly words: SurveyTexts;
  /** The content of the last step. */
  readonly summary: ReactNode;
  /** The text of the first step. */
  readonly lead: string;
  /** A text above the questions to speakers. */
  readonly welcome: Phrase | undefined;
}

/** All steps of a survey, of which one shows. The fields of the others keep their values. */
export function SurveySteps({ form, isIdentified, step, words, summary, lead, welcome }: SurveyStepsProps): ReactNode {
  const steps = isIdentified ? stepsOf(form) : (['start'] as const);
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

/**
 * The fields of a step. Sessions and speakers have legends; the only group of a step has the step's heading instead.
 */
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
