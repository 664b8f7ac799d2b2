import type { ProblemCode } from '../domain/api-contract.ts';

/** One type of problem: what its documents have in common, and what `GET /problems/{code}` answers. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What is wrong, and what the client can do about it: whole sentences. */
  readonly detail: string;
}

/**
 * Every type of problem by its code.
 *
 * @see RFC 9457
 */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemKind>> = {
  'server-error': {
    status: 500,
    title: 'The service failed.',
    detail: 'The service failed to answer this request. Send it again later, or tell the organiser if it fails again.',
  },
  unavailable: {
    status: 503,
    title: 'The service is not available.',
    detail: 'The service is stopping, or cannot reach its database. Send the request again in some seconds.',
  },
  'missing-data': {
    status: 422,
    title: 'Data is missing or wrong.',
    detail: 'The request lacks data, or some of its data is wrong. Correct it and send the request again.',
  },
  'no-data': {
    status: 400,
    title: 'There is no data.',
    detail: 'The body of the request is empty. Send the data of this operation as a JSON object.',
  },
  'malformed-body': {
    status: 400,
    title: 'The body cannot be read.',
    detail: 'The body is not valid JSON in UTF-8, or breaks off before its end. Send it again, whole and as JSON.',
  },
  'not-an-object': {
    status: 422,
    title: 'The body is not a JSON object.',
    detail: 'The body is valid JSON, but not an object. Put the fields of this operation into one JSON object.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The content type is not supported.',
    detail: 'The service does not read the content type of this body. Send application/json.',
  },
  'too-large': {
    status: 413,
    title: 'The body is too large.',
    detail: 'The body has more than 65536 bytes, which is more than any operation needs. Shorten its texts.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests.',
    detail: 'Too many requests or wrong PINs have come in a short time. Wait before you send the request again.',
  },
  'origin-refused': {
    status: 403,
    title: 'The service does not take forms from this site.',
    detail:
      'The header Origin names a site that this service does not serve. Its organiser can admit the site with --origin.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing at this address.',
    detail: 'The contract of this service has no such address. Compare the path with the paths of the contract.',
  },
  'method-refused': {
    status: 405,
    title: 'This address does not know that method.',
    detail: 'The address exists, but not for the method of this request. The header Allow lists its methods.',
  },
  misdirected: {
    status: 421,
    title: 'The request is for another host.',
    detail:
      'This service does not answer for the host that the request names. Its organiser can admit the host with --allow-host.',
  },
  'submission-changed': {
    status: 409,
    title: 'Another body was sent with this submission id.',
    detail:
      'The service already has a request with this submissionId and another body. Send a changed request with a submissionId of its own.',
  },
  duplicate: {
    status: 409,
    title: 'This was sent already.',
    detail:
      'The service already has an entry with the same data, so it stored nothing. There is no need to send it again.',
  },
  'token-unknown': {
    status: 404,
    title: 'The token is unknown.',
    detail: 'The service never sent this token. Copy the link from the e-mail again, as a whole.',
  },
  'token-expired': {
    status: 410,
    title: 'The token has expired.',
    detail: 'The link in the e-mail is older than a week. Fill in the form again to get a new e-mail.',
  },
  'token-used': {
    status: 409,
    title: 'The token has been used.',
    detail: 'The link in the e-mail was opened before, and its entry is confirmed. Nothing is left to do.',
  },
  'unknown-event': {
    status: 404,
    title: 'There is no such event.',
    detail: 'The site has no event of this ident, or the event does not take this form. Check `ident`.',
  },
  'unknown-year': {
    status: 404,
    title: 'There is no such year.',
    detail: 'The event has no edition in this year. Check `year`.',
  },
  'unknown-day': {
    status: 404,
    title: 'There is no such day.',
    detail: 'The edition has no survey for this day. Check `day`, or leave it out where one survey covers all days.',
  },
  'registration-failed': {
    status: 503,
    title: 'The registration could not be stored.',
    detail: 'The database did not take the registration, so nothing was stored. Send the same request again later.',
  },
  'registration-not-open': {
    status: 403,
    title: 'Registration has not begun.',
    detail: 'This form does not take entries yet. Send it once registration has opened.',
  },
  'registration-closed': {
    status: 403,
    title: 'Registration is over.',
    detail: 'This form no longer takes entries. Ask the organiser about late registrations.',
  },
  'teams-full': {
    status: 409,
    title: 'All places for teams are taken.',
    detail:
      'As many teams as the hackathon admits have confirmed their places. Ask the organiser whether one is free again.',
  },
  'team-members-missing': {
    status: 422,
    title: 'The team has too few members, or not as many as it says.',
    detail:
      '`members` must have as many entries as `memberCount` says. Add the missing members, or correct the number.',
  },
  'team-too-large': {
    status: 422,
    title: 'The team has too many members.',
    detail: 'The team has more members than the site allows. Register fewer members.',
  },
  'team-leader-missing': {
    status: 422,
    title: 'The team needs one leader.',
    detail: 'Exactly one member leads the team. Set `teamLeader` to true for that member only.',
  },
  'shirt-size-unknown': {
    status: 422,
    title: 'There is no such shirt size.',
    detail: 'A shirt size is none of those that the site offers. Choose one from the list of the form.',
  },
  'no-ticket': {
    status: 403,
    title: 'There is no valid ticket under this address.',
    detail:
      'No ticket for this edition was bought with this e-mail address. Send the address that the ticket was bought with.',
  },
  'no-workshops': {
    status: 422,
    title: 'No workshops were chosen.',
    detail: '`workshops` is missing or empty. List the ident of at least one workshop.',
  },
  'workshop-unknown': {
    status: 404,
    title: 'There is no such workshop.',
    detail: 'An ident in `workshops` is no workshop of this edition. Take the idents from /workshop-availability.',
  },
  'workshops-overlap': {
    status: 409,
    title: 'Workshops are at the same time.',
    detail: 'Two of the workshops, or one of them and an earlier choice, are at the same time. Choose one of the two.',
  },
  'workshop-full': {
    status: 409,
    title: 'The workshop has no seat left.',
    detail: 'At least one of the workshops is full, so no seat was taken. Choose another workshop.',
  },
  'availability-missing': {
    status: 404,
    title: 'There are no workshops to take seats in.',
    detail: 'This edition has no registration for workshops. Ask for an edition that has one.',
  },
  'pin-unknown': {
    status: 403,
    title: 'The PIN is unknown.',
    detail: 'Nobody has this PIN at this edition. Read it again from the badge.',
  },
  'email-unknown': {
    status: 403,
    title: 'The address is unknown.',
    detail: 'No attendee of this edition has this e-mail address. Send the address of the ticket, or none.',
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
    detail: 'The programme of this edition has no session of this ident. Check `session`.',
  },
  'seats-unknown': {
    status: 404,
    title: 'No seats belong to this token.',
    detail:
      'They have been given back already, or the token is damaged. Copy the link from the e-mail again, as a whole.',
  },
  'workshop-begun': {
    status: 403,
    title: 'The workshop has begun.',
    detail: 'Seats can be given back until the first of their workshops begins. Write to the organiser.',
  },
  'session-not-begun': {
    status: 403,
    title: 'The session has not begun.',
    detail: 'A session can be rated from its beginning on. Send the rating again then.',
  },
  'no-stars': {
    status: 422,
    title: 'There is no star.',
    detail: '`stars` is empty. Give one to five stars to the session, its speakers or both.',
  },
  'not-evaluated': {
    status: 403,
    title: 'The session is not rated.',
    detail: 'This entry of the programme, such as a break, takes no ratings. Rate another session.',
  },
  'own-session': {
    status: 403,
    title: 'Speakers do not rate their own sessions.',
    detail: 'The PIN is that of a speaker or moderator of this session. Rate the sessions of others.',
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
    detail: 'The survey does not take answers yet. Send them once it has started.',
  },
  'survey-still-active': {
    status: 403,
    title: 'The event is still going on.',
    detail: 'The survey takes answers once the event is over. Send them then.',
  },
  'survey-over': {
    status: 403,
    title: 'The survey is over.',
    detail: 'The survey no longer takes answers. Tell the organiser directly.',
  },
  'survey-audience': {
    status: 403,
    title: 'These questions are for others.',
    detail:
      'The questions of `audience` are not for the kind of person who has this PIN. Take the role from /survey-starts.',
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
    title: 'The address was used already.',
    detail: 'Answers to this survey were sent with this e-mail address before. The first answers count.',
  },
  'answer-missing': {
    status: 422,
    title: 'A required answer is missing.',
    detail: 'A question that must be answered has no answer. Answer it and send the survey again.',
  },
  'answer-unknown': {
    status: 422,
    title: 'An answer is none of those there are.',
    detail:
      'The survey has no such question, or the question has no such answer. Compare them with the survey of the page.',
  },
};

/** The URI that identifies a type of problem. `address` is that of the service, without a slash at its end. */
export function problemType(address: string, code: ProblemCode): string {
  return `${address}/problems/${code}`;
}
