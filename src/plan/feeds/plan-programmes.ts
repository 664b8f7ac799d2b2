import { plainMarkdown } from '../../content/markdown.ts';
import { defined } from '../../domain/defined.ts';
import { grouped } from '../../domain/grouped.ts';
import { editionPath, sessionPath, speakerPath } from '../../domain/paths/addresses.ts';
import { sessionsWithPage, speakersWithPage } from '../../domain/paths/page-owners.ts';
import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import { entryMode, isOnline, joinAddress } from '../../domain/programme/mode.ts';
import type {
  PlannedProgramme,
  ProgrammeDay,
  ProgrammeItem,
  ProgrammePerson,
} from '../../domain/programme/programme.ts';
import { venueOf } from '../../domain/programme/rooms.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type {
  Change,
  Edition,
  EditionDay,
  Image,
  ProgrammeEntry,
  Session,
  SiteEvent,
  Speaker,
  Venue,
} from '../../domain/site/site.ts';
import { slugOf } from '../../domain/slug.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { indexIn } from '../edition-indexes.ts';
import { judgementOf } from '../forms/row-rating.ts';
import { editionsWithProgramme } from '../links/programme-links.ts';
import { picture } from '../media/pictures.ts';
import { absolute } from '../pages/json-ld.ts';
import { entryIdents } from '../parts/entry-idents.ts';
import { assetHref, assetTitle } from '../parts/plan-assets.ts';
import { entryAnchor, fullName } from '../parts/plan-cards.ts';
import { titleWithStatus } from '../parts/plan-status.ts';
import { onlineText } from '../parts/plan-venues.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';

/** The programmes for calendar and schedule apps, by event and year, newest first. */
export function planProgrammes(context: PlanContext): readonly PlannedProgramme[] {
  return context.site.events.flatMap((event) =>
    editionsWithProgramme(context, event).map((edition) => planProgramme(context, event, edition)),
  );
}

function planProgramme(context: PlanContext, event: SiteEvent, edition: Edition): PlannedProgramme {
  const values = editionValues(context, event, edition);
  const [venue] = edition.venues;
  const isCurrent = edition.year === event.currentYear;
  const folder = editionPath(edition).slice(1);
  return defined({
    event: event.ident,
    year: edition.year,
    title: titleWithStatus(context, edition, plainText(context, edition.hero.title, values)),
    description: plainText(context, event.description, values),
    language: context.language.option,
    timeZone: edition.timeZone,
    url: absolute(context, isCurrent ? event.path : editionPath(edition)),
    baseUrl: context.origin + context.basePath + folder,
    folder,
    host: new URL(context.site.settings.baseUrl).host,
    startsAt: edition.startsAt,
    endsAt: edition.endsAt,
    isCancelled: editionTakesPlace(edition) ? undefined : (true as const),
    ...revision(edition, { ...edition, revision: edition.revision + statusRevision(edition) }, edition.changes),
    color: event.baseColor,
    venue: venue && {
      name: plainText(context, venue.name),
      address: addressOf(venue),
      city: venue.city,
    },
    tracks: unique(edition.days.flatMap((day) => day.tracks)).map(({ title, color = event.baseColor }) => ({
      title: plainText(context, title),
      color,
    })),
    rooms: listedRooms(context, edition),
    days: edition.days.map((day) => planDay(context, { event, edition, day })),
  });
}

/** The rooms of the programme's entries, in order, and the columns that are no rooms. */
function listedRooms(context: PlanContext, { days }: Edition): PlannedProgramme['rooms'] {
  const rooms = unique(days.flatMap((day) => day.rooms));
  const isRoom = new Set(rooms.map(({ ident }) => ident));
  const others = unique(days.flatMap((day) => day.columns)).filter(({ ident }) => !isRoom.has(ident));
  return [
    ...rooms.map(({ name, capacity }) => defined({ name: plainText(context, name), capacity })),
    ...others.map(({ title }) => ({ name: plainText(context, title) })),
  ];
}

function unique<T extends { readonly ident: string }>(items: readonly T[]): readonly T[] {
  return [...grouped(items, ({ ident }) => ident).values()].flatMap(([first]) => first ?? []);
}

interface DayScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly day: EditionDay;
}

function planDay(context: PlanContext, scope: DayScope): ProgrammeDay {
  const { day } = scope;
  const idents = entryIdents(day);
  const items = day.programme.map((placed, index): ProgrammeItem => {
    const { track, room } = placed.entry;
    const item = facts(context, scope, placed);
    const join = joinAddress(scope.edition, placed.entry);
    const place = room?.name ?? (placed.column === undefined ? undefined : track?.title);
    return defined({
      ident: idents[index] as string,
      startsAt: placed.startsAt,
      endsAt: placed.endsAt,
      track: track && plainText(context, track.title),
      room: place && plainText(context, place),
      location: locationOf(context, scope, placed),
      join,
      ...item,
      links: [...item.links, ...(isOnline(room) && join ? [{ title: context.t('event:mode.online'), url: join }] : [])],
      feedbackUrl: feedbackAddress(context, scope.edition, { entry: placed.entry, url: item.url }),
      ...revised(scope.edition, { placed, item }),
    });
  });
  return { date: day.date, startsAt: day.startsAt, endsAt: day.endsAt, items };
}

