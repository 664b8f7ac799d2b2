import { defined } from '../../domain/defined.ts';
import type {
  MeanwhileEntry,
  SessionPage,
  SessionPart,
  SessionPerson,
  SessionSlot,
  SessionStage,
  SessionTime,
} from '../../domain/page/page.ts';
import { editionPath, sessionPath, speakerPath } from '../../domain/paths/addresses.ts';
import { rowsPath } from '../../domain/paths/page-owners.ts';
import { partId } from '../../domain/paths/part-ids.ts';
import { outcomeOf, takesPlace } from '../../domain/programme/entry-outcomes.ts';
import { areAtOnce } from '../../domain/programme/now-and-next.ts';
import type { Edition, ProgrammeEntry, Room, Session, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, type Instant, map, steps, type Timeline, type Window } from '../../domain/time/timeline.ts';
import { type Slot, seriesOf, slotsOf, slotsTakingPlace } from '../edition-indexes.ts';
import { planRating } from '../forms/plan-rating.ts';
import { rowRating } from '../forms/row-rating.ts';
import { remaining, shown } from '../from-the-build.ts';
import { linkTo, pageHref } from '../links/links.ts';
import { picture } from '../media/pictures.ts';
import { dateAndTime, spanOf, timeOfDay } from '../moments.ts';
import { sessionAssets } from '../parts/plan-assets.ts';
import { entryAnchor, fullName, partOf, roleOf, sessionCard } from '../parts/plan-cards.ts';
import { neighbourSessions } from '../parts/plan-neighbours.ts';
import { changeNote, outcomeNote } from '../parts/plan-outcomes.ts';
import { planStatus } from '../parts/plan-status.ts';
import { entryVenue, joinHref } from '../parts/plan-venues.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';

/** A session of an edition, and the event. */
export interface SessionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly session: Session;
}

interface PlacedScope extends SessionScope {
  readonly slot: Slot;
}

/** The page of a session: all that is known of it, its place in the programme, and what surrounds it there. */
export function planSessionPage(context: PlanContext, scope: SessionScope): SessionPage {
  const { event, edition, session } = scope;
  const slots = slotsOf(edition, session);
  const { changes } = outcomeOf(edition, session);
  return defined({
    ...sessionCard(context, edition, session),
    ...sessionAssets(context, { edition, session }),
    description: markup(context, session.description, 2),
    event: event.ident,
    eventTitle: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    eventHref: pageHref(context, programmePath(scope)),
    homeHref: pageHref(context, '/'),
    isCurrent: isCurrent(scope),
    people: session.speakers.map((speaker) => person(context, edition, speaker)),
    changes: changes.toReversed().map((change) => changeNote(context, edition, change)),
    slot: slots.length === 0 ? undefined : planSlots(context, scope),
    meanwhile: meanwhile(context, scope),
    parts: parts(context, scope),
    ...neighbourSessions(context, scope),
  });
}

/** The path of the page that shows the programme: that of the event, or of the past edition. */
export function programmePath({ event, edition }: Pick<SessionScope, 'event' | 'edition'>): string {
  return edition.year === event.currentYear ? event.path : editionPath(edition);
}

function isCurrent({ event, edition }: SessionScope): boolean {
  return edition.year === event.currentYear;
}

function person(context: PlanContext, edition: Edition, speaker: Speaker): SessionPerson {
  return defined({
    slug: speaker.slug,
    name: fullName(speaker),
    ...linkTo(context, speakerPath(edition, speaker)),
    position: roleOf(context, speaker),
    image: speaker.image && picture(context, speaker.image, { place: 'small' }),
  });
}

/** Of a session with at least one slot. It is rated from the first slot on that takes place. */
function planSlots(context: PlanContext, scope: SessionScope): SessionSlot {
  const { event, edition, session } = scope;
  const [first, ...further] = slotsOf(edition, session).map((slot) => planTime(context, { ...scope, slot }));
  const [slot] = slotsTakingPlace(edition, session) as readonly [Slot];
  const { rating, feedback } = rowRating(context, edition, slot.placed);
  return defined({
    ...(first as SessionTime),
    again: further.length === 0 ? undefined : further,
    stages: remaining(context, stagesOf(scope)),
    star: isCurrent(scope) ? session.ident : undefined,
    rating: rating && { ...rating, form: planRating(context, { event, edition }) },
    feedback,
  });
}

function stagesOf({ edition, session }: SessionScope): Timeline<SessionStage> {
  if (!editionTakesPlace(edition) || !takesPlace(edition, session)) return constant('before');
  const slots = slotsTakingPlace(edition, session);
  return steps<SessionStage>(
    'before',
    slots.flatMap(({ placed: { startsAt, endsAt } }, index) => [
      { at: startsAt, value: 'during' as const },
      { at: endsAt, value: index === slots.length - 1 ? ('after' as const) : ('before' as const) },
    ]),
  );
}

