import type { ProblemCode } from '../../domain/site/api-contract.ts';
import type { ProblemKind } from './problem-kind.ts';

/** Problems of registrations: newsletter, applications, teams and workshops. */
export const REGISTRATION_PROBLEMS = {
  'token-unknown': {
    status: 404,
    title: 'The token is unknown.',
    detail: 'The service never sent this token. Copy the complete link from the e-mail again.',
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
  'registration-failed': {
    status: 503,
    title: 'The registration could not be stored.',
    detail: 'The database failed, so nothing was stored. Send the same request again later.',
  },
  'registration-not-open': {
    status: 403,
    title: 'Registration has not opened.',
    detail: 'This form does not accept entries yet. Send it once registration has opened.',
  },
  'registration-closed': {
    status: 403,
    title: 'Registration has closed.',
    detail: 'This form no longer accepts entries. Ask the organiser about late registrations.',
  },
  'teams-full': {
    status: 409,
    title: 'All places for teams are taken.',
    detail: 'The hackathon has its maximum number of confirmed teams. Ask the organiser whether a place becomes free.',
  },
  'team-members-missing': {
    status: 422,
    title: 'The team has too few members, or `memberCount` is wrong.',
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
    detail: 'A shirt size is not among those that the site offers. Choose one from the list of the form.',
  },
  'no-ticket': {
    status: 403,
    title: 'There is no valid ticket for this e-mail address.',
    detail:
      'No ticket for this edition was bought with this e-mail address. Send the address with which the ticket was bought.',
  },
  'no-workshops': {
    status: 422,
    title: 'No workshops were chosen.',
    detail: '`workshops` is missing or empty. List the ident of at least one workshop.',
  },
  'workshop-unknown': {
    status: 404,
    title: 'There is no such workshop.',
    detail:
      'An ident in `workshops` is not that of a workshop of this edition. Take the idents from /workshop-availability.',
  },
  'workshops-overlap': {
    status: 409,
    title: 'Workshops overlap.',
    detail:
      'Two of the workshops, or one of them and an earlier choice, take place at the same time. Choose one of the two.',
  },
  'workshop-full': {
    status: 409,
    title: 'The workshop has no seat left.',
    detail: 'At least one of the workshops is full, so no seat was taken. Choose another workshop.',
  },
  'availability-missing': {
    status: 404,
    title: 'There is no registration for workshops.',
    detail: 'This edition has no workshops with registration. Check `ident` and `year`.',
  },
  'seats-unknown': {
    status: 404,
    title: 'No seats belong to this token.',
    detail:
      'The seats have been given back already, or the token is damaged. Copy the complete link from the e-mail again.',
  },
  'workshop-begun': {
    status: 403,
    title: 'The workshop has begun.',
    detail:
      'Seats can be reserved until their workshop begins, and given back until the first of their workshops begins. Choose ' +
      'other workshops, or contact the organiser.',
  },
} satisfies Readonly<Partial<Record<ProblemCode, ProblemKind>>>;
