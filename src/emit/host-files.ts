import { escapeMarkup } from '../domain/escape-markup.ts';
import { languageDirection } from '../domain/language-tag.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { Plan, PlannedSite, Redirect, Route } from '../domain/page/plan.ts';
import { MAX_REDIRECTS } from '../domain/site/host-limits.ts';
import { GROUND } from '../domain/site/theme.ts';
import { textFile } from './emit-files.ts';

/** Files for hosts and crawlers: redirects, robots, sitemap, web manifest. */

/**
 * `_redirects`: from, to, status. Most of these addresses also have a redirect page. Many hosts publish this file, so it
 * contains no address that not everybody may find. Netlify would need a `!` to prefer
 * the rule over the page, but Cloudflare Pages does not support it and skips such lines. It contains at most
 * `MAX_REDIRECTS` addresses, first those that have no redirect page.
 */
export function redirectsFile(redirects: Plan['redirects']): string {
  const listed = redirects.filter(({ isListed }) => isListed);
  const hasPage = ({ notice }: Redirect): boolean => notice !== undefined;
  return [...listed.filter((one) => !hasPage(one)), ...listed.filter(hasPage)]
    .slice(0, MAX_REDIRECTS)
    .flatMap(({ from, to, notice }) =>
      (notice === undefined ? ['301'] : ['301!', '301']).map((status) => `${from} ${to} ${status}\n`),
    )
    .join('');
}

/** The number of redirects that `_redirects` leaves out because of its limit. */
export function omittedRedirects(redirects: Plan['redirects']): number {
  return Math.max(0, redirects.filter(({ isListed }) => isListed).length - MAX_REDIRECTS);
}

export function robotsFile({ origin, basePath, noindex = false }: PlannedSite): string {
  if (noindex) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${basePath}sitemap.xml\n`;
}

/** `sitemap.xml`: the indexed pages, each with its other languages. */
export function sitemapFile({ origin, basePath, defaultLanguage }: PlannedSite, routes: readonly Route[]): OutputFile {
  const base = origin + basePath;
  const entries = routes
    .filter(({ head }) => head.indexed)
    .map((route) => sitemapEntry(route, { base, defaultLanguage }));
  return textFile('sitemap.xml', `${SITEMAP_HEAD}${entries.join('')}</urlset>\n`);
}

const SITEMAP_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

function sitemapEntry(
  { path, head, updated }: Route,
  { base, defaultLanguage }: { readonly base: string; readonly defaultLanguage: string },
): string {
  const url = (to: string): string => escapeMarkup(base + to.slice(1));
  const link = (language: string, to: string): string =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${url(to)}"/>\n`;
  const alternates = head.alternates.length < 2 ? [] : head.alternates;
  const fallback = alternates.find(({ language }) => language === defaultLanguage);
  const links = [
    ...alternates.map((alternate) => link(alternate.language, alternate.path)),
    ...(fallback === undefined ? [] : [link('x-default', fallback.path)]),
  ];
  const changed = updated === undefined ? '' : `    <lastmod>${updated}</lastmod>\n`;
  return `  <url>\n    <loc>${url(path)}</loc>\n${changed}${links.join('')}  </url>\n`;
}

export function webManifest(site: PlannedSite): string {
  const { title, description, basePath, icons, shortcuts, themeColor, defaultLanguage } = site;
  return `${JSON.stringify(
    {
      name: title,
      short_name: title,
      description,
      lang: defaultLanguage,
      dir: languageDirection(defaultLanguage),
      id: basePath,
      start_url: basePath,
      scope: basePath,
      display: 'standalone',
      background_color: GROUND.light,
      theme_color: themeColor,
      icons: icons?.manifest ?? [],
      ...(shortcuts.length === 0 ? {} : { shortcuts }),
    },
    null,
    2,
  )}\n`;
}
