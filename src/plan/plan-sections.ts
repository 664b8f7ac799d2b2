import { defined } from '../model/defined.ts';
import { formatNumber } from '../model/money.ts';
import type { EventSection, Testimonial } from '../model/page.ts';
import type { AboutBlock, Edition } from '../model/site.ts';
import { keepPart } from './keep-part.ts';
import { scheduleDay, speakerCard, venueCard } from './plan-cards.ts';
import type { SectionScope } from './plan-event-page.ts';
import { planWorkshops } from './plan-form-pages.ts';
import { planForm } from './plan-forms.ts';
import { planHistory } from './plan-history.ts';
import { planNews } from './plan-news.ts';
import { planRating } from './plan-rating.ts';
import { planSponsorLevels } from './plan-sponsors.ts';
import { planTicketSummary } from './plan-ticket-summary.ts';
import { currencyNote, planOffers } from './plan-tickets.ts';
import { programmeCalendarHref } from './programme-links.ts';
import { day, href, markup, phrase, picture, type Values, type Wording } from './wording.ts';

/** A section without its window. */
export type SectionBody = EventSection extends infer S
  ? S extends EventSection
    ? Omit<S, 'shown' | 'extra'>
    : never
  : never;

type Planner = (wording: Wording, scope: SectionScope) => SectionBody | undefined;

/** The content of a section; undefined where there is none to show. */
export function sectionBody(wording: Wording, scope: SectionScope): SectionBody | undefined {
  return PLANNERS[scope.kind as keyof typeof PLANNERS]?.(wording, scope);
}

const PLANNERS = {
  about: (wording, { edition, values }) => ({
    kind: 'about',
    topics: topicsOf(wording, edition.topics),
    blocks: aboutBlocks(wording, edition, values),
  }),
  topics: (wording, { edition }) => {
    const topics = topicsOf(wording, edition.topics);
    return topics.length === 0 ? undefined : { kind: 'topics', topics };
  },
  news: (wording, { edition, values }) => {
    const items = planNews(wording, edition.news, values);
    return items.length === 0 ? undefined : { kind: 'news', items };
  },
  speakers: (wording, { edition }) =>
    edition.speakers.length === 0
      ? undefined
      : {
          kind: 'speakers',
          speakers: edition.speakers.map((speaker) => speakerCard(wording, edition, speaker)),
        },
  schedule: (wording, { event, edition }) => {
    const days = keepPart(wording, {
      name: 'days',
      of: [edition],
      make: () => edition.days.flatMap((one) => scheduleDay(wording, edition, one) ?? []),
    });
    const meals = (['breakfast', 'lunch'] as const).flatMap((meal) => {
      const until = edition.meals[meal];
      return until === undefined ? [] : [{ meal, until }];
    });
    const workshops = planWorkshops(wording, { event, edition });
    const calendar = programmeCalendarHref(wording, edition);
    const hasRatings = days.some(({ rows }) => rows.some(({ rating }) => rating !== undefined));
    const rating = hasRatings ? planRating(wording, { event, edition }) : undefined;
    if (days.length === 0) return undefined;
    return defined({ kind: 'schedule' as const, days, meals, workshops, calendar, rating });
  },
  venue: (wording, { edition, values }) =>
    edition.venues.length === 0
      ? undefined
      : defined({
          kind: 'venue' as const,
          venues: edition.venues.map((venue) => venueCard(wording, venue, values)),
          buses: edition.buses && {
            day: day(wording, edition.buses.date),
            departures: edition.buses.departures,
            returns: edition.buses.returns,
            text: phrase(wording, edition.buses.text, values),
          },
        }),
  tickets: (wording, { edition, values }) => {
    const offers = planOffers(wording, edition, values);
    return offers.length === 0
      ? undefined
      : defined({
          kind: 'tickets' as const,
          summary: planTicketSummary(wording, edition, values),
          offers,
          shop: edition.links.tickets && href(wording, edition.links.tickets),
          currencyNote: currencyNote(wording, values),
        });
  },
  faq: (wording, { edition, values }) =>
    edition.faq.length === 0
      ? undefined
      : {
          kind: 'faq',
          entries: edition.faq.map((one) =>
            defined({
              ident: one.ident,
              title: phrase(wording, one.title, values),
              short: one.short && phrase(wording, one.short, values),
              full: markup(wording, one.full, 4, values),
            }),
          ),
        },
  sponsors: (wording, { edition }) =>
    edition.sponsors.length === 0
      ? undefined
      : {
          kind: 'sponsors',
          levels: planSponsorLevels(wording, edition),
          packages: edition.packages.map((one) => ({ package: one.package, name: one.sponsor.name })),
        },
  newsletter: (wording, scope) => ({ kind: 'newsletter', form: planForm(wording, 'newsletter', scope) }),
  testimonials: (wording, { edition }) =>
    edition.testimonials.length === 0
      ? undefined
      : {
          kind: 'testimonials',
          testimonials: testimonialsOf(wording, edition),
        },
  history: (wording, { event, edition }) => planHistory(wording, event, edition),
} satisfies Readonly<Record<string, Planner>> as Readonly<Record<string, Planner>>;

/** The topics in the page's language, else in the default one, else in any. */
function topicsOf(wording: Wording, topics: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const { language, site } = wording;
  const lists = [topics[language.option], topics[site.settings.defaultLanguage], ...Object.values(topics)];
  return lists.find((list) => list !== undefined && list.length > 0) ?? [];
}

/** The blocks that tell what an edition is about. */
export function aboutBlocks(wording: Wording, edition: Edition, values: Values) {
  return edition.about.map((block) => aboutBlock(wording, block, values));
}

function aboutBlock(wording: Wording, block: AboutBlock, values: Values) {
  if (block.kind === 'text') return { kind: 'text' as const, text: markup(wording, block.text, 3, values) };
  if (block.kind === 'image') return { kind: 'image' as const, image: picture(wording, block.image, values) };
  return { kind: 'gallery' as const, images: block.images.map((image) => picture(wording, image, values)) };
}

/** What was said about an edition. */
export function testimonialsOf(wording: Wording, edition: Edition): readonly Testimonial[] {
  return edition.testimonials.map((one) => ({
    ident: one.ident,
    speaker: one.speaker,
    name: one.name,
    description: phrase(wording, one.description),
    text: phrase(wording, one.text),
  }));
}

/** Numbers of an edition's history in the language's writing. */
export function numbersOf(
  wording: Wording,
  numbers: readonly { readonly value: number; readonly title: Readonly<Record<string, string>> }[],
  values: Values,
) {
  return numbers.map(({ value, title }) => ({
    value: formatNumber(value, wording.language),
    title: phrase(wording, title, values),
  }));
}
