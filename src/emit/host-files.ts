import type { Plan, PlannedSite, Route } from '../model/plan.ts';
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

/** The pages that may be indexed, each with its other languages. */
export function sitemapFile({ origin, basePath, defaultLanguage }: PlannedSite, routes: readonly Route[]): string {
  const url = (path: string): string => escapeXml(origin + basePath + path.slice(1));
  const entries = routes
    .filter(({ head }) => head.indexed)
    .map(({ path, head, updated }) => {
      const links = head.alternates.map(
        (alternate) =>
          `    <xhtml:link rel="alternate" hreflang="${alternate.language}" href="${url(alternate.path)}"/>\n`,
      );
      const fallback = head.alternates.find((alternate) => alternate.language === defaultLanguage);
      if (fallback !== undefined)
        links.push(`    <xhtml:link rel="alternate" hreflang="x-default" href="${url(fallback.path)}"/>\n`);
      const changed = updated === undefined ? '' : `    <lastmod>${updated}</lastmod>\n`;
      return `  <url>\n    <loc>${url(path)}</loc>\n${changed}${links.join('')}  </url>\n`;
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
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
