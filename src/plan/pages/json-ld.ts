import type { Event as EventLd, FAQPage, Organization, Person, WithContext } from 'schema-dts';
import { plainMarkdown } from '../../content/markdown.ts';
import { defined } from '../../domain/defined.ts';
import { isNeverShown } from '../../domain/shown.ts';
import type { Edition, SiteEvent, Ticket } from '../../domain/site.ts';
import { constant } from '../../domain/timeline.ts';
import { zonedIso } from '../../domain/zone.ts';
import { type Appearance, profileOf } from '../edition-indexes.ts';
import { localPath } from '../links/links.ts';
import { editionPath, speakerPath, speakersWithPage } from '../links/site-pages.ts';
import { picture } from '../media/pictures.ts';
import { fullName } from '../parts/plan-cards.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { withoutWindows } from '../text-windows.ts';
import { markup, plainText } from '../texts.ts';
import { shown } from '../windows.ts';

/**
 * Structured data for search engines. Offers include their validity periods, so they stay correct without a rebuild.
 */
export type JsonLd = Readonly<Record<string, unknown>>;

export function organizationLd(context: PlanContext): JsonLd {
  const { company, settings } = context.site;
  const ld: WithContext<Organization> = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl(context)}#organization`,
    name: settings.organiser,
    legalName: company.name,
    url: company.url,
    email: company.contactEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      postalCode: company.zip,
      addressLocality: company.city,
      addressCountry: company.countryCode,
    },
    ...defined({ taxID: company.registrationNumber, vatID: company.vatNumber }),
    sameAs: settings.footer.social.map((one) => one.url),
  };
  return plainLd(ld);
}

export function eventLd(context: PlanContext, event: SiteEvent, edition: Edition): JsonLd {
  const zone = context.site.settings.timeZone;
  const values = editionValues(context, event, edition);
  const [venue] = edition.venues;
  const ld: WithContext<EventLd> = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: plainText(context, edition.hero.title, values),
    inLanguage: context.language.locale,
    ...defined({ identifier: edition.shopEvent }),
    description: plainText(context, event.description, values),
    url: absolute(context, edition.year === event.currentYear ? event.path : editionPath(edition)),
    startDate: zonedIso(edition.startsAt, zone),
    endDate: zonedIso(edition.endsAt, zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: context.site.company.name, url: siteUrl(context) },
    image: [context.origin + picture(context, event.logos.full, { place: 'small' }).src],
    ...(venue === undefined
      ? {}
      : {
          location: {
            '@type': 'Place' as const,
            name: plainText(context, venue.name),
            address: {
              '@type': 'PostalAddress' as const,
              streetAddress: venue.street,
              postalCode: venue.postalCode,
              addressLocality: venue.city,
              addressCountry: venue.countryShort,
            },
            ...(venue.location === undefined ? {} : { geo: { '@type': 'GeoCoordinates' as const, ...venue.location } }),
          },
        }),
    offers: edition.tickets
      .filter((ticket) => !isNeverShown(shown(context, ticket.shown)))
      .map((ticket) => offerLd(context, edition, ticket)),
    performer: speakersWithPage(event, edition).map((speaker) => ({
      '@type': 'Person' as const,
      name: fullName(speaker),
      url: absolute(context, speakerPath(edition, speaker)),
    })),
  };
  return plainLd(ld);
}

function offerLd(context: PlanContext, edition: Edition, ticket: Ticket) {
  const zone = context.site.settings.timeZone;
  return defined({
    '@type': 'Offer' as const,
    name: plainText(context, ticket.title),
    sku: edition.shopEvent && ticket.category && `${edition.shopEvent}/${ticket.category}`,
    category: ticket.category,
    price: ticket.price,
    priceCurrency: context.language.currency,
    url: edition.links.tickets,
    availability: ticket.states.some(({ value }) => value !== 'unavailable')
      ? ('https://schema.org/InStock' as const)
      : ('https://schema.org/SoldOut' as const),
    validFrom: ticket.from === null ? undefined : zonedIso(ticket.from, zone),
    validThrough: ticket.until === null ? undefined : zonedIso(ticket.until, zone),
    priceValidUntil: ticket.until === null ? undefined : zonedIso(ticket.until - 1, zone).slice(0, 10),
  });
}

export function faqLd(context: PlanContext, event: SiteEvent, edition: Edition): readonly JsonLd[] {
  const isOver = isNeverShown(shown(context, edition.sections.faq ?? constant(false)));
  if (edition.faq.length === 0 || isOver) return [];
  const values = editionValues(context, event, edition);
  const ld: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: edition.faq.map((one) => ({
      '@type': 'Question' as const,
      name: plainText(context, one.title, values),
      acceptedAnswer: { '@type': 'Answer' as const, text: withoutWindows(markup(context, one.full, 4, values).html) },
    })),
  };
  return [plainLd(ld)];
}

export function personLd(context: PlanContext, { event, edition, speaker }: Appearance): JsonLd {
  const position = plainText(context, speaker.position);
  const ld: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: fullName(speaker),
    ...(position === '' ? {} : { jobTitle: position }),
    url: absolute(context, speakerPath(edition, speaker)),
    sameAs: profileOf({ event, edition, speaker }).links.map((link) => link.href),
  };
  return plainLd(ld);
}

/** The breadcrumb from the home page; the last step is the page itself. */
export function breadcrumbLd(
  context: PlanContext,
  steps: readonly { readonly name: string; readonly path: string }[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(context, path),
    })),
  };
}

/** The full address of a page of the site in the context's language. */
export function absolute(context: PlanContext, path: string): string {
  return context.origin + context.basePath + localPath(context, path).slice(1);
}

function siteUrl(context: PlanContext): string {
  return context.origin + context.basePath;
}

function plainLd(ld: object): JsonLd {
  return ld as JsonLd;
}

/** The plain text of a Markdown text, cut at a word boundary to at most `length` characters. */
export function summaryOf(source: string, length = 155): string {
  const text = plainMarkdown(source);
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
