import { defined } from '../domain/defined.ts';
import { hackathonClock } from '../domain/programme/hackathon-clock.ts';
import { defaultMode } from '../domain/programme/mode.ts';
import { editionRooms } from '../domain/programme/rooms.ts';
import type { EditionRecord, EventRecord, SiteRecord } from '../domain/site/content-types.ts';
import { type SectionKind, sectionVisibilities } from '../domain/site/section-kinds.ts';
import type { AboutBlock, Edition, ExtraText, Hackathon, Vat } from '../domain/site/site.ts';
import { salesKinds, salesWindow } from '../domain/site/ticket-sales.ts';
import { type EditionStatus, editionTakesPlace } from '../domain/time/edition-status.ts';
import { type Phase, phaseTimeline } from '../domain/time/phase.ts';
import { constant, type Instant } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import { modelButtons } from './model-buttons.ts';
import { modelChanges } from './model-changes.ts';
import { film, image, instant, type ModelContext, modelledOne, period } from './model-context.ts';
import { limitTicketSales, modelDateLimits } from './model-date-limits.ts';
import { modelMeals } from './model-meals.ts';
import { modelRooms, modelSponsors, modelVenues } from './model-places.ts';
import { modelDays } from './model-programme.ts';
import { modelFaq, modelNews, modelTestimonials } from './model-prose.ts';
import { modelSessions, modelSpeakers } from './model-speakers.ts';
import { modelSurvey } from './model-survey.ts';
import { modelTickets } from './model-tickets.ts';
import { limitItems, menuWindows, sectionWindows, windowsOf } from './model-windows.ts';

export interface EventScope {
  readonly event: string;
  readonly year: number;
  readonly data: Merged<EventRecord>;
}

/** Site-wide data that editions use. */
export interface SharedInput {
  readonly site: Merged<SiteRecord>;
  readonly vat: Vat;
}

