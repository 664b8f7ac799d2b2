import type { EditionRecord, EventRecord } from '../model/content-types.ts';
import { defined } from '../model/defined.ts';
import { type Phase, phaseTimeline, type Visibility, visibilityWindow } from '../model/phase.ts';
import type { AboutBlock, Edition, News, SectionKind, Ticket } from '../model/site.ts';
import { and, constant, or, type Timeline, type Window } from '../model/timeline.ts';
import type { Merged } from './merged.ts';
import { modelButtons } from './model-buttons.ts';
import type { SiteWide } from './model-event.ts';
import { modelSponsors, modelVenues } from './model-places.ts';
import { modelDays } from './model-programme.ts';
import { modelFaq, modelNews, modelTestimonials } from './model-prose.ts';
import { modelSessions, modelSpeakers } from './model-speakers.ts';
import { modelTickets } from './model-tickets.ts';
import { image, instant, type Modelling, modelledOne, period } from './modelling.ts';

export interface EditionOf {
  readonly event: string;
  readonly year: number;
  readonly data: Merged<EventRecord>;
}

/** One edition; what its own file does not say is taken from its event, key by key. */
export function modelEdition(modelling: Modelling, wide: SiteWide, of: EditionOf): Edition {
  const { event, year } = of;
  const data = modelledOne<EditionRecord>(modelling, 'edition', { event, year });
  const startsAt = instant(data.startDateTime, 'moment', modelling.zone);
  const endsAt = instant(data.endDateTime, 'moment', modelling.zone);
  const phases = phaseTimeline(startsAt, endsAt);
  const dateLimits = Object.fromEntries(
    Object.entries(data.dateLimits).map(([name, limit]) => [name, period(limit.from, limit.to, modelling.zone)]),
  );
  const speakers = modelSpeakers(modelling, of);
  const sessions = modelSessions(modelling, of, speakers);
  const days = modelDays(modelling, { ...of, edition: data, defaults: wide.site.defaults, speakers, sessions });
  const records = {
    speakers,
    schedule: days.flatMap((day) => day.programme),
    tickets: modelTickets(modelling, of, wide.vat),
    faq: modelFaq(modelling, of),
    news: modelNews(modelling, of),
    testimonials: modelTestimonials(modelling, of),
    venue: modelVenues(modelling, [...data.days.map((day) => day.venue ?? data.venue), data.venue]),
    ...modelSponsors(modelling, data),
  };
  const sections = sectionWindows(windows({ ...of.data.sections, ...data.sections }, phases), records);
  const options = { ...of.data.options, ...data.options };
  return defined({
    event,
    year,
    startsAt,
    endsAt,
    phases,
    dateLimits,
    speakers,
    sessions,
    days,
    venues: records.venue,
    hero: defined({
      title: data.hero.title,
      text: data.hero.text,
      background: data.hero.background && image(modelling, data.hero.background),
      introImage: data.hero.introImage && image(modelling, data.hero.introImage),
    }),
    about: data.about.map((block) => aboutBlock(modelling, block)),
    sections,
    menu: menuWindows(windows({ ...of.data.menuItems, ...data.menuItems }, phases), sections),
    buttons: modelButtons(
      { ...of.data.buttons, ...data.buttons },
      {
        forced: data.forcedButtons ?? of.data.forcedButtons ?? [],
        phases,
        dateLimits,
      },
    ),
    links: { ...of.data.externalLinks, ...data.externalLinks },
    topics: (data.topicsTags ?? of.data.topicsTags ?? {}) as Readonly<Record<string, readonly string[]>>,
    tickets: records.tickets,
    faq: records.faq,
    news: records.news,
    testimonials: records.testimonials,
    sponsors: records.sponsors,
    packages: records.packages,
    extraTexts: (data.extraContent ?? []).map((extra) =>
      defined({
        ident: extra.ident,
        location: extra.location,
        title: extra.title,
        text: extra.text,
        window: period(extra.from, extra.to, modelling.zone).window,
      }),
    ),
    meals: defined({ breakfast: data.meals?.breakfast?.until, lunch: data.meals?.lunch?.until }),
    buses: data.buses,
    team: defined({ minimum: options.teamMinimum, maximum: options.teamMaximum, maxTeams: options.maxTeams }),
    hackathon: data.hackathon,
    history: data.history && {
      summary: data.history.summary,
      numbers: data.history.numbers,
      gallery: data.history.gallery.map((picture) => image(modelling, picture)),
    },
  }) as Edition;
}

type Windows = Readonly<Partial<Record<SectionKind, Window>>>;

/** A section shows while it has something to show: the union of what is in it bounds its own window. */
function sectionWindows(
  own: Windows,
  records: Readonly<Record<'news', readonly News[]>> &
    Readonly<Record<'tickets', readonly Ticket[]>> &
    Readonly<Record<'speakers' | 'schedule' | 'faq' | 'testimonials' | 'venue' | 'sponsors', readonly unknown[]>>,
): Windows {
  const contents: Windows = {
    news: or(...records.news.map((item) => item.window)),
    tickets: or(...records.tickets.map((ticket) => ticket.shown)),
    ...Object.fromEntries(
      (['speakers', 'schedule', 'faq', 'testimonials', 'venue', 'sponsors'] as const).map((kind) => [
        kind,
        constant(records[kind].length > 0),
      ]),
    ),
  };
  return mapWindows(own, (window, kind) => and(window, contents[kind] ?? constant(true)));
}

/** A menu names a section only while that shows. */
function menuWindows(own: Windows, sections: Windows): Windows {
  return mapWindows(own, (window, kind) => and(window, sections[kind] ?? constant(false)));
}

function mapWindows(own: Windows, change: (window: Window, kind: SectionKind) => Window): Windows {
  return Object.fromEntries(Object.entries(own).map(([kind, window]) => [kind, change(window, kind as SectionKind)]));
}

function windows(visibilities: Readonly<Partial<Record<string, unknown>>>, phases: Timeline<Phase>): Windows {
  return Object.fromEntries(
    Object.entries(visibilities).map(([name, visibility]) => [
      name,
      visibilityWindow(visibility as Visibility, phases),
    ]),
  );
}

function aboutBlock(modelling: Modelling, block: Merged<EditionRecord>['about'][number]): AboutBlock {
  if (block.text !== undefined) return { kind: 'text', text: block.text };
  if (block.image !== undefined) return { kind: 'image', image: image(modelling, block.image) };
  return { kind: 'gallery', images: (block.gallery ?? []).map((picture) => image(modelling, picture)) };
}
