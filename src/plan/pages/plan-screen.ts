import { hashOf } from '../../content/short-hash.ts';
import { canonicalJson } from '../../domain/canonical-json.ts';
import type { ScreenPage, ScreenRoom, ScreenSide } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { editionPath } from '../../domain/paths/addresses.ts';
import { roomsWithScreens } from '../../domain/paths/page-owners.ts';
import { lastUse } from '../../domain/programme/change-use.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import {
  isInRoom,
  type RoomDay,
  type RoomSlot,
  roomSituations,
  slotsIn,
  slotsInNoRoom,
  sortedSlots,
} from '../../domain/programme/room-programme.ts';
import type { Change, Edition, EditionDay, Room } from '../../domain/site/site.ts';
import { withNoBreakDates } from '../../domain/time/dates.ts';
import { and, constant, during, type Instant, limitTo, map, not, or, type Window } from '../../domain/time/timeline.ts';
import { writeOffsets } from '../../domain/time/wall-date.ts';
import { readMoment } from '../../domain/time/zone.ts';
import { clockOffsets } from '../clock-offsets.ts';
import { remaining, shown } from '../from-the-build.ts';
import { type ScreenRoomScope, screenRooms } from '../links/screen-rooms.ts';
import { doorSignDay } from '../parts/plan-door-sign.ts';
import { screenState } from '../parts/plan-screen-state.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';

/** The screen of one room, or of the foyer if no room is given. */
export function planScreen(context: PlanContext, scope?: ScreenRoomScope): ScreenPage {
  const scopes = scope === undefined ? screenRooms(context.site) : [scope];
  const editions = new Set(scopes.flatMap(({ editions }) => editions.map(({ edition }) => editionPath(edition))));
  const sides = inLanguages(context, scopes).map((one) => planSide(one, { scopes, isFoyer: scope === undefined }));
  return {
    screen: scope === undefined ? 'foyer' : 'room',
    title: scope === undefined ? context.t('screens:foyer') : plainText(context, scope.room.name),
    fingerprint: hashOf(canonicalJson(sides)).slice(0, 12),
    editions: [...editions].map((path) => path.slice(1)),
    sides,
  };
}

/** The context in each language of the site, or only the given one if no event is in several languages. */
function inLanguages(context: PlanContext, scopes: readonly ScreenRoomScope[]): readonly PlanContext[] {
  const isMultiLanguage = scopes.some(({ editions }) => editions.some(({ event }) => event.isMultiLanguage));
  const others = context.site.languages.filter(({ option }) => option !== context.language.option);
  return [
    context,
    ...(isMultiLanguage ? others : []).map((language) => ({
      ...context,
      language: withNoBreakDates(language),
      t: context.translate(language.option),
    })),
  ];
}

interface SideInput {
  readonly scopes: readonly ScreenRoomScope[];
  readonly isFoyer: boolean;
}

function planSide(context: PlanContext, { scopes, isFoyer }: SideInput): ScreenSide {
  const { t } = context;
  const rooms = scopes.map((scope) => ({ scope, days: roomDays(scope) }));
  const nothing = not(or(...rooms.map(({ days }) => daysWindow(days))));
  return {
    language: context.language.option,
    texts: {
      next: t('screens:next'),
      urgent: t('schedule:changes.urgent'),
      timeUp: t('screens:timeUp'),
    },
    nothing: { text: t('screens:nothing'), shown: isFoyer ? shown(context, nothing) : [] },
    screens: isFoyer
      ? [...forEverybody(context, scopes), ...rooms.map(({ scope, days }) => foyerRoom(context, { ...scope, days }))]
      : rooms.map(({ scope, days }) => planRoom(context, { ...scope, days })),
  };
}

interface RoomInput extends ScreenRoomScope {
  readonly days: readonly RoomDay[];
}

function planRoom(context: PlanContext, { room, editions, days }: RoomInput): ScreenRoom {
  return {
    ...screenOf(context, { editions: editions.map(({ edition }) => edition), days, window: constant(true) }),
    ...{ ident: room.ident, name: phrase(context, room.name), facts: factsOf(context, room) },
    notices: editions.flatMap(({ edition }) => noticesIn(context, edition, { room, days })),
    days: days.map((day) => doorSignDay(context, day)),
  };
}

/** A room in the foyer: what is in the room itself. What is for everybody is shown once, where it is. */
function foyerRoom(context: PlanContext, { room, editions, days }: RoomInput): ScreenRoom {
  const own = days.map((day) => ({ ...day, slots: day.slots.filter(isInRoom) }));
  const window = and(daysWindow(days), not(or(...days.map(restElsewhere))));
  const content = { editions: editions.map(({ edition }) => edition), days: own, window };
  return { ...screenOf(context, content), ident: room.ident, name: phrase(context, room.name) };
}

/** When nothing is on or follows in a room itself, while something for everybody is still to end elsewhere. */
function restElsewhere({ from, slots }: RoomDay): Window {
  const own = slots.filter(isInRoom);
  const others = slots.filter((slot) => !isInRoom(slot) && takesPlace(slot.edition, slot.entry));
  return during(lastEnd(own, from), lastEnd(others, from));
}

function lastEnd(slots: readonly RoomSlot[], from: Instant): Instant {
  return Math.max(from, ...slots.map(({ endsAt }) => endsAt));
}

