import { languagePrefix } from '../../domain/language-tag.ts';
import type { Redirect } from '../../domain/page/plan.ts';
import { movedAddresses } from '../../domain/paths/former-addresses.ts';
import type { Site } from '../../domain/site/site.ts';
import type { PlanContext } from '../plan-context.ts';
import { hasPage } from './public-pages.ts';
import { isListed, isSecret } from './publicity.ts';

/** Redirects from addresses that pages had, or will have, to pages that exist in the language. */
export function planRedirects({ site, basePath, language, t }: PlanContext): readonly Redirect[] {
  const { option } = language;
  const prefix = basePath + languagePrefix(option, site.settings.defaultLanguage);
  const notice = { language: option, title: t('notices:moved.title'), link: t('notices:moved.link') };
  const moved = movedAddresses(
    site,
    (path) => hasPage(site, path),
    (path) => hasPage(site, path, option),
  );
  return [...moved]
    .filter(([from, to]) => !tellsEvent(site, from, to))
    .map(([from, to]) => ({
      from: prefix + from.slice(1),
      to: prefix + to.slice(1),
      notice,
      isListed: isListed(site, from) && isListed(site, to),
    }));
}

/** Whether a redirect tells the address of a secret event, whose past years name its folder. */
function tellsEvent(site: Site, from: string, to: string): boolean {
  return site.events.some(({ path }) => path === to) && !from.startsWith(to) && isSecret(site, to);
}
