import { type ContentRecord, field } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { type MomentRole, readMoment, wallClock } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';

/**
 * Checks the sales periods of tickets in one group. Adds `ticket-tiers-overlap` if two are on sale at the same time, and
 * `ticket-tiers-gap` if none is on sale between two of them. Hidden and unavailable tickets are ignored.
 */
export function checkTiers(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  if (record.place.kind !== 'tickets') return [];
  const { zone } = scope;
  return groupsOf(record, zone).flatMap((tiers) => pairFindings(record, tiers, zone));
}

interface Tier {
  readonly ident: string;
  readonly pointer: readonly string[];
  readonly from: Instant;
  readonly until: Instant;
}

/** The tiers of each group, by start. */
function groupsOf(record: ContentRecord, zone: string): readonly (readonly Tier[])[] {
  const groups = new Map<string, Tier[]>();
  const tickets = field(record.document.data, 'tickets');
  for (const [at, ticket] of (Array.isArray(tickets) ? tickets : []).entries()) {
    const group = field(ticket, 'group');
    if (typeof group !== 'string' || field(ticket, 'listed') !== true || field(ticket, 'available') !== true) continue;
    const tier = tierOf(ticket, ['tickets', String(at)], zone);
    if (tier !== undefined) groups.set(group, [...(groups.get(group) ?? []), tier]);
  }
  return [...groups.values()].map((tiers) => tiers.sort((a, b) => a.from - b.from));
}

/** Undefined if a date is invalid or the end does not come after the start, which other rules report. */
function tierOf(ticket: unknown, pointer: readonly string[], zone: string): Tier | undefined {
  const from = momentOf(field(ticket, 'startDate'), 'start', zone) ?? Number.NEGATIVE_INFINITY;
  const until = momentOf(field(ticket, 'endDate'), 'deadline', zone) ?? Number.POSITIVE_INFINITY;
  if (Number.isNaN(from) || Number.isNaN(until) || until <= from) return undefined;
  return { ident: String(field(ticket, 'ident')), pointer, from, until };
}

function momentOf(text: unknown, role: MomentRole, zone: string): Instant | undefined {
  if (typeof text !== 'string') return undefined;
  const reading = readMoment(text, role, zone);
  return reading.kind === 'instant' ? reading.at : Number.NaN;
}

function pairFindings(record: ContentRecord, tiers: readonly Tier[], zone: string): readonly Finding[] {
  return tiers.flatMap((tier, index): readonly Finding[] => {
    const before = tiers[index - 1];
    if (before === undefined || before.until === tier.from) return [];
    const formatInstant = (at: Instant): string => wallClock(at, zone).slice(0, 16).replace('T', ' ');
    const isGap = before.until < tier.from;
    return [
      {
        code: isGap ? 'ticket-tiers-gap' : 'ticket-tiers-overlap',
        severity: isGap ? 'warning' : 'error',
        path: record.document.path,
        place: { kind: 'pointer', pointer: startOf(tier), on: 'value' },
        message: isGap
          ? `From ${formatInstant(before.until)} to ${formatInstant(tier.from)} neither "${before.ident}" nor "${tier.ident}" is on sale.`
          : `"${tier.ident}" is on sale before "${before.ident}", of the same group, ends${endOf(before, formatInstant)}.`,
        hint: `begin "${tier.ident}" on the day after "${before.ident}" ends, or give them different groups`,
      },
    ];
  });
}

/** The path of the start, or of the ident if there is no start. */
function startOf({ pointer, from }: Tier): readonly string[] {
  return [...pointer, Number.isFinite(from) ? 'startDate' : 'ident'];
}

function endOf({ until }: Tier, formatInstant: (at: Instant) => string): string {
  return Number.isFinite(until) ? ` (${formatInstant(until)})` : ', which it never does';
}
