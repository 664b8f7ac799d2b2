import type { ProblemCode } from '../../domain/site/api-contract.ts';
import type { ProblemKind } from './problem-kind.ts';

/** Problems of PINs, ratings and surveys. */
export const EVALUATION_PROBLEMS = {
  'unknown-day': {
    status: 404,
    title: 'There is no such day.',
    detail: 'The edition has no survey for this day. Check `day`, or leave it out where one survey covers all days.',
  },
  'pin-unknown': {
    status: 403,
    title: 'The PIN is unknown.',
    detail: 'Nobody has this PIN at this edition. Read it again from the badge.',
  },
  'pin-email-unknown': {
    status: 403,
    title: 'PIN and e-mail address do not belong together.',
    detail:
      'No attendee of this edition has both this PIN and this e-mail address. Read the PIN again from the badge, and send the address of the same ticket.',
  },
  'pin-email-needed': {
    status: 429,
    title: 'The PIN is needed together with an e-mail address.',
    detail:
      'Too many wrong PINs have been given, so a PIN alone has to wait. Send it at once with the e-mail address of its ticket in `ticketEmail`, or with the `pinToken` of an earlier answer.',
  },
  'email-unknown': {
    status: 403,
    title: 'The e-mail address is unknown.',
    detail: 'No attendee of this edition has this e-mail address. Send the address of the ticket, or no address.',
  },
  'event-missing': {
    status: 422,
    title: 'The event is missing.',
    detail: 'The rating does not say which event it belongs to. Add `ident`.',
  },
  'session-missing': {
    status: 422,
    title: 'The session is missing.',
    detail: 'The rating does not say which session it is about. Add `session`.',
  },
  'rating-missing': {
    status: 422,
    title: 'The rating is missing.',
    detail: 'The rating has no `stars`. Add stars for the session, its speakers or both.',
  },
  'session-unknown': {
    status: 404,
    title: 'There is no such session.',
    detail: 'The programme of this edition has no session with this ident. Check `session`.',
  },
  'session-not-begun': {
    status: 403,
    title: 'The session has not begun.',
    detail: 'A session can be rated once it has begun. Send the rating again then.',
  },
  'no-stars': {
    status: 422,
    title: 'The rating has no stars.',
    detail: '`stars` is empty. Give one to five stars to the session, its speakers or both.',
  },
  'not-evaluated': {
    status: 403,
    title: 'The session cannot be rated.',
    detail: 'This entry of the programme, such as a break, cannot be rated. Rate another session.',
  },
  'own-session': {
    status: 403,
    title: 'Speakers cannot rate their own sessions.',
    detail: 'The PIN belongs to a speaker or moderator of this session. Rate the sessions of others.',
  },
  'already-rated': {
    status: 409,
    title: 'The session was rated already.',
    detail: 'A rating of this session was sent with this PIN before. The first rating counts.',
  },
  'survey-inactive': {
    status: 404,
    title: 'There is no survey.',
    detail: 'This edition has no survey. Check `ident` and `year`.',
  },
  'survey-not-started': {
    status: 403,
    title: 'The survey has not started.',
    detail: 'The survey does not accept answers yet. Send them once it has started.',
  },
  'survey-still-active': {
    status: 403,
    title: 'The event is still going on.',
    detail: 'The survey accepts answers once the event is over. Send them then.',
  },
  'survey-over': {
    status: 403,
    title: 'The survey is over.',
    detail: 'The survey no longer accepts answers. Contact the organiser directly.',
  },
  'survey-audience': {
    status: 403,
    title: 'The questions are for another audience.',
    detail:
      'The questions of `audience` are not for the role of the attendee who has this PIN. Take the role from /survey-starts.',
  },
  'survey-already-sent': {
    status: 409,
    title: 'The survey was sent already.',
    detail:
      'The same answers were sent with this PIN before. They are stored, and there is no need to send them again.',
  },
  'survey-pin-used': {
    status: 409,
    title: 'The PIN was used already.',
    detail: 'Other answers to this survey were sent with this PIN before. The first answers count.',
  },
  'survey-email-used': {
    status: 409,
    title: 'The e-mail address was used already.',
    detail: 'Answers to this survey were sent with this e-mail address before. The first answers count.',
  },
  'answer-missing': {
    status: 422,
    title: 'A required answer is missing.',
    detail: 'A required question has no answer. Answer it and send the survey again.',
  },
  'answer-unknown': {
    status: 422,
    title: 'An answer is not among the choices.',
    detail:
      'The survey has no such question, or the question has no such choice. Compare them with the survey on the page.',
  },
} satisfies Readonly<Partial<Record<ProblemCode, ProblemKind>>>;
