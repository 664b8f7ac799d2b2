import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { TicketRecord } from '../../domain/site/content-types.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { type MomentRole, readMoment, wallClock } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';

type Tickets = ValidRecord<'tickets'>;

/**
 * Checks the sales periods of tickets in one group. Adds `ticket-tiers-overlap` if two are on sale at the same time, and
 * `ticket-tiers-gap` if none is on sale between two of them. Hidden and unavailable tickets are ignored.
 */
export function checkTiers(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(record, 'tickets')) return [];
  const zone = scope.zoneOf(record.place);
  return groupsOf(record, zone).flatMap((tiers) => pairFindings(record, tiers, zone));
}

interface Tier {
  readonly ident: string;
  readonly pointer: readonly ['tickets', string];
  readonly from: Instant;
  readonly until: Instant;
}

/** The tiers of each group, by start. */
function groupsOf({ data: { tickets } }: Tickets, zone: string): readonly (readonly Tier[])[] {
  const groups = new Map<string, Tier[]>();
  for (const [at, ticket] of tickets.entries()) {
    const { group, listed, available } = ticket;
    if (group === undefined || !listed || !available) continue;
    const tier = tierOf(ticket, ['tickets', String(at)], zone);
    if (tier !== undefined) groups.set(group, [...(groups.get(group) ?? []), tier]);
  }
  return [...groups.values()].map((tiers) => tiers.sort((a, b) => a.from - b.from));
}

/** Undefined if a date is invalid or the end does not come after the start, which other rules report. */
function tierOf(ticket: TicketRecord, pointer: Tier['pointer'], zone: string): Tier | undefined {
  const from = momentOf(ticket.startDate, 'start', zone) ?? Number.NEGATIVE_INFINITY;
  const until = momentOf(ticket.endDate, 'deadline', zone) ?? Number.POSITIVE_INFINITY;
  if (Number.isNaN(from) || Number.isNaN(until) || until <= from) return undefined;
  return { ident: ticket.ident, pointer, from, until };
}

function momentOf(text: string | undefined, role: MomentRole, zone: string): Instant | undefined {
  if (text === undefined) return undefined;
  const reading = readMoment(text, role, zone);
  return reading.kind === 'instant' ? reading.at : Number.NaN;
}

function pairFindings(record: Tickets, tiers: readonly Tier[], zone: string): readonly Finding[] {
  return tiers.flatMap((tier, index): readonly Finding[] => {
    const before = tiers[index - 1];
    if (before === undefined || before.until === tier.from) return [];
    const formatInstant = (at: Instant): string => wallClock(at, zone).slice(0, 16).replace('T', ' ');
    const isGap = before.until < tier.from;
    return [
      atValue(record, startOf(tier), {
        code: isGap ? 'ticket-tiers-gap' : 'ticket-tiers-overlap',
        severity: isGap ? 'warning' : 'error',
        message: isGap
          ? `From ${formatInstant(before.until)} to ${formatInstant(tier.from)} neither "${before.ident}" nor "${tier.ident}" is on sale.`
          : `"${tier.ident}" is on sale before "${before.ident}", of the same group, ends${endOf(before, formatInstant)}.`,
        hint: `begin "${tier.ident}" on the day after "${before.ident}" ends, or give them different groups`,
      }),
    ];
  });
}

/** The path of the start, or of the ident if there is no start. */
function startOf({ pointer, from }: Tier) {
  return [...pointer, Number.isFinite(from) ? 'startDate' : 'ident'] as const;
}

function endOf({ until }: Tier, formatInstant: (at: Instant) => string): string {
  return Number.isFinite(until) ? ` (${formatInstant(until)})` : ', which it never does';
}
