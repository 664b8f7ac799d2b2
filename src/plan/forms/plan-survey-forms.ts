import { defined } from '../../domain/defined.ts';
import type { FormComment, FormField, FormGroup, FormOption, SurveyForm } from '../../domain/page/page-forms.ts';
import type { Audience } from '../../domain/site/api-contract.ts';
import { fieldsOf } from '../../domain/site/forms.ts';
import type { Survey, SurveyQuestion } from '../../domain/site/site.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import { type FormScope, formOf, planField } from './plan-forms.ts';
import { ratedIn } from './rated.ts';

/** A survey of an edition, or of one of its days. */
export type SurveyScope = FormScope & {
  readonly survey: Survey;
  readonly ident: string;
  readonly day: string | undefined;
};

/** The form for visitors and the one for speakers. */
export function planSurveyForms(context: PlanContext, scope: SurveyScope): readonly SurveyForm[] {
  return (['visitors', 'speakers'] as const).map((audience) => ({
    audience,
    form: formOf(context, {
      name: 'survey',
      ident: `survey-${scope.ident}-${audience}`,
      scope,
      groups: groupsOf(context, scope, audience),
      hidden: [
        { name: 'audience', value: audience },
        ...(scope.day === undefined ? [] : [{ name: 'day', value: scope.day }]),
      ],
    }),
  }));
}

/**
 * The groups of a survey form: start, questions, sessions, speakers. Each is a step; the last step is the end of the
 * form.
 */
function groupsOf(context: PlanContext, scope: SurveyScope, audience: Audience): readonly FormGroup[] {
  const { t } = context;
  const values = editionValues(context, scope.event, scope.edition);
  const { sessions, speakers } = ratedIn(context, scope.edition, scope.day);
  const rated = (ident: 'sessions' | 'speakers', items: typeof sessions): readonly FormGroup[] =>
    items.length === 0
      ? []
      : [
          {
            ident,
            legend: t(`survey:steps.${ident}`),
            note: t(`survey:rate.${ident}`),
            fields: items.map((item) => starsField(context, { name: `${ident}.${item.ident}`, label: item.title })),
          },
        ];
  return [
    {
      ident: 'start',
      legend: t('survey:steps.start'),
      note: t(`survey:welcome.${audience}`),
      fields: fieldsOf('survey').map((spec) => planField(context, spec)),
    },
    {
      ident: 'questions',
      legend: t('survey:steps.questions'),
      fields: scope.survey[audience].map((question) => questionField(context, question, values)),
    },
    ...rated('sessions', sessions),
    ...rated('speakers', speakers),
  ];
}

function questionField(context: PlanContext, question: SurveyQuestion, values: Values): FormField {
  const { ident, required, answer, hasComment } = question;
  const label = phrase(context, question.question, values);
  const placeholder = question.placeholder && phrase(context, question.placeholder, values);
  const base = defined({
    name: `answers.${ident}`,
    label,
    hint: question.description && phrase(context, question.description, values),
    required,
    messages: defined({ required: required ? context.t('errors:survey.fillFirst') : undefined }),
  });
  if (answer === undefined) return defined({ ...base, kind: 'text' as const, maxLength: LONGEST_ANSWER, placeholder });
  const comment: FormComment | undefined = hasComment
    ? defined({
        name: `comments.${ident}`,
        label: context.t('survey:comment'),
        placeholder,
        maxLength: LONGEST_ANSWER,
      })
    : undefined;
  const kind = answer.kind === 'stars' ? 'stars' : answer.kind === 'checkbox' ? 'checkboxes' : 'radios';
  return defined({ ...base, kind, options: answerOptions(context, answer, values), comment }) as FormField;
}

const LONGEST_ANSWER = 2000;

function answerOptions(
  context: PlanContext,
  answer: NonNullable<SurveyQuestion['answer']>,
  values: Values,
): readonly FormOption[] {
  if (answer.kind === 'stars') return starOptions(context);
  if (answer.kind === 'boolean') return ['yes', 'no'].map((value) => ({ value, text: context.t(`survey:${value}`) }));
  return answer.items.map(({ value, text }) => ({ value, text: phrase(context, text, values) }));
}

/** One to five stars. */
export function starOptions({ t }: PlanContext): readonly FormOption[] {
  return [1, 2, 3, 4, 5].map((count) => ({ value: String(count), text: t('survey:stars', { count }) }));
}

function starsField(
  context: PlanContext,
  { name, label }: { readonly name: string; readonly label: FormField['label'] },
): FormField {
  return { name, label, required: false, messages: {}, kind: 'stars', options: starOptions(context) };
}
