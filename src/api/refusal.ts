import type { Problem, ProblemCode } from '../model/api-contract.ts';
import type { Instant } from '../model/timeline.ts';

/** Status of the answer and title of each refusal. */
const PROBLEMS: Readonly<Record<ProblemCode, readonly [status: number, title: string]>> = {
  'server-error': [500, 'The service failed.'],
  'missing-data': [422, 'Data is missing or wrong.'],
  'no-data': [400, 'There is no data.'],
  'too-large': [413, 'The body is too large.'],
  'rate-limited': [429, 'Too many requests.'],
  'origin-refused': [403, 'The service does not take forms from this site.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-refused': [405, 'This address does not know that method.'],
  duplicate: [409, 'This was sent already.'],
  'token-unknown': [404, 'The token is unknown.'],
  'token-expired': [410, 'The token has expired.'],
  'token-used': [409, 'The token has been used.'],
  'unknown-event': [404, 'There is no such event.'],
  'unknown-year': [404, 'There is no such year.'],
  'unknown-day': [404, 'There is no such day.'],
  'registration-failed': [503, 'The registration could not be stored.'],
  'registration-not-open': [403, 'Registration has not begun.'],
  'registration-closed': [403, 'Registration is over.'],
  'teams-full': [409, 'All places for teams are taken.'],
  'team-members-missing': [422, 'The team has too few members, or not as many as it says.'],
  'team-too-large': [422, 'The team has too many members.'],
  'team-leader-missing': [422, 'The team needs one leader.'],
  'shirt-size-unknown': [422, 'There is no such shirt size.'],
  'no-ticket': [403, 'There is no valid ticket under this address.'],
  'no-workshops': [422, 'No workshops were chosen.'],
  'workshop-unknown': [404, 'There is no such workshop.'],
  'workshops-overlap': [409, 'Workshops are at the same time.'],
  'workshop-full': [409, 'The workshop has no seat left.'],
  'availability-missing': [404, 'There are no workshops to take seats in.'],
  'pin-unknown': [403, 'The PIN is unknown.'],
  'email-unknown': [403, 'The address is unknown.'],
  'event-missing': [422, 'The event is missing.'],
  'session-missing': [422, 'The session is missing.'],
  'rating-missing': [422, 'The rating is missing.'],
  'session-unknown': [404, 'There is no such session.'],
  'session-not-begun': [403, 'The session has not begun.'],
  'no-stars': [422, 'There is no star.'],
  'not-evaluated': [403, 'The session is not rated.'],
  'own-session': [403, 'Speakers do not rate their own sessions.'],
  'already-rated': [409, 'The session was rated already.'],
  'survey-inactive': [404, 'There is no survey.'],
  'survey-not-started': [403, 'The survey has not started.'],
  'survey-still-active': [403, 'The event is still going on.'],
  'survey-over': [403, 'The survey is over.'],
  'survey-audience': [403, 'These questions are for others.'],
  'survey-already-sent': [409, 'The survey was sent already.'],
  'survey-pin-used': [409, 'The PIN was used already.'],
  'survey-email-used': [409, 'The address was used already.'],
  'answer-missing': [422, 'A required answer is missing.'],
  'answer-unknown': [422, 'An answer is none of those there are.'],
};

export type FieldError = NonNullable<Problem['errors']>[number];

/** What a refusal says besides its code. */
export interface RefusalDetails {
  /** The deadline or the opening it tells of. */
  readonly at?: Instant | null;
  readonly errors?: readonly FieldError[];
  readonly status?: number;
  /** The fields that are wrong, where it is one and the same for all. */
  readonly pointers?: readonly string[];
  /** When it is worth while to ask again. */
  readonly retryAfterSeconds?: number;
}

/**
 * The service says no. An exception, since it has to undo the transaction that it happens in; only the app catches it,
 * and makes the answer of it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code);
    const { at, errors, status = PROBLEMS[code][0], pointers } = details;
    this.retryAfterSeconds = details.retryAfterSeconds;
    const wrong = errors ?? pointers?.map((pointer): FieldError => ({ pointer, code: 'not-allowed' }));
    this.problem = {
      type: 'about:blank',
      title: PROBLEMS[code][1],
      status,
      code,
      ...(at === undefined || at === null ? {} : { date: new Date(at * 1000).toISOString() }),
      ...(wrong === undefined || wrong.length === 0 ? {} : { errors: [...wrong] }),
    };
  }
}

/** Throws a refusal. */
export function refuse(code: ProblemCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
