import type { SearchEdition, SearchPage } from '../../domain/page/page.ts';
import { searchIndexPath } from '../../domain/page/search-index.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { editionPath, SEARCH_PAGE, schedulePath } from '../../domain/paths/addresses.ts';
import { currentEdition, pastEditions, scheduledDays } from '../../domain/paths/page-owners.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { constant } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { pageHref } from '../links/links.ts';
import { isListed, isPublic } from '../links/publicity.ts';
import { pastSections } from '../parts/past-sections.ts';
import { datesOf, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';
import { type Draft, draft } from './page-draft.ts';

/** The search page. Search engines do not index it, but devices cache it. */
export function searchDraft(context: PlanContext): Draft {
  return draft(context, SEARCH_PAGE, {
    template: 'search',
    title: context.t('common:search.title'),
    description: context.t('common:search.description'),
    indexed: false,
    isCachedOffline: true,
    content: planSearchPage(context),
  });
}

function planSearchPage(context: PlanContext): SearchPage {
  const { site, basePath, language } = context;
  const editions = site.events.flatMap((event) =>
    listedEditions(context, event).map((edition) => ({ event, edition })),
  );
  const years = [...new Set(editions.map(({ edition }) => edition.year))].sort((a, b) => b - a);
  const values = siteValues(context);
  return {
    href: pageHref(context, SEARCH_PAGE),
    index: basePath + searchIndexPath(language.option),
    years: years.map((year) => ({
      year,
      editions: editions
        .filter(({ edition }) => edition.year === year)
        .map(({ event, edition }) => planEdition(context, event, edition)),
    })),
    pages: site.pages
      .filter(({ ident }) => isListed(site, `/${ident}/`))
      .map((page) => ({
        title: plainText(context, page.title, values),
        href: pageHref(context, `/${page.ident}/`),
      })),
  };
}

/** The current edition of an event that the site shows, and its past editions if the site shows those. */
function listedEditions({ site }: PlanContext, event: SiteEvent): readonly Edition[] {
  const current = isPublic(site, event) ? currentEdition(event) : undefined;
  return [...(current === undefined ? [] : [current]), ...(event.visibleInHistory ? pastEditions(event) : [])];
}

function planEdition(context: PlanContext, event: SiteEvent, edition: Edition): SearchEdition {
  const isPast = edition.year < event.currentYear;
  return {
    event: event.ident,
    title: phrase(context, event.title),
    href: pageHref(context, isPast ? editionPath(edition) : event.path),
    when: datesOf(context, edition),
    parts: isPast ? pastParts(context, edition) : currentParts(context, event, edition),
  };
}

function pastParts(context: PlanContext, edition: Edition): SearchEdition['parts'] {
  const page = pageHref(context, editionPath(edition));
  return pastSections(edition).flatMap((kind) =>
    kind === 'schedule' || kind === 'speakers'
      ? [{ kind, href: `${page}#${kind}`, shown: shown(context, constant(true)) }]
      : [],
  );
}

function currentParts(context: PlanContext, event: SiteEvent, edition: Edition): SearchEdition['parts'] {
  const speakers = edition.speakers.some(({ placeholder }) => !placeholder) ? edition.sections.speakers : undefined;
  const parts: SearchEdition['parts'] = [
    {
      kind: 'speakers',
      href: `${pageHref(context, event.path)}#speakers`,
      shown: shown(context, speakers ?? constant(false)),
    },
    {
      kind: 'schedule',
      href: pageHref(context, schedulePath(event)),
      shown: shown(context, constant(scheduledDays(event).length > 0)),
    },
  ];
  return parts.filter((part) => !isNeverShown(part.shown));
}
