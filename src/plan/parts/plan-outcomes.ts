import { defined } from '../../domain/defined.ts';
import type { ChangeNote, LinkedTitle, OutcomeNote } from '../../domain/page/page.ts';
import { sessionPath } from '../../domain/paths/addresses.ts';
import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import type { Change, ChangedEntry, Edition, EntryPosition, ProgrammeEntry, Session } from '../../domain/site/site.ts';
import { formatInstant } from '../../domain/time/dates.ts';
import { during, type Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
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
    isFull: isFull && !isOff ? (true as const) : undefined,
    was: was === undefined || isOff ? undefined : position(context, edition, { was, now: startsAt }),
  });
  return Object.keys(note).length === 0 ? undefined : note;
}

/**
 * A change in words, and how long it is of use, for the page of an entry that it touches or above a schedule.
 *
 * @param lastUse The instant after which it is of no use even if it says nothing itself; null if there is none.
 */
export function changeNote(
  context: PlanContext,
  edition: Edition,
  change: Change,
  lastUse: Instant | null = null,
): ChangeNote {
  const until = change.kind === 'notice' ? (change.until ?? lastUse) : lastUse;
  return {
    ...changeWords(context, edition, { change, isOfEntry: true }),
    shown: shown(context, during(null, until)),
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
    urgent,
    what: whatHappened(context, edition, { change, isOfEntry }),
    by: change.kind === 'replaced' ? linkedTitle(context, edition, change.by) : undefined,
    told: moment(context, edition, at),
    text: text && phrase(context, text),
  });
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
