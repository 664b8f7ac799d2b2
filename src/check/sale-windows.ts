import { defined } from '../domain/defined.ts';
import { salesWindow } from '../domain/site/ticket-sales.ts';
import { editionTakesPlace } from '../domain/time/edition-status.ts';
import { during, type Window } from '../domain/time/timeline.ts';
import { type EditionScope, momentIn, spanOf } from './edition-scope.ts';

/**
 * When an edition sells tickets at all, whatever the dates of its tickets are. Undefined if it does not take place, if a date
 * is invalid or an end does not come after its start, which other rules report.
 */
export function salesOf(scope: Pick<EditionScope, 'edition' | 'zone'>): Window | undefined {
  const { dateLimits, status: kind } = scope.edition.data;
  const span = spanOf(scope);
  const limit = windowOf(dateLimits.ticketSales?.from, dateLimits.ticketSales?.to, scope.zone);
  const status = kind && { kind };
  if (span === undefined || limit === undefined || !editionTakesPlace(defined({ status }))) return undefined;
  return salesWindow({ endsAt: span.endsAt }, limit);
}

/** The window between two moments as content gives them. Undefined if one is invalid or the end does not come after the start. */
export function windowOf(from: string | undefined, to: string | undefined, zone: string): Window | undefined {
  const start = from === undefined ? null : momentIn(from, 'start', zone);
  const end = to === undefined ? null : momentIn(to, 'deadline', zone);
  if (start === undefined || end === undefined || (start !== null && end !== null && end <= start)) return undefined;
  return during(start, end);
}
