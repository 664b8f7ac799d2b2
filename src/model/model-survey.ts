import { defined } from '../domain/defined.ts';
import type { SurveyQuestionRecord } from '../domain/site/content-types.ts';
import type { Survey, SurveyQuestion } from '../domain/site/site.ts';
import type { Merged } from './merged.ts';
import { type ModelContext, modelled } from './model-context.ts';

/** The survey of an edition; undefined if it has none. */
export function modelSurvey(
  context: ModelContext,
  { event, year }: { readonly event: string; readonly year: number },
): Survey | undefined {
  const [survey] = modelled(context, 'survey', { event, year });
  if (survey === undefined) return undefined;
  const { visitors, speakers, perDay } = survey.data;
  return {
    visitors: visitors.map(modelQuestion),
    speakers: speakers.map(modelQuestion),
    isPerDay: perDay ?? false,
  };
}

function modelQuestion(data: Merged<SurveyQuestionRecord>): SurveyQuestion {
  return defined({
    ident: data.ident,
    required: data.required ?? false,
    question: data.question,
    description: data.description,
    answer: answerOf(data),
    hasComment: data.comment === true || data.comment_opt === true,
    placeholder: data.comment_placeholder,
  });
}

function answerOf({ stars, boolean, options }: Merged<SurveyQuestionRecord>): SurveyQuestion['answer'] {
  if (stars === true) return { kind: 'stars' };
  if (boolean === true) return { kind: 'boolean' };
  return options && { kind: options.type, items: options.items };
}
