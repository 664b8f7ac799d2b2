import { defined } from '../../domain/defined.ts';
import { closingStatus } from '../../domain/time/edition-status.ts';
import { planForm } from '../forms/plan-forms.ts';
import { href } from '../links/links.ts';
import { day } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';
import { speakerCard } from './plan-cards.ts';
import { aboutBlocks, testimonialsOf } from './plan-edition-parts.ts';
import { planHistory } from './plan-history.ts';
import { planNews } from './plan-news.ts';
import { planScheduleSection } from './plan-schedule.ts';
import { planSponsorLevels } from './plan-sponsors.ts';
import { planTicketSummary } from './plan-ticket-summary.ts';
import { currencyNote, planOffers } from './plan-tickets.ts';
import { venueCard } from './plan-venues.ts';
import type { SectionBody, SectionScope } from './section-scope.ts';

type Planner = (context: PlanContext, scope: SectionScope) => SectionBody | undefined;

/** The content of a section; undefined if it has none. */
export function sectionBody(context: PlanContext, scope: SectionScope): SectionBody | undefined {
  return PLANNERS[scope.kind as keyof typeof PLANNERS]?.(context, scope);
}

const PLANNERS = {
  about: (context, { edition, values }) => ({
    kind: 'about',
    topics: topicsOf(context, edition.topics),
    blocks: aboutBlocks(context, edition, values),
  }),
  topics: (context, { edition }) => {
    const topics = topicsOf(context, edition.topics);
    return topics.length === 0 ? undefined : { kind: 'topics', topics };
  },
  news: (context, { edition, values }) => {
    const items = planNews(context, edition.news, values);
    return items.length === 0 ? undefined : { kind: 'news', items };
  },
  speakers: (context, { edition }) =>
    edition.speakers.length === 0
      ? undefined
      : {
          kind: 'speakers',
          speakers: edition.speakers.map((speaker) => speakerCard(context, edition, speaker)),
        },
  schedule: planScheduleSection,
  venue: (context, { edition, values }) =>
    edition.venues.length === 0
      ? undefined
      : defined({
          kind: 'venue' as const,
          venues: edition.venues.map((venue) => venueCard(context, venue, values)),
          buses: edition.buses && {
            day: day(context, edition.buses.date),
            departures: edition.buses.departures,
            returns: edition.buses.returns,
            text: phrase(context, edition.buses.text, values),
          },
        }),
  tickets: (context, { edition, values }) => {
    const closedBy = closingStatus(edition);
    if (closedBy !== undefined) return { kind: 'tickets', closedBy, offers: [] };
    const offers = planOffers(context, edition, values);
    return offers.length === 0
      ? undefined
      : defined({
          kind: 'tickets' as const,
          summary: planTicketSummary(context, edition, values),
          offers,
          shop: edition.links.tickets && href(context, edition.links.tickets),
          currencyNote: currencyNote(context, values),
        });
  },
  faq: (context, { edition, values }) =>
    edition.faq.length === 0
      ? undefined
      : {
          kind: 'faq',
          entries: edition.faq.map((one) =>
            defined({
              ident: one.ident,
              title: phrase(context, one.title, values),
              short: one.short && phrase(context, one.short, values),
              full: markup(context, one.full, 4, values),
            }),
          ),
        },
  sponsors: (context, { edition }) =>
    edition.sponsors.length === 0
      ? undefined
      : {
          kind: 'sponsors',
          levels: planSponsorLevels(context, edition),
          packages: edition.packages.map((one) => ({ package: one.package, name: one.sponsor.name })),
        },
  newsletter: (context, scope) => ({ kind: 'newsletter', form: planForm(context, 'newsletter', scope) }),
  testimonials: (context, { edition }) =>
    edition.testimonials.length === 0
      ? undefined
      : {
          kind: 'testimonials',
          testimonials: testimonialsOf(context, edition),
        },
  history: (context, { event }) => planHistory(context, event),
} satisfies Readonly<Record<string, Planner>> as Readonly<Record<string, Planner>>;

/** The topics in the page's language, else in the default language, else in any language. */
function topicsOf(context: PlanContext, topics: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const { language, site } = context;
  const lists = [topics[language.option], topics[site.settings.defaultLanguage], ...Object.values(topics)];
  return lists.find((list) => list !== undefined && list.length > 0) ?? [];
}
