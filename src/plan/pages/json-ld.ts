import type { FAQPage, Organization, Person, WithContext } from 'schema-dts';
import { plainMarkdown } from '../../content/markdown.ts';
import { defined } from '../../domain/defined.ts';
import { NO_TEXT } from '../../domain/language.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { speakerPath } from '../../domain/paths/addresses.ts';
import type { Edition, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { constant } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { localPath } from '../links/links.ts';
import { picture } from '../media/pictures.ts';
import { siteIcon, squareIcon } from '../media/plan-icons.ts';
import { fullName } from '../parts/plan-cards.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { withoutWindows } from '../text-windows.ts';
import { markup, plainText } from '../texts.ts';

/** Structured data for search engines; that of events is in `event-ld.ts`. */
export type JsonLd = Readonly<Record<string, unknown>>;

export function organizationLd(context: PlanContext): JsonLd {
  const { company, settings } = context.site;
  const icon = siteIcon(context.site);
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
    ...defined({
      description: company.description && plainText(context, company.description),
      logo: icon && context.origin + squareIcon(context, icon),
      taxID: company.registrationNumber,
      vatID: company.vatNumber,
    }),
    sameAs: settings.footer.social.map((one) => one.url),
  };
  return plainLd(ld);
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

export function personLd(context: PlanContext, edition: Edition, speaker: Speaker): JsonLd {
  const position = plainText(context, speaker.position);
  const company = plainText(context, speaker.company ?? NO_TEXT);
  const ld: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: fullName(speaker),
    ...(position === '' ? {} : { jobTitle: position }),
    ...(company === '' ? {} : { worksFor: { '@type': 'Organization', name: company } }),
    ...defined({
      description: summaryOf(plainText(context, speaker.bio)) || undefined,
      image: speaker.image && context.origin + picture(context, speaker.image, { place: 'small' }).src,
    }),
    url: absolute(context, speakerPath(edition, speaker)),
    sameAs: speaker.links.map((link) => link.href),
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

/** The address of the home page in the default language. */
export function siteUrl(context: PlanContext): string {
  return context.origin + context.basePath;
}

/** Structured data without its type, as heads contain it. */
export function plainLd(ld: object): JsonLd {
  return ld as JsonLd;
}

/** The plain text of a Markdown text, cut at a word boundary to at most `length` characters. */
export function summaryOf(source: string, length = 155): string {
  const text = plainMarkdown(source);
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
