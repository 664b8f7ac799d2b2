import { hashOf } from '../content/short-hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { Plan, PlannedSite, Route } from '../model/plan.ts';
import { portionsOf } from '../model/portions.ts';
import { GROUND } from '../model/theme.ts';

/** Files for hosts and crawlers: headers, redirects, robots, sitemap, web manifest. */

/** `_headers`, in the syntax of Netlify and Cloudflare Pages. `feeds` are relative to the output folder. */
export function headersFile(
  { basePath }: PlannedSite,
  { policy, feeds }: { readonly policy: string; readonly feeds: readonly string[] },
): string {
  const rules: readonly (readonly [string, readonly string[]])[] = [
    [
      '*',
      [
        `Content-Security-Policy: ${policy}; frame-ancestors 'none'`,
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: DENY',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy: same-origin',
        'Cross-Origin-Resource-Policy: same-origin',
        'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      ],
    ],
    ['assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ['page-data/*', ['Cache-Control: public, max-age=0, must-revalidate']],
    ['slice-data/*', ['Cache-Control: public, max-age=0, must-revalidate']],
    ...feeds.map((feed) => [feed, ['Content-Type: application/atom+xml; charset=utf-8']] as const),
    ['offline-files.json', ['Cache-Control: public, max-age=0, must-revalidate']],
    ['sw.js', ['Cache-Control: public, max-age=0, must-revalidate']],
  ];
  return rules
    .map(([path, headers]) => `${basePath}${path}\n${headers.map((header) => `  ${header}\n`).join('')}`)
    .join('\n');
}

/** `_redirects`, one a line: from, to, status. */
export function redirectsFile(redirects: Plan['redirects']): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

export function robotsFile({ origin, basePath }: PlannedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${basePath}sitemap.xml\n`;
}

/** The text is made where it is wanted. */
export interface SitemapFile extends OutputFile {
  readonly content: () => string;
}

/** `sitemap.xml`: the pages that may be indexed, each with its other languages. Its hash is made of those of its entries. */
export function sitemapFile(site: PlannedSite, routes: readonly Route[]): SitemapFile {
  const parts = portionsOf(routes).map(sitemapParts(site));
  return {
    path: 'sitemap.xml',
    hash: hashOf([SITEMAP_HEAD, ...parts.map(({ hashes }) => hashes)].join('')),
    content: () => `${SITEMAP_HEAD}${parts.map(({ text }) => text).join('')}</urlset>\n`,
  };
}

const SITEMAP_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

interface SitemapPart {
  /** What it takes of the site, besides the routes. */
  readonly of: string;
  readonly text: string;
  /** Of each entry, one after the other: which routes make a part must not show. */
  readonly hashes: string;
}

/** Routes do not change: the entries of those that were planned before are written already. */
const written = new WeakMap<readonly Route[], SitemapPart>();

function sitemapParts({ origin, basePath, defaultLanguage }: PlannedSite): (routes: readonly Route[]) => SitemapPart {
  const base = origin + basePath;
  const of = `${defaultLanguage} ${base}`;
  return (routes) => {
    const before = written.get(routes);
    if (before?.of === of) return before;
    const indexed = routes.filter(({ head }) => head.indexed);
    const entries = indexed.map((route) => sitemapEntry(route, { base, defaultLanguage }));
    const part = { of, text: entries.join(''), hashes: entries.map(hashOf).join('') };
    written.set(routes, part);
    return part;
  };
}

function sitemapEntry(
  { path, head, updated }: Route,
  { base, defaultLanguage }: { readonly base: string; readonly defaultLanguage: string },
): string {
  const url = (to: string): string => escapeXml(base + to.slice(1));
  const link = (language: string, to: string): string =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${url(to)}"/>\n`;
  const fallback = head.alternates.find(({ language }) => language === defaultLanguage);
  const links = [
    ...head.alternates.map((alternate) => link(alternate.language, alternate.path)),
    ...(fallback === undefined ? [] : [link('x-default', fallback.path)]),
  ];
  const changed = updated === undefined ? '' : `    <lastmod>${updated}</lastmod>\n`;
  return `  <url>\n    <loc>${url(path)}</loc>\n${changed}${links.join('')}  </url>\n`;
}

export function webManifest({ title, description, basePath, icons, themeColor, defaultLanguage }: PlannedSite): string {
  return `${JSON.stringify(
    {
      name: title,
      short_name: title,
      description,
      lang: defaultLanguage,
      dir: 'ltr',
      id: basePath,
      start_url: basePath,
      scope: basePath,
      display: 'standalone',
      background_color: GROUND.light,
      theme_color: themeColor,
      icons: icons?.manifest ?? [],
    },
    null,
    2,
  )}\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
