import { languagePrefix } from '../../domain/language-tag.ts';
import type { ChangesLink } from '../../domain/page/page-parts.ts';
import { changesPath, editionPath } from '../../domain/paths/addresses.ts';
import type { Edition } from '../../domain/site/site.ts';
import type { PlanContext } from '../plan-context.ts';
import { pageHref } from './links.ts';
import { hasChangesPage } from './public-pages.ts';

/** The feed of an edition's changes, relative to the output folder: `devlica/2026/changes.xml`, `hr/devlica/2026/changes.xml`. */
export function changesFeedFile({ site, language }: PlanContext, edition: Edition): string {
  return `${languagePrefix(language.option, site.settings.defaultLanguage)}${editionPath(edition).slice(1)}changes.xml`;
}

/** The address of the page of an edition's changes, and their number. Undefined if there is no such page. */
export function changesLink(context: PlanContext, edition: Edition): ChangesLink | undefined {
  const event = context.site.events.find(({ ident }) => ident === edition.event);
  if (event === undefined || !hasChangesPage(context.site, event, edition)) return undefined;
  return { href: pageHref(context, changesPath(edition)), count: edition.changes.length };
}