/** Where an entry takes place, for the location in calendars; undefined if content does not say. */
function locationOf(
  context: PlanContext,
  { edition, day }: DayScope,
  placed: Placed<ProgrammeEntry>,
): string | undefined {
  const { track, room } = placed.entry;
  const name = room?.name ?? (placed.column === undefined ? undefined : track?.title);
  const venue = venueOf(edition, { day, room });
  const mode = entryMode(edition, placed.entry);
  const place = venue && `${plainText(context, venue.name)}, ${addressOf(venue)}`;
  const parts = [name && plainText(context, name), mode === 'onsite' ? place : onlineText(context, mode, place)];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}

function addressOf({ street, postalCode, city }: Venue): string {
  return `${street}, ${postalCode} ${city}`;
}

/** Where visitors judge an entry: at another site, or where the site shows it. Undefined for one that nobody judges. */
function feedbackAddress(
  context: PlanContext,
  edition: Edition,
  { entry, url }: { readonly entry: ProgrammeEntry; readonly url: string },
): string | undefined {
  const judgement = judgementOf(context, edition, entry);
  return judgement?.kind === 'elsewhere' ? judgement.href : judgement && url;
}

/** What calendar apps must know of the changes that touch an entry. */
function revised(
  edition: Edition,
  { placed, item }: { readonly placed: Placed<ProgrammeEntry>; readonly item: Facts },
): Pick<ProgrammeItem, 'isCancelled' | 'revision' | 'updated'> {
  const { state, changes } = outcomeOf(edition, placed.entry);
  const own = { ...item, revision: item.revision + statusRevision(edition) };
  return { ...revision(edition, own, changes), ...(state.kind === 'planned' ? {} : { isCancelled: true }) };
}

/**
 * What the status of an edition adds to the revisions of its entries: more with each step of a conference that is postponed,
 * then moved to new dates, then cancelled. Who goes back a step raises the revision in content.
 */
export function statusRevision({ status }: Edition): number {
  return status === undefined ? 0 : { postponed: 1, moved: 2, cancelled: 3 }[status.kind];
}

/** The number of changes and the day of the last one, besides those that content gives itself. */
function revision(
  { timeZone }: Edition,
  own: { readonly revision: number; readonly updated?: string },
  changes: readonly Change[],
): Pick<ProgrammeItem, 'revision' | 'updated'> {
  const days = changes.map(({ at }) => wallClock(at, timeZone).slice(0, 10));
  const [first, ...others] = [...(own.updated === undefined ? [] : [own.updated]), ...days];
  const updated = first && others.reduce((latest, day) => (day > latest ? day : latest), first);
  return defined({ revision: own.revision + changes.length, updated });
}

type Facts = Omit<
  ProgrammeItem,
  'ident' | 'startsAt' | 'endsAt' | 'track' | 'room' | 'location' | 'join' | 'feedbackUrl'
>;

function facts(context: PlanContext, { event, edition }: DayScope, placed: Placed<ProgrammeEntry>): Facts {
  const { entry } = placed;
  const page = absolute(context, edition.year === event.currentYear ? event.path : editionPath(edition));
  if (entry.kind === 'session') {
    const { session } = entry;
    const text = plainText(context, session.description);
    return defined({
      kind: 'session' as const,
      session: session.ident,
      title: plainText(context, session.title),
      type: session.type,
      language: session.language,
      doNotRecord: session.recorded ? undefined : (true as const),
      topics: session.topics.map(({ title }) => plainText(context, title)),
      summary: plainMarkdown(text),
      text,
      persons: session.speakers.map((speaker) => person(context, event, { edition, speaker })),
      links: linksOf(context, session),
      url:
        indexIn(sessionsWithPage(event, edition), session) >= 0
          ? absolute(context, sessionPath(edition, session))
          : `${page}#${entryAnchor(edition, placed)}`,
      revision: session.revision,
      updated: session.updated ?? edition.updated,
    });
  }
  const text = entry.description === undefined ? '' : plainText(context, entry.description);
  const moderators = entry.kind === 'special' ? entry.moderators : [];
  return defined({
    kind: entry.kind,
    title: plainText(context, entry.title),
    type: entry.kind === 'break' ? entry.pause : entry.special,
    language: entry.kind === 'special' ? entry.language : undefined,
    topics: [],
    summary: plainMarkdown(text),
    text,
    persons: moderators.map((one) =>
      typeof one === 'string' ? { person: slugOf(one), name: one } : person(context, event, { edition, speaker: one }),
    ),
    links: [],
    url: `${page}#${entryAnchor(edition, placed)}`,
    revision: edition.revision,
    updated: edition.updated,
  });
}

/** The material of a session that is not limited to a time, since a file cannot show and hide it. */
function linksOf(context: PlanContext, { assets }: Session): ProgrammeItem['links'] {
  return assets
    .filter(({ kind, from, until }) => kind !== 'stream' && from === undefined && until === undefined)
    .map((asset) => ({
      title: assetTitle(context, asset),
      url: new URL(assetHref(context, asset), context.origin).href,
    }));
}

function person(
  context: PlanContext,
  event: SiteEvent,
  { edition, speaker }: { readonly edition: Edition; readonly speaker: Speaker },
): ProgrammePerson {
  const hasPage = indexIn(speakersWithPage(event, edition), speaker) >= 0;
  return defined({
    person: speaker.person,
    name: fullName(speaker),
    biography: plainMarkdown(plainText(context, speaker.bio)) || undefined,
    url: hasPage ? absolute(context, speakerPath(edition, speaker)) : undefined,
    avatar: hasPage && speaker.image ? portrait(context, speaker.image) : undefined,
  });
}

/** The address of the portrait that the speaker's page shows. */
function portrait(context: PlanContext, image: Image): string {
  return context.origin + picture(context, image, { place: 'small' }).src;
}
