import type { ReactNode } from 'react';
import { plain } from '../../../src/domain/language.ts';
import type { SurveyQuery } from '../../../src/domain/survey-query.ts';
import { HiddenFields } from '../../parts/form/FormParts.tsx';
import { FormScopeContext } from '../../parts/form/form-scope.tsx';
import { focusField } from '../form-values.ts';
import { completionOf, completionTitle } from './completion.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { SentNote } from './SentNote.tsx';
import { StepList } from './StepList.tsx';
import { SurveyMoves } from './SurveyMoves.tsx';
import { SurveySteps, stepTitleId } from './SurveySteps.tsx';
import { groupsOf } from './steps.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { type Moves, type SurveyService, useMoves } from './use-moves.ts';
import { type SurveyState, useSurvey } from './use-survey.ts';
import type { SurveyWords } from './words.ts';

export interface SurveyFlowProps {
  readonly query: SurveyQuery;
  readonly words: SurveyWords;
  readonly service: SurveyService;
}

/** A survey from its start to its end, one step at a time. */
export function SurveyFlow({ query, words, service }: SurveyFlowProps): ReactNode {
  const state = useSurvey(query);
  const moves = useMoves(query, { state, words, service });
  const { answers, asked, phase } = state;
  const { form, steps, open, step, errors } = moves;
  const titleId = phase === 'open' ? stepTitleId(form, step) : `${form.ident}-${phase}`;
  useFocusOnChange(titleId, () => focusField(state.formRef.current, Object.keys(errors)[0]));

  if (phase !== 'open') return <SentNote id={titleId} phase={phase} words={words} onReset={moves.restart} />;
  const percent = completionOf(form, answers);
  return (
    <FormScopeContext value={{ words: words.form, errors }}>
      <StepList steps={steps} open={open} step={step} words={words} />
      {asked !== undefined && (
        <p className="survey-completion">
          <strong>{words.completed.replace('{percent}', String(percent))}</strong>{' '}
          {completionTitle(query.completion, percent)}
        </p>
      )}
      <StepForm {...{ state, moves, words, titleId }} />
      {Object.values(answers).some((given) => given.length > 0) && (
        <ResetDialog label={words.reset} words={words} onReset={moves.restart} />
      )}
    </FormScopeContext>
  );
}

interface StepFormProps extends Pick<SurveyFlowProps, 'words'> {
  readonly state: SurveyState;
  readonly moves: Moves;
  readonly titleId: string;
}

/** All fields of the survey in one form, of which a step shows. */
function StepForm({ state, moves, words, titleId }: StepFormProps): ReactNode {
  const { form, steps, step, waiting, failure } = moves;
  const isKnown = state.asked !== undefined;
  return (
    <form
      ref={state.formRef}
      className="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={moves.submit}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        state.noteInput(name);
        moves.forgive(name);
      }}
    >
      <SurveySteps
        {...{ form, isKnown, step, words }}
        lead={state.wasRestored && !isKnown ? words.kept : words.start}
        welcome={state.audience === 'speakers' ? groupsOf(form, 'start')[0]?.note : undefined}
        summary={form.note !== undefined && <p className="form-state">{plain(form.note)}</p>}
      />
      <HiddenFields form={form} />
      <SurveyMoves
        back={steps[steps.indexOf(step) - 1]}
        label={step === 'finish' ? form.submit : words.next}
        {...{ words, waiting, failure }}
      />
    </form>
  );
}
