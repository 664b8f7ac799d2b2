import { defined } from '../domain/defined.ts';
import { greatest } from '../domain/extremes.ts';
import type { ChangedProgramme } from '../domain/programme/entry-outcomes.ts';
import { workshopsOf } from '../domain/programme/workshops.ts';
import type { EditionRecord } from '../domain/site/content-types.ts';
import { DATE_LIMITS } from '../domain/site/forms.ts';
import type { DateLimit } from '../domain/site/site.ts';
import type { Sales } from '../domain/site/ticket-sales.ts';
import { and, constant, during, type Timeline } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import { type ModelContext, period } from './model-context.ts';

type DateLimits = Readonly<Record<string, DateLimit>>;

/** The date limit of workshop registration, which ends by itself. */
const WORKSHOPS = 'workshopRegistration';

/** The date limits of ticket sales, calls and registrations, which are closed if the edition does not take place. */
const CLOSING_LIMITS: ReadonlySet<string> = new Set([
  'ticketSales',
  'lectureRegistration',
  ...Object.values(DATE_LIMITS),
]);

interface DateLimitsScope {
  readonly isHeld: boolean;
  readonly programme: ChangedProgramme;
  /** Whether visitors register for workshops. */
  readonly hasWorkshopRegistration: boolean;
}

/**
 * The date limits of an edition, each until the instant at which it really ends: registration for workshops ends at the
 * latest when the last of them begins, even if content gives it no limit.
 */
export function modelDateLimits(
  { zone }: ModelContext,
  { dateLimits }: Merged<EditionRecord>,
  { isHeld, programme, hasWorkshopRegistration }: DateLimitsScope,
): DateLimits {
  const workshops = hasWorkshopRegistration ? workshopsOf(programme) : [];
  const given = workshops.length === 0 ? dateLimits : { [WORKSHOPS]: {}, ...dateLimits };
  const lastStart = greatest(workshops.map(({ startsAt }) => startsAt));
  return Object.fromEntries(
    Object.entries(given).map(([name, limit]) => {
      const { from, until: to } = period(limit.from, limit.to, zone);
      const until = name === WORKSHOPS && workshops.length > 0 ? Math.min(to ?? lastStart, lastStart) : to;
      const window = isHeld || !CLOSING_LIMITS.has(name) ? during(from, until) : constant(false);
      return [name, defined({ from, until, window, note: limit.note })];
    }),
  );
}

/** Ends the date limit of ticket sales, if there is one, when the last sale ends. */
export function limitTicketSales(limits: DateLimits, sales: Timeline<Sales['kind']>): DateLimits {
  const { ticketSales } = limits;
  const last = sales.findLast(({ value }) => value === 'on-sale' || value === 'later');
  if (ticketSales === undefined || last === undefined) return limits;
  const { until } = last;
  return { ...limits, ticketSales: { ...ticketSales, until, window: and(ticketSales.window, during(null, until)) } };
}
