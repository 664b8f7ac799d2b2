import { defined } from '../../domain/defined.ts';
import type { Phrase } from '../../domain/language.ts';
import type { ScreenEntry, ScreenNext, ScreenState } from '../../domain/page/page.ts';
import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import type { RoomSituation, RoomSlot, RoomSlots } from '../../domain/programme/room-programme.ts';
import type { Edition, ProgrammeEntry } from '../../domain/site/site.ts';
import { formatWall } from '../../domain/time/dates.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { timeOfDay } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';
import { entryAnchor, fullName } from './plan-cards.ts';

/** What a screen says in a situation, in the language of the context. */
export function screenState(context: PlanContext, situation: RoomSituation): ScreenState {
  const { t } = context;
  switch (situation.kind) {
    case 'on':
      return stateOfSlots(context, situation.slots, situation.next);
    case 'doors':
    case 'gap': {
      const [first, ...others] = situation.next;
      return {
        ...entryOf(context, first),
        ident: situation.kind,
        kind: situation.kind,
        label: t(situation.kind === 'doors' ? 'screens:first' : 'screens:next'),
        end: startOf(context, first),
        others: others.map((slot) => entryOf(context, slot)),
        next: [],
      };
    }
    case 'over':
      return stateWithoutEntry(context, situation, t(situation.isLast ? 'screens:overForGood' : 'screens:over'));
    case 'none':
      return stateWithoutEntry(context, situation, t('screens:none'));
  }
}

function stateWithoutEntry(
  context: PlanContext,
  { kind, next }: RoomSituation & { readonly kind: 'over' | 'none' },
  title: string,
): ScreenState {
  return { ident: kind, kind, title, others: [], next: nextOf(context, next) };
}

function stateOfSlots(context: PlanContext, slots: RoomSlots, next: readonly RoomSlot[]): ScreenState {
  const [first] = slots;
  const last = slots.reduce((one, other) => (other.endsAt > one.endsAt ? other : one));
  const [entry, ...others] = slots.map((slot) => ({
    ...entryOf(context, slot),
    ...(slot.endsAt === last.endsAt ? {} : { until: until(context, slot) }),
  })) as [ScreenEntry, ...ScreenEntry[]];
  return {
    ...entry,
    ident: entryAnchor(first.edition, first),
    kind: kindOf(first.entry),
    end: { at: last.endsAt, text: until(context, last), left: context.t('screens:left', { minutes: '#' }) },
    others,
    next: nextOf(context, next, last.endsAt),
  };
}

function until(context: PlanContext, { edition, endsAt }: RoomSlot): string {
  return context.t('screens:until', { time: timeOfDay(context, edition, endsAt) });
}

/** The start of an entry, to which the minutes before it are counted. */
function startOf(context: PlanContext, { edition, startsAt }: RoomSlot): NonNullable<ScreenState['end']> {
  return {
    at: startsAt,
    text: context.t('screens:at', { time: timeOfDay(context, edition, startsAt) }),
    left: context.t('screens:startsIn', { minutes: '#' }),
  };
}

function entryOf(context: PlanContext, { edition, entry, elsewhere }: RoomSlot): ScreenEntry {
  const { state, replaces } = outcomeOf(edition, entry);
  const isOff = state.kind !== 'planned';
  const label = isOff
    ? context.t(`schedule:outcome.off.${state.kind}`)
    : replaces && `${context.t('schedule:outcome.replaces')} ${plainText(context, replaces.title)}`;
  return defined({
    label,
    title: titleOf(context, entry),
    isOff: isOff ? (true as const) : undefined,
    people: isOff ? undefined : peopleOf(entry),
    where: elsewhere && context.t('screens:where', { room: plainText(context, elsewhere.name) }),
  });
}

function kindOf(entry: ProgrammeEntry): 'session' | 'special' | 'break' | 'lunch' {
  if (entry.kind !== 'break') return entry.kind;
  return entry.isLunch ? 'lunch' : 'break';
}

function titleOf(context: PlanContext, entry: ProgrammeEntry): Phrase {
  return phrase(context, entry.kind === 'session' ? entry.session.title : entry.title);
}

/** The names of the people on stage, separated by commas; undefined if there are none. */
export function peopleOf(entry: ProgrammeEntry): string | undefined {
  if (entry.kind === 'break') return undefined;
  const people = entry.kind === 'session' ? entry.session.speakers : entry.moderators;
  const names = people.map((one) => (typeof one === 'string' ? one : fullName(one)));
  return names.length === 0 ? undefined : names.join(', ');
}

/** An entry to come. If it is on another day than `now`, its weekday is named; without `now` it always is. */
export function nextEntry(context: PlanContext, slot: RoomSlot, now: Instant = slot.startsAt): ScreenNext {
  const { edition, entry, startsAt } = slot;
  const time = timeOfDay(context, edition, startsAt);
  const isOff = outcomeOf(edition, entry).state.kind !== 'planned';
  return defined({
    time:
      dateOf(edition, startsAt) === dateOf(edition, now)
        ? time
        : context.t('screens:on', { day: weekday(context, dateOf(edition, startsAt)), time }),
    title: titleOf(context, entry),
    isOff: isOff ? (true as const) : undefined,
  });
}

function nextOf(
  context: PlanContext,
  next: readonly RoomSlot[],
  now: Instant = Number.NEGATIVE_INFINITY,
): ScreenState['next'] {
  return next.map((slot) => nextEntry(context, slot, now));
}

function dateOf({ timeZone }: Edition, at: Instant): string {
  return Number.isFinite(at) ? wallClock(at, timeZone).slice(0, 10) : '';
}

/** The weekday with the day of the month, beginning with a capital letter. */
function weekday(context: PlanContext, date: string): string {
  const text = `${formatWall(date, 'weekday', context.language)}, ${formatWall(date, 'dayMonth', context.language)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
