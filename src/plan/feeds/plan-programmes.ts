import { plainMarkdown } from '../../content/markdown.ts';
import { defined } from '../../domain/defined.ts';
import type { PlannedProgramme, ProgrammeDay, ProgrammeItem, ProgrammePerson } from '../../domain/programme.ts';
import type { Placed } from '../../domain/schedule.ts';
import type { Edition, EditionDay, ProgrammeEntry, Session, SiteEvent, Speaker } from '../../domain/site.ts';
import { slugOf } from '../../domain/slug.ts';
import { indexIn, profileOf } from '../edition-indexes.ts';
import { editionsWithProgramme } from '../links/programme-links.ts';
import { editionPath, sessionPath, sessionsWithPage, speakerPath, speakersWithPage } from '../links/site-pages.ts';
import { absolute } from '../pages/json-ld.ts';
import { entryIdents } from '../parts/entry-idents.ts';
import { assetHref, assetTitle } from '../parts/plan-assets.ts';
import { entryAnchor, fullName } from '../parts/plan-cards.ts';
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
    title: plainText(context, edition.hero.title, values),
    description: plainText(context, event.description, values),
    language: context.language.option,
    timeZone: context.site.settings.timeZone,
    url: absolute(context, isCurrent ? event.path : editionPath(edition)),
    baseUrl: context.origin + context.basePath + folder,
    folder,
    host: new URL(context.site.settings.baseUrl).host,
    startsAt: edition.startsAt,
    endsAt: edition.endsAt,
    revision: edition.revision,
    updated: edition.updated,
    color: event.baseColor,
    venue: venue && {
      name: plainText(context, venue.name),
      address: `${venue.street}, ${venue.postalCode} ${venue.city}`,
      city: venue.city,
    },
    tracks: unique(edition.days.flatMap((day) => day.tracks)).map(({ title, color = event.baseColor }) => ({
      title: plainText(context, title),
      color,
    })),
    rooms: roomsOf(context, edition),
    days: edition.days.map((day) => planDay(context, { event, edition, day })),
  });
}

/** The rooms of the programme's entries, in order, and the columns that are no rooms. */
function roomsOf(context: PlanContext, { days }: Edition): PlannedProgramme['rooms'] {
  const rooms = unique(days.flatMap((day) => day.rooms));
  const isRoom = new Set(rooms.map(({ ident }) => ident));
  const others = unique(days.flatMap((day) => day.columns)).filter(({ ident }) => !isRoom.has(ident));
  return [
    ...rooms.map(({ name, capacity }) => defined({ name: plainText(context, name), capacity })),
    ...others.map(({ title }) => ({ name: plainText(context, title) })),
  ];
}

function unique<T extends { readonly ident: string }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.ident, item])).values()];
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
    const place = room?.name ?? (placed.column === undefined ? undefined : track?.title);
    return defined({
      ident: idents[index] as string,
      startsAt: placed.startsAt,
      endsAt: placed.endsAt,
      track: track && plainText(context, track.title),
      room: place && plainText(context, place),
      ...facts(context, scope, placed),
    });
  });
  return { date: day.date, startsAt: day.startsAt, endsAt: day.endsAt, items };
}

type Facts = Omit<ProgrammeItem, 'ident' | 'startsAt' | 'endsAt' | 'track' | 'room'>;

function facts(context: PlanContext, { event, edition }: DayScope, placed: Placed<ProgrammeEntry>): Facts {
  const { entry } = placed;
  const page = absolute(context, edition.year === event.currentYear ? event.path : editionPath(edition));
  if (entry.kind === 'session') {
    const { session } = entry;
    const text = plainText(context, session.description);
    return defined({
      kind: 'session' as const,
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
          : `${page}#${entryAnchor(context, placed)}`,
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
    url: `${page}#${entryAnchor(context, placed)}`,
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
    biography: plainMarkdown(plainText(context, profileOf({ event, edition, speaker }).bio)) || undefined,
    url: hasPage ? absolute(context, speakerPath(edition, speaker)) : undefined,
  });
}
