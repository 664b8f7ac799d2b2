import type { PlannedSite, Route } from '../domain/page/plan.ts';
import { MAX_HEADER_RULES } from '../domain/site/host-limits.ts';

/**
 * `_headers`, in the syntax of Netlify and Cloudflare Pages. If several rules match an address, some hosts join the
 * values of a header and others use the last one. So all rules that match an address give a header the same value, or
 * one that means the same when repeated; headers that do not apply to every address are at patterns that do not
 * overlap. The number of rules does not grow with the number of years, and with that of pages only up to the limit of
 * hosts.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */

/** A pattern below the base path, and the headers of addresses that match it. */
type Rule = readonly [pattern: string, headers: readonly string[]];

export interface HeadersOptions {
  /** The policy of the pages' meta elements. */
  readonly policy: string;
  readonly routes: readonly Pick<Route, 'path' | 'template' | 'head'>[];
}

const REVALIDATE = 'Cache-Control: public, max-age=0, must-revalidate';
const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable';
const SAME_ORIGIN_ONLY = 'Cross-Origin-Resource-Policy: same-origin';
const ANY_ORIGIN = 'Cross-Origin-Resource-Policy: cross-origin';
const ALLOW_CORS = 'Access-Control-Allow-Origin: *';

/** The feeds of news and of an edition's changes, in the default language and in others. */
const FEEDS = ['feed.xml', ':language/feed.xml', ':event/:year/changes.xml', ':language/:event/:year/changes.xml'];

/** The files of an edition for calendars and schedule apps. */
const PROGRAMME_FILES = ['schedule.ics', 'schedule.json', 'schedule.xml', 'deadlines.ics', 'sessions/*'];

export function headersFile(
  { basePath, strictTransport, noindex = false }: Pick<PlannedSite, 'basePath' | 'strictTransport' | 'noindex'>,
  { policy, routes }: HeadersOptions,
): string {
  const ofPages = [`Content-Security-Policy: ${policy}; frame-ancestors 'none'`, 'X-Frame-Options: DENY'];
  const ofFiles = fileRules();
  const rules: readonly Rule[] = [
    [
      '*',
      [
        `Content-Security-Policy: ${policy}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy: same-origin',
        `Strict-Transport-Security: max-age=31536000${TRANSPORT[strictTransport]}`,
        ...(noindex ? ['X-Robots-Tag: noindex'] : []),
      ],
    ],
    ...pagePatterns(routes, MAX_HEADER_RULES - 1 - ofFiles.length).map((pattern): Rule => [pattern, ofPages]),
    ...ofFiles,
  ];
  return rules
    .map(([pattern, headers]) => `${basePath}${pattern}\n${headers.map((header) => `  ${header}\n`).join('')}`)
    .join('\n');
}

function fileRules(): readonly Rule[] {
  return [
    ['assets/*', [IMMUTABLE]],
    ['assets/media/*', [ANY_ORIGIN]],
    ['page-data/*', [REVALIDATE, SAME_ORIGIN_ONLY]],
    ['slice-data/*', [REVALIDATE, SAME_ORIGIN_ONLY]],
    ...FEEDS.map((feed): Rule => [feed, ['Content-Type: application/atom+xml; charset=utf-8', ALLOW_CORS]]),
    ...PROGRAMME_FILES.map((file): Rule => [`:event/:year/${file}`, [ALLOW_CORS]]),
    [':event/:year/live.json', ['Cache-Control: no-cache', ALLOW_CORS]],
    ['offline-files.json', [REVALIDATE, SAME_ORIGIN_ONLY]],
    ['sw.js', [REVALIDATE, SAME_ORIGIN_ONLY]],
  ];
}

/** The end of the `Strict-Transport-Security` header for each setting. */
const TRANSPORT: Readonly<Record<PlannedSite['strictTransport'], string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Templates of pages that are not indexed but exist on every site, so their addresses are not secret. */
const COMMON_TEMPLATES: readonly Route['template'][] = [
  'notice',
  'newsletter-confirmation',
  'workshop-seats',
  'qr',
  'search',
  'unsupported-language',
];

/** The folder of the screens, which other sites may frame. */
const FRAMEABLE = 'screen';

/**
 * At most `max` patterns that match all pages except screens: the home page, files, and top-level folders. If there are too
 * many folders, those whose names begin with the same letters share a pattern. Hidden and secret pages are left out, because
 * some hosts publish this file.
 */
function pagePatterns(routes: HeadersOptions['routes'], max: number): readonly string[] {
  const open = routes.filter(({ head, template }) => head.indexed || COMMON_TEMPLATES.includes(template));
  const tops = [...new Set(open.map(({ path }) => path.split('/', 2)[1] ?? ''))].sort();
  const patternsOf = (letters: number): ReadonlySet<string> => new Set(tops.map((top) => pagePattern(top, letters)));
  let letters = Math.max(...tops.map((top) => top.length + 1));
  while (letters > 0 && patternsOf(letters).size > max) letters -= 1;
  return [...patternsOf(letters)];
}

/**
 * The pattern of a top-level folder: of its whole name if that has fewer than `letters`, else of its first `letters`, or of as many
 * as distinguish it from the folder of the screens. Without letters, it matches everything.
 */
function pagePattern(top: string, letters: number): string {
  if (top === '' || top.includes('.')) return top;
  let end = letters;
  while (end > 0 && end <= top.length && FRAMEABLE.startsWith(top.slice(0, end))) end += 1;
  return end <= top.length ? `${top.slice(0, end)}*` : `${top}/*`;
}
