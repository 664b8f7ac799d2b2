import type { Survey as SurveyBody } from '../../domain/site/api-contract.ts';
import type { Edition, SurveyQuestion } from '../../domain/site/site.ts';
import { ratedIdents } from '../../plan/forms/rated.ts';
import { refuse } from '../refusal.ts';

type Answers = NonNullable<SurveyBody['answers']>;
type Answer = Answers[string];

/** The fields of a survey with answers and ratings. */
export type SurveyAnswers = Pick<SurveyBody, 'answers' | 'comments' | 'sessions' | 'speakers'>;

/**
 * Checks answers against the questions and returns them in the form in which they are stored. Refuses answers that do
 * not belong to a question or are not among its choices (`answer-unknown`), and missing answers to required questions
 * (`answer-missing`).
 *
 * @see specification, section 5: survey
 */
export function checkAnswers(
  body: SurveyAnswers,
  asked: { readonly questions: readonly SurveyQuestion[]; readonly edition: Edition; readonly day: string | undefined },
): SurveyAnswers {
  const { answers = {}, comments = {}, sessions = {}, speakers = {} } = body;
  const questions = new Map(asked.questions.map((question) => [question.ident, question]));
  const given = Object.fromEntries(
    Object.entries(answers)
      .map(([ident, answer]) => [ident, normalizeAnswer(questions.get(ident), answer)] as const)
      .filter(([, answer]) => !isEmpty(answer)),
  );
  const rated = ratedIdents(asked.edition, asked.day);
  const unknown = [
    ...pointersTo('answers', given, (ident, answer) => !isValidAnswer(questions.get(ident), answer)),
    ...pointersTo('comments', comments, (ident) => questions.get(ident)?.hasComment !== true),
    ...pointersTo('sessions', sessions, (ident) => !rated.sessions.has(ident)),
    ...pointersTo('speakers', speakers, (ident) => !rated.speakers.has(ident)),
  ];
  if (unknown.length > 0) refuse('answer-unknown', { pointers: unknown });
  const missing = asked.questions.filter(({ ident, required }) => required && !Object.hasOwn(given, ident));
  if (missing.length > 0) {
    const errors = missing.map(({ ident }) => ({ pointer: `/answers/${ident}`, code: 'required' as const }));
    refuse('answer-missing', { errors });
  }
  return { answers: given, comments: nonBlank(comments), sessions, speakers };
}

/** Converts answers of forms without JavaScript, which are texts: to a number of stars, or to a list of one item. */
function normalizeAnswer(question: SurveyQuestion | undefined, answer: Answer): Answer {
  const kind = question?.answer?.kind;
  if (kind === 'stars' && typeof answer === 'string' && /^[1-5]$/.test(answer)) return Number(answer);
  if (kind === 'checkbox' && typeof answer === 'string' && answer !== '') return [answer];
  return typeof answer === 'string' ? answer.trim() : answer;
}

function isEmpty(answer: Answer): boolean {
  return answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function isValidAnswer(question: SurveyQuestion | undefined, answer: Answer): boolean {
  if (question === undefined) return false;
  const asked = question.answer;
  if (asked === undefined) return typeof answer === 'string';
  if (asked.kind === 'stars') return typeof answer === 'number';
  if (asked.kind === 'boolean') return answer === 'yes' || answer === 'no';
  const values = asked.items.map(({ value }) => value);
  if (asked.kind === 'radio') return typeof answer === 'string' && values.includes(answer);
  return Array.isArray(answer) && answer.every((value) => values.includes(value));
}

function nonBlank(comments: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(comments).filter(([, text]) => text.trim() !== ''));
}

/** JSON pointers to the invalid entries of a field of the body. */
function pointersTo<T>(
  field: string,
  entries: Readonly<Record<string, T>>,
  isInvalid: (ident: string, value: T) => boolean,
): readonly string[] {
  const invalid = Object.entries(entries).filter(([ident, value]) => isInvalid(ident, value));
  return invalid.map(([ident]) => `/${field}/${ident.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
