import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { ChangeRecord } from '../domain/site/content-types.ts';
import type { Change, ChangedEntry, EditionDay, Room, Session, SlotName } from '../domain/site/site.ts';
import type { Merged } from './merged.ts';
import { type EditionName, instant, type ModelContext, type Modelled, modelled, period } from './model-context.ts';

interface ChangesScope extends EditionName {
  readonly sessions: readonly Session[];
  readonly days: readonly EditionDay[];
  readonly rooms: ReadonlyMap<string, Room>;
}

/**
 * The changes of an edition's programme, in the order in which they were told. A change that names a session that is hidden
 * or under embargo is left out.
 */
export function modelChanges(context: ModelContext, scope: ChangesScope): readonly Change[] {
  const { event, year } = scope;
  return modelled(context, 'change', { event, year })
    .flatMap((record) => modelChange(context, scope, record) ?? [])
    .sort((a, b) => a.at - b.at || compare(a.ident, b.ident));
}

/** Undefined for a change that names something hidden. */
function modelChange(
  context: ModelContext,
  scope: ChangesScope,
  { ident, data }: Modelled<'change'>,
): Change | undefined {
  const slot = 'entry' in data ? slotNamed(context, data) : undefined;
  const entry = 'entry' in data && data.entry !== undefined ? entryNamed(scope, data.entry, slot) : undefined;
  if ('entry' in data && data.entry !== undefined && entry === undefined) return undefined;
  const by =
    data.kind === 'replaced'
      ? entryNamed(scope, data.by, entry?.day === undefined ? undefined : { day: entry.day })
      : undefined;
  if (data.kind === 'replaced' && by === undefined) return undefined;
  const at = instant(data.at, 'moment', context.zone);
  const own = { ident, at, kind: data.kind, urgent: data.urgent ?? false, text: data.text, entry, by };
  return defined({ ...own, ...details(context, scope, data) }) as Change;
}

/** The fields that only changes of some kinds have. */
function details({ zone }: ModelContext, { rooms }: ChangesScope, data: Merged<ChangeRecord>): object {
  const room = (ident: string | undefined): Room | undefined => rooms.get(ident ?? '');
  switch (data.kind) {
    case 'moved': {
      const { startsAt } = data.from;
      const former = startsAt === undefined ? undefined : instant(startsAt, 'moment', zone);
      return { from: defined({ startsAt: former, room: room(data.from.room) }) };
    }
    case 'delayed':
      return { minutes: data.minutes };
    case 'shift':
      return { room: room(data.room), from: instant(data.from, 'moment', zone), minutes: data.minutes };
    case 'notice':
      return { room: room(data.room), until: period(undefined, data.until, zone).until };
    default:
      return {};
  }
}

/** The slot that a change names; undefined if it means all. */
function slotNamed(
  { zone }: ModelContext,
  { day, startsAt }: { readonly day?: string | undefined; readonly startsAt?: string | undefined },
): SlotName | undefined {
  if (day === undefined && startsAt === undefined) return undefined;
  return defined({ day, startsAt: startsAt === undefined ? undefined : instant(startsAt, 'moment', zone) });
}

/** The entry of a name. Undefined if it is hidden or under embargo. */
function entryNamed(
  { sessions, days }: ChangesScope,
  ident: string,
  slot: SlotName | undefined,
): ChangedEntry | undefined {
  const session = sessions.find((one) => one.ident === ident);
  if (session !== undefined) return defined({ ident, title: session.title, slot });
  for (const { date, programme } of days) {
    if (slot?.day !== undefined && slot.day !== date) continue;
    for (const { entry } of programme) {
      if (entry.kind !== 'session' && entry.ident === ident) {
        return { ident, day: date, title: entry.title, ...(slot?.startsAt && { slot: { startsAt: slot.startsAt } }) };
      }
    }
  }
  return undefined;
}
