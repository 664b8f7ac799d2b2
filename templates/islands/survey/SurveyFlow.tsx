import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { plain } from '../../../src/domain/language.ts';
import type { SurveyQuery } from '../../../src/domain/page/survey-query.ts';
import { HiddenFields } from '../../parts/form/FormParts.tsx';
import { FormScopeContext } from '../../parts/form/form-scope.tsx';
import { focusField } from '../form-values.ts';
import { completionOf, completionTitle } from './completion.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { SentNote } from './SentNote.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepList } from './StepList.tsx';
import { SurveySteps, stepTitleId } from './SurveySteps.tsx';
import { groupsOf } from './steps.ts';
import type { SurveyTexts } from './survey-texts.ts';
import { type SurveyState, useSurvey } from './use-survey.ts';
import { type SurveyNavigation, type SurveyService, useSurveyNavigation } from './use-survey-navigation.ts';

export interface SurveyFlowProps {
  readonly query: SurveyQuery;
  readonly words: SurveyTexts;
  readonly service: SurveyService;
}

/** A survey that is filled in step by step. */
export function SurveyFlow({ query, words, service }: SurveyFlowProps): ReactNode {
  const state = useSurvey(query);
  const navigation = useSurveyNavigation(query, { state, words, service });
  const { answers, audienceForm, phase } = state;
  const { form, steps, open, step, errors } = navigation;
  const titleId = phase === 'open' ? stepTitleId(form, step) : `${form.ident}-${phase}`;
  useFocusOnChange(titleId, () => focusField(state.formRef.current, Object.keys(errors)[0]));

  if (phase !== 'open') return <SentNote id={titleId} phase={phase} words={words} onReset={navigation.restart} />;
  const percent = completionOf(form, answers);
  return (
    <FormScopeContext value={{ words: words.form, errors }}>
      <StepList steps={steps} open={open} step={step} words={words} />
      {audienceForm !== undefined && (
        <p className="survey-completion">
          <strong>{words.completed.replace('{percent}', String(percent))}</strong>{' '}
          {completionTitle(query.completion, percent)}
        </p>
      )}
      <StepForm {...{ state, navigation, words, titleId }} />
      {Object.values(answers).some((given) => given.length > 0) && (
        <ResetDialog label={words.reset} words={words} onReset={navigation.restart} />
      )}
    </FormScopeContext>
  );
}

interface StepFormProps extends Pick<SurveyFlowProps, 'words'> {
  readonly state: SurveyState;
  readonly navigation: SurveyNavigation;
  readonly titleId: string;
}

/** The form of the survey. It contains the fields of all steps, of which one shows. */
function StepForm({ state, navigation, words, titleId }: StepFormProps): ReactNode {
  const { form, steps, step, waiting, failure } = navigation;
  const isIdentified = state.audienceForm !== undefined;
  return (
    <form
      ref={state.formRef}
      className="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={navigation.submit}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        state.updateAnswers(name);
        navigation.clearError(name);
      }}
    >
      <SurveySteps
        {...{ form, isIdentified, step, words }}
        lead={state.wasRestored && !isIdentified ? words.kept : words.start}
        welcome={state.audience === 'speakers' ? groupsOf(form, 'start')[0]?.note : undefined}
        summary={form.note !== undefined && <p className="form-state">{plain(form.note)}</p>}
      />
      <HiddenFields form={form} />
      <StepButtons
        back={steps[steps.indexOf(step) - 1]}
        label={step === 'finish' ? form.submit : words.next}
        {...{ words, waiting, failure }}
      />
    </form>
  );
}

/**
 * Focuses the element with this id, and scrolls to it, whenever the id changes, but not initially. If `orField` can
 * focus a field with an error, it returns true and is used instead.
 */
function useFocusOnChange(id: string, orField: () => boolean): void {
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    if (orField()) return;
    const place = document.getElementById(id);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  });
}
