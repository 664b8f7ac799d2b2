import { languagePrefix } from '../../domain/language-tag.ts';
import type { Redirect } from '../../domain/page/plan.ts';
import type { Edition, ProsePage, Site, SiteEvent } from '../../domain/site/site.ts';
import type { PlanContext } from '../plan-context.ts';
import { isListed, isSecret } from './publicity.ts';
import {
  contestPaths,
  editionPath,
  hasPage,
  scheduleDayPath,
  schedulePath,
  sessionPath,
  sessionsWithPage,
  speakerPath,
  speakersWithPage,
} from './site-pages.ts';

/** Paths in the default language, without the base path. */
type Move = readonly [from: string, to: string];

/**
 * Redirects to pages that exist in the language: from the current year of an event to the event's page, from schedules that
 * have no page, and from former
 * names of pages, speakers and sessions. An address that is a page is never redirected.
 */
export function planRedirects({ site, basePath, language, t }: PlanContext): readonly Redirect[] {
  const { option } = language;
  const prefix = basePath + languagePrefix(option, site.settings.defaultLanguage);
  const notice = { language: option, title: t('notices:moved.title'), link: t('notices:moved.link') };
  return movesOf(site)
    .filter(([from, to]) => !hasPage(site, from) && hasPage(site, to, option))
    .filter(([from], at, all) => all.findIndex(([other]) => other === from) === at)
    .map(([from, to]) => ({
      from: prefix + from.slice(1),
      to: prefix + to.slice(1),
      notice,
      isListed: isListed(site, from) && isListed(site, to),
    }));
}

function movesOf(site: Site): readonly Move[] {
  return [
    ...site.events.flatMap((event) => yearMoves(site, event)),
    ...site.events.flatMap(scheduleMoves),
    ...pageMoves(site.pages, '/'),
    ...contestMoves(site),
    ...site.events.flatMap((event) => [
      ...pageMoves(event.pages, event.path),
      ...speakerMoves(event),
      ...sessionMoves(event),
    ]),
  ];
}

/** From the address that the current year will have. A secret event at another path would be told by its past years. */
function yearMoves(site: Site, { enabled, ident, currentYear, path }: SiteEvent): readonly Move[] {
  const from = `/${ident}/${currentYear}/`;
  const tells = isSecret(site, path) && !from.startsWith(path);
  return enabled && !tells ? [[from, path]] : [];
}

/** From the page of a schedule that there is not yet, or no longer, and from the pages of days of past years. */
function scheduleMoves(event: SiteEvent): readonly Move[] {
  if (!event.enabled) return [];
  const ofDays = event.editions.flatMap((edition) =>
    edition.days.length < 2
      ? []
      : edition.days.map(({ date }): Move => [scheduleDayPath(event, date), pageOfYear(event, edition)]),
  );
  return [[schedulePath(event), event.path], ...ofDays];
}

function pageOfYear(event: SiteEvent, edition: Edition): string {
  return edition.year === event.currentYear ? event.path : editionPath(edition);
}

function pageMoves(pages: readonly ProsePage[], folder: string): readonly Move[] {
  return pages.flatMap(({ ident, formerSlugs }) =>
    formerSlugs.map((former): Move => [`${folder}${former}/`, `${folder}${ident}/`]),
  );
}

function contestMoves(site: Site): readonly Move[] {
  const former = site.contest?.page.formerSlugs ?? [];
  return contestPaths(site).flatMap((to) => former.map((name): Move => [`/${name}/`, to]));
}

function speakerMoves(event: SiteEvent): readonly Move[] {
  return event.editions.flatMap((edition) =>
    speakersWithPage(event, edition).flatMap((speaker) =>
      speaker.formerSlugs.map((former): Move => [`${editionPath(edition)}${former}/`, speakerPath(edition, speaker)]),
    ),
  );
}

function sessionMoves(event: SiteEvent): readonly Move[] {
  return event.editions.flatMap((edition) =>
    sessionsWithPage(event, edition).flatMap((session) =>
      session.formerSlugs.map(
        (former): Move => [sessionPath(edition, { ident: former }), sessionPath(edition, session)],
      ),
    ),
  );
}
