import type { ProblemCode } from '../../domain/site/api-contract.ts';
import type { ProblemKind } from './problem-kind.ts';

/**
 * Problems that any request may have: of the service itself, the HTTP request, its body or the edition that it names.
 */
export const REQUEST_PROBLEMS = {
  'server-error': {
    status: 500,
    title: 'The service failed.',
    detail:
      'The service failed to answer this request. Send it again later, or contact the organiser if it fails again.',
  },
  unavailable: {
    status: 503,
    title: 'The service is not available.',
    detail: 'The service is stopping, or cannot use its database. Send the request again in a few seconds.',
  },
  'missing-data': {
    status: 422,
    title: 'Data is missing or wrong.',
    detail: 'The request lacks data, or some of its data is wrong. Correct it and send the request again.',
  },
  'no-data': {
    status: 400,
    title: 'The body is empty.',
    detail: 'The request has no data. Send the fields of this operation as a JSON object.',
  },
  'malformed-body': {
    status: 400,
    title: 'The body cannot be read.',
    detail: 'The body is not valid JSON in UTF-8, or it is incomplete. Send the complete body as JSON.',
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
    title: 'The service does not accept forms from this site.',
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
    title: 'This address does not support the method.',
    detail:
      'The address exists, but does not support the method of this request. The header Allow lists the supported methods.',
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
      'The service already has a request with this submissionId and another body. Send a changed request with a new submissionId.',
  },
  duplicate: {
    status: 409,
    title: 'This was sent already.',
    detail:
      'The service already has an entry with the same data, so it stored nothing. There is no need to send it again.',
  },
  'unknown-event': {
    status: 404,
    title: 'There is no such event.',
    detail: 'The site has no event with this ident, or the event does not have this form. Check `ident`.',
  },
  'unknown-year': {
    status: 404,
    title: 'There is no such year.',
    detail: 'The event has no edition in this year. Check `year`.',
  },
} satisfies Readonly<Partial<Record<ProblemCode, ProblemKind>>>;
