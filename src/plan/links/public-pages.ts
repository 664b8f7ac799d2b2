import { memoize } from '../../domain/memoize.ts';
import { changesPath, DEV_PAGES, editionPath } from '../../domain/paths/addresses.ts';
import {
  eventPages,
  ownPages,
  type PageEntries,
  programmePages,
  screenPages,
  surveyPages,
} from '../../domain/paths/existing-pages.ts';
import { currentEdition, hasChanges, hasProgrammePages, hasSurvey } from '../../domain/paths/page-owners.ts';
import type { Edition, Site, SiteEvent } from '../../domain/site/site.ts';
import { isSecret } from './publicity.ts';
import { screenRooms } from './screen-rooms.ts';

/** The pages of a site, without those that only secret events would have. All links are checked against these. */

/** The main event with its current edition, which pages of the whole site are about. */
export function productScope(site: Site): { readonly event: SiteEvent; readonly edition: Edition } | undefined {
  const event = site.events.find((one) => one.ident === site.settings.product);
  const edition = event && currentEdition(event);
  return event && edition && { event, edition };
}

/** Whether an edition has a page of its changes: there are some, and its event is enabled and not secret. */
export function hasChangesPage(site: Site, event: SiteEvent, edition: Edition): boolean {
  return hasChanges(event, edition) && !isSecret(site, changesPath(edition));
}

/** Whether the site has several languages. */
export function isMultilingual({ languages }: Site): boolean {
  return languages.length > 1;
}

/** Whether a page exists in a language (the default language if none is given). */
export function hasPage(site: Site, path: string, language: string = site.settings.defaultLanguage): boolean {
  const isDefault = language === site.settings.defaultLanguage;
  const { everywhere, onlyDefault, ofEditions } = pages(site);
  if (everywhere.has(path) || (isDefault && onlyDefault.has(path))) return true;
  const below = ofEditions.get(path.split('/', 3).join('/'));
  if (below === undefined || !(isDefault || below.event.isMultiLanguage)) return false;
  const { event, edition } = below;
  if (path === changesPath(edition)) return hasChangesPage(site, event, edition);
  return hasProgrammePages(event, edition) && programmePages(edition).has(path);
}

/** The editions of a site whose surveys are switched on, newest first. Without secret ones, since the page is public. */
export function editionsWithSurvey(site: Site): readonly { readonly event: SiteEvent; readonly edition: Edition }[] {
  return site.events
    .flatMap((event) => event.editions.map((edition) => ({ event, edition })))
    .filter(({ event, edition }) => hasSurvey(event, edition) && !isSecret(site, editionPath(edition)))
    .sort((a, b) => b.edition.year - a.edition.year);
}

const pages = memoize((site: Site) => {
  const ofEvents = (isMulti: boolean): PageEntries =>
    site.events.filter((event) => event.isMultiLanguage === isMulti).flatMap(eventPages);
  const everywhere = [...ownPages(site), ...surveyPages(editionsWithSurvey(site)), ...ofEvents(true)];
  const onlyDefault = [...screenPages(screenRooms(site).map(({ room }) => room)), ...ofEvents(false)];
  const editions = site.events.flatMap((event) => event.editions.map((edition) => ({ event, edition })));
  return {
    everywhere: new Set([...everywhere.map(([path]) => path), ...DEV_PAGES]),
    onlyDefault: new Set(onlyDefault.map(([path]) => path)),
    /** The editions by the path that is above those of their speakers, sessions and changes. */
    ofEditions: new Map(editions.map((one) => [editionPath(one.edition).slice(0, -1), one])),
  };
});

/** All pages of an event, by their paths in the default language. */
export function eventPaths(site: Site, event: SiteEvent): readonly string[] {
  return [
    ...eventPages(event).map(([path]) => path),
    ...event.editions.flatMap((edition) => [
      ...(hasProgrammePages(event, edition) ? programmePages(edition).keys() : []),
      ...(hasChangesPage(site, event, edition) ? [changesPath(edition)] : []),
    ]),
  ];
}
