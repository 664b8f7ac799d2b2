import { defined } from '../domain/defined.ts';
import { greatest } from '../domain/extremes.ts';
import type { ChangedProgramme } from '../domain/programme/entry-outcomes.ts';
import { workshopsOf } from '../domain/programme/workshops.ts';
import type { EditionRecord } from '../domain/site/content-types.ts';
import { DATE_LIMITS, ENDING_LIMITS } from '../domain/site/forms.ts';
import type { DateLimit } from '../domain/site/site.ts';
import type { Sales } from '../domain/site/ticket-sales.ts';
import { and, constant, during, type Instant, type Timeline } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import { type ModelContext, period } from './model-context.ts';

type DateLimits = Readonly<Record<string, DateLimit>>;

/** The date limits that are closed if the edition does not take place. */
const CLOSING_LIMITS: ReadonlySet<string> = new Set(['ticketSales', ...ENDING_LIMITS]);

interface DateLimitsScope {
  readonly isHeld: boolean;
  readonly programme: ChangedProgramme;
  readonly endsAt: Instant;
}

/**
 * The date limits of an edition, each until the instant at which it really ends: calls and registrations end with the edition
 * if content gives them no end, and registration for workshops at the latest when the last of them begins.
 */
export function modelDateLimits(
  { zone }: ModelContext,
  { dateLimits }: Merged<EditionRecord>,
  { isHeld, programme, endsAt }: DateLimitsScope,
): DateLimits {
  const given: typeof dateLimits = {
    ...Object.fromEntries([...ENDING_LIMITS].map((name) => [name, {}])),
    ...dateLimits,
  };
  const starts = workshopsOf(programme).map(({ startsAt }) => startsAt);
  const last = starts.length === 0 ? endsAt : greatest(starts);
  return Object.fromEntries(
    Object.entries(given).map(([name, limit]) => {
      const { from, until: to } = period(limit.from, limit.to, zone);
      const end = to ?? (ENDING_LIMITS.has(name) ? endsAt : null);
      const until = name === DATE_LIMITS.workshops ? Math.min(end ?? last, last) : end;
      const window = isHeld || !CLOSING_LIMITS.has(name) ? during(from, until) : constant(false);
      return [name, defined({ from, until, window, note: limit.note })];
    }),
  );
}

/** Ends the date limit of ticket sales, if there is one, when the last sale ends. Without any sale it is closed. */
export function limitTicketSales(limits: DateLimits, sales: Timeline<Sales['kind']>): DateLimits {
  const { ticketSales } = limits;
  const last = sales.findLast(({ value }) => value === 'on-sale' || value === 'later');
  if (ticketSales === undefined) return limits;
  if (last === undefined) return { ...limits, ticketSales: { ...ticketSales, window: constant(false) } };
  const { until } = last;
  return { ...limits, ticketSales: { ...ticketSales, until, window: and(ticketSales.window, during(null, until)) } };
}