function planTime(context: PlanContext, scope: PlacedScope): SessionTime {
  const { edition, session, slot } = scope;
  const { placed } = slot;
  const { entry } = placed;
  const href = rowHref(context, scope);
  const inSchedule = shown(context, sectionWindow(scope, 'schedule'));
  return defined({
    when: spanOf(context, edition, placed),
    outcome: slotsOf(edition, session).length > 1 ? outcomeNote(context, edition, placed) : undefined,
    track: entry.track && defined({ title: phrase(context, entry.track.title), color: entry.track.color }),
    room: entry.room && room(context, scope, entry.room),
    venue: entryVenue(context, edition, slot),
    schedule: inSchedule.length === 0 ? undefined : { kind: 'schedule' as const, href, shown: inSchedule },
  });
}

/** The room, with a link: to an online room until the session ends, to another one while the event's page shows it. */
function room(context: PlanContext, scope: PlacedScope, room: Room): SessionSlot['room'] {
  const href = joinHref(context, scope.edition, scope.slot.placed) ?? roomHref(context, scope, room);
  return { kind: 'room', name: phrase(context, room.name), href };
}

function roomHref(context: PlanContext, scope: PlacedScope, { ident }: Room): NonNullable<SessionSlot['room']>['href'] {
  const { venues } = scope.edition;
  const isListed = isCurrent(scope) && venues.some(({ rooms }) => rooms.some((one) => one.ident === ident));
  const href = `${pageHref(context, scope.event.path)}#${partId('room', ident)}`;
  return remaining(
    context,
    map(isListed ? sectionWindow(scope, 'venue') : constant(false), (isOn) => (isOn ? href : null)),
  );
}

/** When the page of the programme shows a section. The page of a past edition always shows the schedule. */
function sectionWindow(scope: SessionScope, section: 'schedule' | 'venue'): Window {
  if (!isCurrent(scope)) return constant(section === 'schedule');
  return scope.edition.sections[section] ?? constant(false);
}

/**
 * What else takes place during the slots of a session, each entry once. Entries say their date if the slots are on several
 * days.
 */
function meanwhile(context: PlanContext, scope: SessionScope): readonly MeanwhileEntry[] {
  const { edition, session } = scope;
  const slots = slotsTakingPlace(edition, session);
  const isOnSeveralDays = slots.some(({ day }) => day !== slots[0]?.day);
  const start = (at: Instant): string =>
    isOnSeveralDays ? dateAndTime(context, edition, at) : timeOfDay(context, edition, at);
  const beside = slots.flatMap(({ day, placed: own }) =>
    day.programme
      .filter((one) => one !== own && takesPlace(edition, one.entry) && areAtOnce(one, own))
      .map((placed): [Slot['placed'], Slot] => [placed, { day, placed }]),
  );
  return [...new Map(beside).values()].map((slot) => {
    const { entry, startsAt, endsAt } = slot.placed;
    const place = entry.room?.name ?? entry.track?.title;
    return defined({
      title: phrase(context, titleOf(entry)),
      href: entryHref(context, { ...scope, slot }),
      times: `${start(startsAt)}–${timeOfDay(context, edition, endsAt)}`,
      place: place && phrase(context, place),
    });
  });
}

function titleOf(entry: ProgrammeEntry): Session['title'] {
  return entry.kind === 'session' ? entry.session.title : entry.title;
}

/** The page of a session, else the entry's row in the schedule, if that ever shows. */
function entryHref(context: PlanContext, scope: PlacedScope): string | undefined {
  const { entry } = scope.slot.placed;
  const { href } = entry.kind === 'session' ? linkTo(context, sessionPath(scope.edition, entry.session)) : {};
  if (href !== undefined) return href;
  const isShown = shown(context, sectionWindow(scope, 'schedule')).length > 0;
  return isShown ? rowHref(context, scope) : undefined;
}

/** An entry's row: on the page of the current schedule, or on the page of a past edition. */
function rowHref(context: PlanContext, scope: PlacedScope): string {
  const { day, placed } = scope.slot;
  const path = (isCurrent(scope) ? rowsPath(scope.event, day.date) : undefined) ?? programmePath(scope);
  return `${pageHref(context, path)}#${entryAnchor(scope.edition, placed)}`;
}

/** The parts of the session's series that have a page. */
function parts(context: PlanContext, { edition, session }: SessionScope): readonly SessionPart[] {
  if (session.group === undefined || partOf(edition, session) === undefined) return [];
  return seriesOf(edition, session.group).flatMap((one) => {
    const { href } = linkTo(context, sessionPath(edition, one));
    const part = partOf(edition, one);
    if (href === undefined || part === undefined) return [];
    return [{ title: phrase(context, one.title), href, part, isThis: one === session }];
  });
}