/** What is for everybody in no certain room, for each event: while it is on, and before it once the rooms are empty. */
function forEverybody(context: PlanContext, scopes: readonly ScreenRoomScope[]): readonly ScreenRoom[] {
  const all = new Map(scopes.flatMap(({ editions }) => editions.map((one) => [one.edition, one.event] as const)));
  return [...all].flatMap(([edition, event]) => {
    const days = daysOf([edition], (_, day) => slotsInNoRoom(edition, day));
    const isOn = or(...days.flatMap(({ slots }) => slots.map(({ startsAt, endsAt }) => during(startsAt, endsAt))));
    const screen = screenOf(context, { editions: [edition], days, window: or(isOn, ...days.map(restOf(edition))) });
    if (isNeverShown(screen.shown)) return [];
    const rooms = roomsWithScreens(edition).map(({ ident }) => ident);
    return { ...screen, ident: `${event.ident}/${edition.year}`, rooms, name: phrase(context, event.title) };
  });
}

/** Of a day, when nothing is left in any room, but something in none is still to end. */
function restOf({ days }: Edition): (day: RoomDay) => Window {
  return ({ date, from, slots }) => {
    const inRooms = days.filter((day) => day.date === date).flatMap(({ programme }) => programme);
    const ends = inRooms.filter(({ entry }) => entry.room !== undefined).map(({ endsAt }) => endsAt);
    const left = slots.filter(({ edition, entry }) => takesPlace(edition, entry));
    return ends.length === 0 ? constant(false) : during(Math.max(...ends), lastEnd(left, from));
  };
}

interface ScreenContent {
  readonly editions: readonly Edition[];
  readonly days: readonly RoomDay[];
  /** When the screen shows them. */
  readonly window: Window;
}

/** The parts of a screen that follow from its programme. */
function screenOf(
  context: PlanContext,
  { editions, days, window }: ScreenContent,
): Pick<ScreenRoom, 'offsets' | 'onScreen' | 'shown' | 'facts' | 'notices' | 'days'> {
  const states = map(roomSituations(days), (situation) => screenState(context, situation));
  const [first] = states as readonly [(typeof states)[number]];
  return {
    offsets: writeOffsets(clockOffsets(context.site, zoneOf(editions))),
    onScreen: remaining(context, limitTo(states, window, first.value)),
    shown: shown(context, window),
    ...{ facts: [], notices: [], days: [] },
  };
}

function factsOf(context: PlanContext, { floor, capacity }: Room): readonly string[] {
  return [
    ...(floor === undefined ? [] : [plainText(context, floor)]),
    ...(capacity === undefined ? [] : [context.t('schedule:seats', { count: capacity })]),
  ];
}

/** The urgent notices for everybody, for a room, and for entries that the room's screen shows, as long as they are of use. */
function noticesIn(
  context: PlanContext,
  edition: Edition,
  { room, days }: { readonly room: Room; readonly days: readonly RoomDay[] },
): ScreenRoom['notices'] {
  return edition.changes.flatMap((change) => {
    if (change.kind !== 'notice' || !change.urgent || change.text === undefined) return [];
    const concerned = change.entry === undefined ? (change.room ?? room).ident === room.ident : hasEntry(days, change);
    if (!concerned) return [];
    const window = shown(context, during(null, lastUse(edition, change)));
    return window.length === 0 ? [] : [{ ident: change.ident, text: phrase(context, change.text), shown: window }];
  });
}

function hasEntry(days: readonly RoomDay[], { entry: named }: Extract<Change, { readonly kind: 'notice' }>): boolean {
  return days.some(({ date, slots }) =>
    slots.some(({ entry, elsewhere }) => {
      const ident = entry.kind === 'session' ? entry.session.ident : entry.ident;
      return elsewhere === undefined && ident === named?.ident && (named?.day ?? date) === date;
    }),
  );
}

/** The days on which a room has a programme, in order. */
function roomDays({ room, editions }: ScreenRoomScope): readonly RoomDay[] {
  const all = editions.map(({ edition }) => edition);
  return daysOf(all, (edition, day) => slotsIn(room, edition, day));
}

/** The days of editions on which there are slots, in order. The programmes of all of them on a day are one. */
function daysOf(
  editions: readonly Edition[],
  slotsOn: (edition: Edition, day: EditionDay) => readonly RoomSlot[],
): readonly RoomDay[] {
  const zone = zoneOf(editions);
  const used = editions.flatMap((edition) =>
    edition.days.flatMap((day) => {
      const slots = slotsOn(edition, day);
      return slots.length === 0 ? [] : [{ date: day.date, slots }];
    }),
  );
  const days: RoomDay[] = [];
  for (const date of [...new Set(used.map((one) => one.date))].sort()) {
    const slots = sortedSlots(used.filter((one) => one.date === date).flatMap((one) => one.slots));
    const from = Math.max(midnight(date, 'start', zone), days.at(-1)?.until ?? 0);
    const ends = slots.map(({ endsAt }) => endsAt);
    days.push({ date, slots, from, until: Math.max(midnight(date, 'deadline', zone), ...ends) });
  }
  return days;
}

/** All editions in a room are in one place, so they have one zone. */
function zoneOf([first]: readonly Edition[]): string {
  if (first === undefined) throw new Error('A room with a screen has an edition.');
  return first.timeZone;
}

function midnight(date: string, role: 'start' | 'deadline', zone: string): number {
  const reading = readMoment(date, role, zone);
  if (reading.kind !== 'instant') throw new Error(`${date} is no date.`);
  return reading.at;
}

function daysWindow(days: readonly RoomDay[]): Window {
  return or(...days.map(({ from, until }) => during(from, until)));
}
