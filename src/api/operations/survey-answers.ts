import type { Survey as SurveyBody } from '../../domain/api-contract.ts';
import type { Edition, SurveyQuestion } from '../../domain/site.ts';
import { ratedIdents } from '../../plan/forms/rated.ts';
import { refuse } from '../refusal.ts';

/** Answers against the questions that content asks. */

type Answers = NonNullable<SurveyBody['answers']>;
type Answer = Answers[string];

/** What of a survey is about questions and ratings. */
export type Answered = Pick<SurveyBody, 'answers' | 'comments' | 'sessions' | 'speakers'>;

/**
 * The answers as they are stored, each as its question wants it. Refuses answers to what is not asked and such as
 * cannot be chosen (`answer-unknown`), and required questions without one (`answer-missing`).
 *
 * @see specification, section 5: survey
 */
export function checkedAnswers(
  body: Answered,
  asked: { readonly questions: readonly SurveyQuestion[]; readonly edition: Edition; readonly day: string | undefined },
): Answered {
  const { answers = {}, comments = {}, sessions = {}, speakers = {} } = body;
  const questions = new Map(asked.questions.map((question) => [question.ident, question]));
  const given = Object.fromEntries(
    Object.entries(answers)
      .map(([ident, answer]) => [ident, asAsked(questions.get(ident), answer)] as const)
      .filter(([, answer]) => !isEmpty(answer)),
  );
  const rated = ratedIdents(asked.edition, asked.day);
  const unknown = [
    ...pointersTo('answers', given, (ident, answer) => !fits(questions.get(ident), answer)),
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
  return { answers: given, comments: withWords(comments), sessions, speakers };
}

/** Forms without script send words only: one to five is a number where stars are asked for, a single item a list. */
function asAsked(question: SurveyQuestion | undefined, answer: Answer): Answer {
  const kind = question?.answer?.kind;
  if (kind === 'stars' && typeof answer === 'string' && /^[1-5]$/.test(answer)) return Number(answer);
  if (kind === 'checkbox' && typeof answer === 'string' && answer !== '') return [answer];
  return typeof answer === 'string' ? answer.trim() : answer;
}

function isEmpty(answer: Answer): boolean {
  return answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function fits(question: SurveyQuestion | undefined, answer: Answer): boolean {
  if (question === undefined) return false;
  const asked = question.answer;
  if (asked === undefined) return typeof answer === 'string';
  if (asked.kind === 'stars') return typeof answer === 'number';
  if (asked.kind === 'boolean') return answer === 'yes' || answer === 'no';
  const values = asked.items.map(({ value }) => value);
  if (asked.kind === 'radio') return typeof answer === 'string' && values.includes(answer);
  return Array.isArray(answer) && answer.every((value) => values.includes(value));
}

function withWords(comments: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(comments).filter(([, words]) => words.trim() !== ''));
}

/** JSON pointers to the entries of a part of the body that are wrong. */
function pointersTo<T>(
  part: string,
  entries: Readonly<Record<string, T>>,
  isWrong: (ident: string, value: T) => boolean,
): readonly string[] {
  const wrong = Object.entries(entries).filter(([ident, value]) => isWrong(ident, value));
  return wrong.map(([ident]) => `/${part}/${ident.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