/** Models an edition. Keys that its own file does not have are taken from its event. */
export function modelEdition(context: ModelContext, shared: SharedInput, scope: EventScope): Edition {
  const { event, year } = scope;
  const data = modelledOne(context, 'edition', { event, year });
  const startsAt = instant(data.startDateTime, 'moment', context.zone);
  const endsAt = instant(data.endDateTime, 'moment', context.zone);
  const status = data.status && editionStatus(context, data);
  const isHeld = editionTakesPlace(defined({ status }));
  const phases = isHeld ? phaseTimeline(startsAt, endsAt) : constant<Phase>('before');
  const speakers = modelSpeakers(context, scope);
  const { defaults } = shared.site;
  const sessions = modelSessions(context, scope, {
    speakers,
    topics: data.topics ?? scope.data.topics ?? [],
    defaults,
  });
  const venues = modelVenues(context, [...data.days.map((day) => day.venue ?? data.venue), data.venue]);
  const rooms = modelRooms(context, data.rooms);
  const days = modelDays(context, {
    ...scope,
    edition: data,
    defaults,
    speakers,
    sessions,
    venues,
    ownRooms: rooms,
  });
  const changes = modelChanges(context, { event, year, sessions, days, rooms: editionRooms({ venues, rooms }) });
  const programme = { sessions, days, changes };
  const options = { ...scope.data.options, ...data.options };
  const hasWorkshopRegistration = options.enableWorkshopRegistration ?? false;
  const limits = modelDateLimits(context, data, { isHeld, endsAt, programme });
  const links = { ...scope.data.externalLinks, ...data.externalLinks };
  const open = salesWindow(defined({ status, endsAt }), limits['ticketSales']?.window);
  const tickets = modelTickets(context, { event, year, sales: open, days }, shared.vat);
  const sales = salesKinds(tickets, open);
  const dateLimits = limitTicketSales(limits, sales);
  const topics = (data.topicsTags ?? scope.data.topicsTags ?? {}) as Edition['topics'];
  const topicNames = Object.values(topics).flatMap((names) => names ?? []);
  const records = {
    speakers,
    schedule: days.flatMap((day) => day.programme),
    tickets,
    faq: modelFaq(context, scope),
    news: modelNews(context, scope),
    testimonials: modelTestimonials(context, scope),
    venue: venues,
    ...modelSponsors(context, data),
  };
  const sections = sectionWindows(windowsOf(sectionVisibilities(scope.data.sections, data.sections), phases), {
    ...records,
    about: [...data.about, ...topicNames],
    topics: topicNames,
    history: Object.entries(scope.data.years).filter(([one, held]) => held === true && Number(one) < year),
  });
  return defined({
    event,
    year,
    revision: data.revision ?? 0,
    updated: data.updated,
    timeZone: context.zone,
    startsAt,
    endsAt,
    status,
    phases,
    dateLimits,
    speakers,
    sessions,
    days,
    changes,
    mode: data.mode ?? defaultMode({ sessions, days, venues, rooms }),
    statedMode: data.mode,
    venues,
    rooms,
    hero: defined({
      title: data.hero.title,
      texts: heroTexts(data.hero),
      background: data.hero.background && image(context, data.hero.background),
      introImage: data.hero.introImage && image(context, data.hero.introImage),
      videos: data.hero.videos && {
        small: film(context, data.hero.videos.small),
        medium: film(context, data.hero.videos.medium),
        large: film(context, data.hero.videos.large),
      },
    }),
    about: data.about.map((block) => aboutBlock(context, block)),
    sections,
    menu: menuWindows(windowsOf({ ...scope.data.menuItems, ...data.menuItems }, phases), sections),
    buttons: modelButtons(
      { ...scope.data.buttons, ...data.buttons },
      {
        forced: data.forcedButtons ?? scope.data.forcedButtons ?? [],
        phases,
        dateLimits,
        sections,
        tickets: { sales, shop: links.tickets, path: scope.data.baseUrl },
      },
    ),
    links,
    externalForms: { ...scope.data.externalForms, ...data.externalForms },
    feedbackUrl: data.feedbackUrl,
    topics,
    tickets,
    sales,
    faq: records.faq,
    news: limitItems(records.news, () => sections.news),
    testimonials: records.testimonials,
    sponsors: records.sponsors,
    packages: records.packages,
    extraTexts: limitItems(extraTexts(context, data), (text) => sections[text.location as SectionKind]),
    meals: modelMeals(context, data.meals, programme),
    buses: data.buses,
    hasWorkshopRegistration,
    survey: modelSurvey(context, scope),
    shopEvent: options.entrioEventID,
    team: defined({
      minimum: options.teamMinimum,
      maximum: options.teamMaximum,
      maxTeams: options.maxTeams,
      isLimited: options.limitTeamsNumber ?? false,
    }),
    hackathon: data.hackathon && hackathon(context, data.hackathon, startsAt),
    history: data.history && {
      summary: data.history.summary,
      numbers: data.history.numbers,
      gallery: data.history.gallery.map((picture) => image(context, picture)),
    },
  }) as Edition;
}

function editionStatus(
  { zone }: ModelContext,
  { status, statusText, previousStartDate }: Merged<EditionRecord>,
): EditionStatus {
  return defined({
    kind: status,
    text: statusText,
    previousStartsAt: previousStartDate === undefined ? undefined : instant(previousStartDate, 'start', zone),
  }) as EditionStatus;
}

function heroTexts({
  text,
  textActive = text,
  textAfter = text,
}: Merged<EditionRecord>['hero']): Edition['hero']['texts'] {
  return { before: text, active: textActive, after: textAfter };
}

function hackathon(
  { zone }: ModelContext,
  { durationHours, prizes, timer = {} }: NonNullable<Merged<EditionRecord>['hackathon']>,
  startsAt: Instant,
): Hackathon {
  const begins = timer.startDateTime === undefined ? startsAt : instant(timer.startDateTime, 'moment', zone);
  return { durationHours, prizes, clock: hackathonClock(begins, { durationHours, ...timer }) };
}

function extraTexts(context: ModelContext, data: Merged<EditionRecord>): readonly ExtraText[] {
  return (data.extraContent ?? []).map(({ ident, location, title, text, from, to }) =>
    defined({ ident, location, title, text, window: period(from, to, context.zone).window }),
  );
}

function aboutBlock(context: ModelContext, block: Merged<EditionRecord>['about'][number]): AboutBlock {
  if (block.text !== undefined) return { kind: 'text', text: block.text };
  if (block.image !== undefined) return { kind: 'image', image: image(context, block.image) };
  return { kind: 'gallery', images: (block.gallery ?? []).map((picture) => image(context, picture)) };
}
