import type { Audience } from '../model/api-contract.ts';
import { defined } from '../model/defined.ts';
import { fieldsOf } from '../model/forms.ts';
import type { FormComment, FormField, FormGroup, FormOption, SurveyForm } from '../model/page-forms.ts';
import type { Survey, SurveyQuestion } from '../model/site.ts';
import { editionValues } from './placeholder-values.ts';
import { type FormScope, formOf, planField } from './plan-forms.ts';
import { ratedIn } from './rated.ts';
import { phrase, type Values, type Wording } from './wording.ts';

/** A survey of an edition, or of one of its days. */
export type SurveyOf = FormScope & {
  readonly survey: Survey;
  readonly ident: string;
  readonly day: string | undefined;
};

/** The questions to visitors and those to speakers. */
export function planSurveyForms(wording: Wording, of: SurveyOf): readonly SurveyForm[] {
  return (['visitors', 'speakers'] as const).map((audience) => ({
    audience,
    form: formOf(wording, {
      name: 'survey',
      ident: `survey-${of.ident}-${audience}`,
      scope: of,
      groups: groupsOf(wording, of, audience),
      hidden: [
        { name: 'audience', value: audience },
        ...(of.day === undefined ? [] : [{ name: 'day', value: of.day }]),
      ],
    }),
  }));
}

/** Start, questions, sessions, speakers; the end of the form is the finish. */
function groupsOf(wording: Wording, of: SurveyOf, audience: Audience): readonly FormGroup[] {
  const { t } = wording;
  const values = editionValues(wording, of.event, of.edition);
  const { sessions, speakers } = ratedIn(wording, of.edition, of.day);
  const rated = (ident: 'sessions' | 'speakers', items: typeof sessions): readonly FormGroup[] =>
    items.length === 0
      ? []
      : [
          {
            ident,
            legend: t(`survey:steps.${ident}`),
            note: t(`survey:rate.${ident}`),
            fields: items.map((item) => starsField(wording, { name: `${ident}.${item.ident}`, label: item.title })),
          },
        ];
  return [
    {
      ident: 'start',
      legend: t('survey:steps.start'),
      note: t(`survey:welcome.${audience}`),
      fields: fieldsOf('survey').map((spec) => planField(wording, spec)),
    },
    {
      ident: 'questions',
      legend: t('survey:steps.questions'),
      fields: of.survey[audience].map((question) => questionField(wording, question, values)),
    },
    ...rated('sessions', sessions),
    ...rated('speakers', speakers),
  ];
}

function questionField(wording: Wording, question: SurveyQuestion, values: Values): FormField {
  const { ident, required, answer, hasComment } = question;
  const label = phrase(wording, question.question, values);
  const placeholder = question.placeholder && phrase(wording, question.placeholder, values);
  const base = defined({
    name: `answers.${ident}`,
    label,
    hint: question.description && phrase(wording, question.description, values),
    required,
    messages: defined({ required: required ? wording.t('errors:survey.fillFirst') : undefined }),
  });
  if (answer === undefined) return defined({ ...base, kind: 'text' as const, maxLength: LONGEST_ANSWER, placeholder });
  const comment: FormComment | undefined = hasComment
    ? defined({
        name: `comments.${ident}`,
        label: wording.t('survey:comment'),
        placeholder,
        maxLength: LONGEST_ANSWER,
      })
    : undefined;
  const kind = answer.kind === 'stars' ? 'stars' : answer.kind === 'checkbox' ? 'checkboxes' : 'radios';
  return defined({ ...base, kind, options: answerOptions(wording, answer, values), comment }) as FormField;
}

const LONGEST_ANSWER = 2000;

function answerOptions(
  wording: Wording,
  answer: NonNullable<SurveyQuestion['answer']>,
  values: Values,
): readonly FormOption[] {
  if (answer.kind === 'stars') return starOptions(wording);
  if (answer.kind === 'boolean') return ['yes', 'no'].map((value) => ({ value, text: wording.t(`survey:${value}`) }));
  return answer.items.map(({ value, text }) => ({ value, text: phrase(wording, text, values) }));
}

/** One to five stars. */
export function starOptions({ t }: Wording): readonly FormOption[] {
  return [1, 2, 3, 4, 5].map((count) => ({ value: String(count), text: t('survey:stars', { count }) }));
}

function starsField(
  wording: Wording,
  { name, label }: { readonly name: string; readonly label: FormField['label'] },
): FormField {
  return { name, label, required: false, messages: {}, kind: 'stars', options: starOptions(wording) };
}
