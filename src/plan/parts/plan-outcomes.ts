import { defined } from '../../domain/defined.ts';
import type { ChangeNote, LinkedTitle, OutcomeNote, Shown } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { sessionPath } from '../../domain/paths/addresses.ts';
import { endOf, lastUse } from '../../domain/programme/change-use.ts';
import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import type { Change, ChangedEntry, Edition, EntryPosition, ProgrammeEntry, Session } from '../../domain/site/site.ts';
import { formatInstant } from '../../domain/time/dates.ts';
import { constant, during, type Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { slotsOf } from '../edition-indexes.ts';
import { shown } from '../from-the-build.ts';
import { linkTo } from '../links/links.ts';
import { moment, timeOfDay } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';

/** What has become of an entry, where it starts now. Undefined if there is nothing to say. */
export function outcomeNote(
  context: PlanContext,
  edition: Edition,
  { entry, startsAt }: { readonly entry: ProgrammeEntry | Session; readonly startsAt?: Instant | undefined },
): OutcomeNote | undefined {
  const { state, isFull, replaces, was } = outcomeOf(edition, entry);
  const isOff = state.kind !== 'planned';
  const note: OutcomeNote = defined({
    off: isOff ? state.kind : undefined,
    by: state.kind === 'replaced' ? linkedTitle(context, edition, state.by) : undefined,
    replaces: replaces && linkedTitle(context, edition, replaces),
    full: isFull && !isOff ? until(context, endOf(edition, entry)) : undefined,
    was: was === undefined || isOff ? undefined : position(context, edition, { was, now: startsAt }),
  });
  return Object.keys(note).length === 0 ? undefined : note;
}

/** What holds until an instant; undefined if that is past. */
function until(context: PlanContext, at: Instant): { readonly shown: Shown } | undefined {
  const periods = shown(context, during(null, at));
  return isNeverShown(periods) ? undefined : { shown: periods };
}

/** A change in words, for the page of an entry that it touches. It stays there, but for a notice that is of no use any more. */
export function changeNote(context: PlanContext, edition: Edition, change: Change): ChangeNote {
  return {
    ...changeWords(context, edition, { change, isOfEntry: true }),
    shown: shown(context, change.kind === 'notice' ? during(null, change.until) : constant(true)),
  };
}

/** A change in words: for the page of an entry that it touches, or, if it is a room's shift, for a list of all changes. */
export function changeWords(
  context: PlanContext,
  edition: Edition,
  { change, isOfEntry }: { readonly change: Change; readonly isOfEntry: boolean },
): Omit<ChangeNote, 'shown'> {
  const { ident, kind, urgent, at, text } = change;
  return defined({
    ident,
    kind,
    urgent: urgent ? until(context, lastUse(edition, change)) : undefined,
    what: [slotOf(context, edition, change), whatHappened(context, edition, { change, isOfEntry })].join(''),
    by: change.kind === 'replaced' ? linkedTitle(context, edition, change.by) : undefined,
    told: moment(context, edition, at),
    text: text && phrase(context, text),
  });
}

/** The start of the slot that a change names, of a session with several: `8 May 2026, 17:45: `. Empty for other changes. */
function slotOf(context: PlanContext, edition: Edition, change: Change): string {
  const entry = 'entry' in change ? change.entry : undefined;
  const session = entry?.slot && edition.sessions.find(({ ident }) => ident === entry.ident);
  if (session === undefined) return '';
  const slots = slotsOf(edition, session);
  const slot = slots.find(({ placed }) => outcomeOf(edition, placed.entry).changes.includes(change));
  if (slot === undefined || slots.length < 2) return '';
  return `${position(context, edition, { was: { startsAt: slot.placed.startsAt } })}: `;
}

/** A session with a link to its page, or another entry. */
export function linkedTitle(context: PlanContext, edition: Edition, { ident, day, title }: ChangedEntry): LinkedTitle {
  const session = day === undefined ? edition.sessions.find((one) => one.ident === ident) : undefined;
  return { title: phrase(context, title), ...(session && linkTo(context, sessionPath(edition, session))) };
}

function whatHappened(
  context: PlanContext,
  edition: Edition,
  { change, isOfEntry }: { readonly change: Change; readonly isOfEntry: boolean },
): string {
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    context.t(`schedule:changes.${key}`, values);
  switch (change.kind) {
    case 'moved':
      return say('moved', { where: position(context, edition, { was: change.from }) });
    case 'delayed':
      return say('delayed', { count: change.minutes });
    case 'shift':
      if (isOfEntry) return say('delayed', { count: change.minutes });
      return say('shift', {
        count: change.minutes,
        room: plainText(context, change.room.name),
        from: timeOfDay(context, edition, change.from),
      });
    default:
      return say(change.kind);
  }
}

/** A time and room. The date is given if it is not that of `now`, or if `now` is not given. */
function position(
  context: PlanContext,
  edition: Edition,
  { was: { startsAt, room }, now }: { readonly was: Partial<EntryPosition>; readonly now?: Instant | undefined },
): string {
  const zone = edition.timeZone;
  const date = (at: Instant): string => wallClock(at, zone).slice(0, 10);
  const isSameDay = startsAt !== undefined && now !== undefined && date(startsAt) === date(now);
  const pattern = isSameDay ? 'time' : 'dateTime';
  const time = startsAt === undefined ? [] : [formatInstant(startsAt, pattern, { language: context.language, zone })];
  return [...time, ...(room === undefined ? [] : [plainText(context, room.name)])].join(', ');
}
