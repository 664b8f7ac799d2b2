import { OPERATIONS, type ProblemCode } from './api-contract.ts';

/**
 * The keys of the interface texts for the API's problems. Pages use them, and so do the API's answers to forms without
 * scripts.
 *
 * @see specification, section 8: product messages
 */
export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, string>> = {
  'server-error': 'errors:general.server',
  unavailable: 'errors:general.server',
  'missing-data': 'errors:general.missingData',
  'no-data': 'errors:general.noData',
  'malformed-body': 'errors:general.noData',
  'not-an-object': 'errors:general.noData',
  'unsupported-media-type': 'errors:general.noData',
  'too-large': 'errors:problems.too-large',
  'rate-limited': 'errors:problems.rate-limited',
  'origin-refused': 'errors:problems.origin-refused',
  'submission-changed': 'errors:problems.submission-changed',
  'not-found': 'errors:problems.not-found',
  'method-refused': 'errors:problems.method-refused',
  misdirected: 'errors:problems.not-found',
  duplicate: 'errors:general.duplicate',
  'token-unknown': 'errors:problems.token-unknown',
  'token-expired': 'errors:problems.token-expired',
  'token-used': 'errors:problems.token-used',
  'unknown-event': 'errors:survey.unknownEvent',
  'unknown-year': 'errors:survey.unknownYear',
  'unknown-day': 'errors:survey.unknownDay',
  'registration-failed': 'errors:registration.failed',
  'registration-not-open': 'errors:problems.registration-not-open',
  'registration-closed': 'errors:registration.closed',
  'teams-full': 'errors:registration.teamsFull',
  'team-members-missing': 'errors:team.members',
  'team-too-large': 'errors:problems.team-too-large',
  'team-leader-missing': 'errors:team.leader',
  'shirt-size-unknown': 'errors:problems.shirt-size-unknown',
  'no-ticket': 'errors:registration.noTicket',
  'no-workshops': 'errors:registration.noWorkshops',
  'workshop-unknown': 'errors:problems.workshop-unknown',
  'workshops-overlap': 'errors:problems.workshops-overlap',
  'workshop-full': 'errors:problems.workshop-full',
  'availability-missing': 'errors:availability.missing',
  'pin-unknown': 'errors:identity.unknownPin',
  'pin-email-unknown': 'errors:identity.unknownPair',
  'pin-email-needed': 'errors:identity.emailNeeded',
  'email-unknown': 'errors:identity.unknownEmail',
  'event-missing': 'errors:rating.missingEvent',
  'session-missing': 'errors:rating.missingSession',
  'rating-missing': 'errors:rating.missingEvaluation',
  'session-unknown': 'errors:problems.session-unknown',
  'seats-unknown': 'errors:problems.seats-unknown',
  'workshop-begun': 'errors:problems.workshop-begun',
  'session-not-begun': 'errors:problems.session-not-begun',
  'no-stars': 'errors:rating.noStars',
  'not-evaluated': 'errors:problems.not-evaluated',
  'own-session': 'errors:rating.ownSession',
  'already-rated': 'errors:rating.alreadyRated',
  'survey-inactive': 'errors:survey.notActive',
  'survey-not-started': 'errors:problems.survey-not-started',
  'survey-still-active': 'errors:problems.survey-still-active',
  'survey-over': 'errors:problems.survey-over',
  'survey-audience': 'errors:problems.survey-audience',
  'survey-already-sent': 'errors:survey.alreadySent',
  'survey-pin-used': 'errors:survey.pinUsed',
  'survey-email-used': 'errors:survey.emailUsed',
  'answer-missing': 'errors:survey.fillFirst',
  'answer-unknown': 'errors:problems.answer-unknown',
};

/** The problems whose text contains a date, `{{date}}`. */
export const DATED: readonly ProblemCode[] = [
  'registration-not-open',
  'registration-closed',
  'survey-not-started',
  'survey-still-active',
  'survey-over',
];

/**
 * The problems of all operations. Problems that only other programs can cause, such as a malformed body, are left out.
 * Pages show the text of `unavailable` for unknown codes.
 */
const COMMON = ['server-error', 'missing-data', 'no-data', 'too-large', 'rate-limited', 'origin-refused'] as const;

/** The problems that an operation can answer a page with. */
export function problemCodesOf(operation: keyof typeof OPERATIONS): readonly ProblemCode[] {
  return [...COMMON, ...OPERATIONS[operation].codes];
}
