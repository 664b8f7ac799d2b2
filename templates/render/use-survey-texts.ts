import type { SurveyTexts } from '../islands/survey/survey-texts.ts';
import { useFormBasics } from '../parts/form/use-form-basics.ts';
import { useText } from './environment.tsx';
import { useProblemTexts } from './use-problem-texts.ts';

/** The texts of the survey's island, which are passed as props. */
export function useSurveyTexts(): SurveyTexts {
  const t = useText();
  const flow = (key: string): string => t(`survey:flow.${key}`);
  return {
    begin: flow('begin'),
    loading: flow('loading'),
    notLoaded: t('errors:survey.loading'),
    again: flow('again'),
    steps: flow('steps'),
    titles: {
      start: t('survey:steps.start'),
      questions: t('survey:steps.questions'),
      sessions: t('survey:steps.rating'),
      finish: t('survey:steps.finish'),
    },
    back: flow('back'),
    next: flow('next'),
    checking: flow('checking'),
    sending: flow('sending'),
    slow: t('forms:slow'),
    completed: t('survey:flow.completed', { percent: '{percent}' }),
    start: flow('start'),
    kept: flow('kept'),
    reset: flow('reset'),
    resetTitle: flow('resetTitle'),
    resetText: flow('resetText'),
    resetYes: flow('resetYes'),
    resetNo: flow('resetNo'),
    sentTitle: flow('sentTitle'),
    sentText: flow('sentText'),
    sentBefore: flow('sentBefore'),
    another: flow('another'),
    form: useFormBasics(),
    problems: useProblemTexts('startSurvey', 'sendSurvey'),
  };
}
