import { defined } from '../model/defined.ts';
import { during } from '../model/timeline.ts';
import { scheduleDay, speakerCard, venueCard } from './plan-cards.ts';
import { aboutBlocks, testimonialsOf } from './plan-edition-parts.ts';
import { planWorkshops } from './plan-form-pages.ts';
import { planForm } from './plan-forms.ts';
import { planHistory } from './plan-history.ts';
import { planNews } from './plan-news.ts';
import { planRating } from './plan-rating.ts';
import { planSponsorLevels } from './plan-sponsors.ts';
import { planTicketSummary } from './plan-ticket-summary.ts';
import { currencyNote, planOffers } from './plan-tickets.ts';
import { programmeCalendarHref } from './programme-links.ts';
import type { SectionBody, SectionScope } from './section-scope.ts';
import { day, href, markup, phrase, shown, type Wording } from './wording.ts';

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
    const days = edition.days.flatMap((one) => scheduleDay(wording, edition, one) ?? []);
    const meals = (['breakfast', 'lunch'] as const).flatMap((meal) => {
      const until = edition.meals[meal];
      return until === undefined ? [] : [{ meal, until }];
    });
    const workshops = planWorkshops(wording, { event, edition });
    const calendar = programmeCalendarHref(wording, edition);
    const hasRatings = days.some(({ rows }) => rows.some(({ rating }) => rating !== undefined));
    const rating = hasRatings ? planRating(wording, { event, edition }) : undefined;
    if (days.length === 0) return undefined;
    const lastEnd = Math.max(...days.flatMap(({ rows }) => rows.map(({ endsAt }) => endsAt)));
    const live = shown(wording, during(null, lastEnd));
    return defined({ kind: 'schedule' as const, days, meals, workshops, calendar, live, rating });
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
