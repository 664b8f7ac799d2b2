import type { ContentIndex } from '../content/content-index.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { languageSegment } from '../domain/language-tag.ts';
import type { CheckScope } from './check-scope.ts';
import type { UnplacedFinding } from './finding-at.ts';
import { anchorsOf } from './page-anchors.ts';

/** The context of a link. */
export interface LinkScope {
  readonly site: CheckScope;
  /** The path of the page that the link is on, if there is exactly one. */
  readonly own: string | undefined;
  /** The value of `{year}`. */
  readonly year: string | undefined;
}

/** The finding about a link in the content, without its place. Undefined if the link leads to a page or to another site. */
export function linkFinding(url: string, scope: LinkScope): UnplacedFinding | undefined {
  const filled = scope.year === undefined ? url : url.replaceAll('{year}', scope.year);
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(filled) ?? [];
  if (/^[a-z][a-z0-9+.-]*:/i.test(filled) || /^\{(?!linkLang\})/.test(filled)) return undefined;
  if (address === '') return anchorFinding(scope.own, anchor, scope);
  if (!/^(?:\{linkLang\})?\//.test(address) && address !== '{linkLang}') return relativeFinding(address);
  if (/[{}]/.test(address.replace('{linkLang}', ''))) return undefined;
  return pageFinding(withoutLanguage(address, scope.site.index), { address, anchor, scope });
}

function relativeFinding(address: string): UnplacedFinding {
  return {
    code: 'link-relative',
    severity: 'warning',
    message: `"${address}" is relative: it leads elsewhere on each page and in each language.`,
    hint: 'begin it with {linkLang}/',
  };
}

/** The path in the default language. */
function withoutLanguage(address: string, { languages, defaultLanguage }: ContentIndex): string {
  const path = address.replace('{linkLang}', '') || '/';
  const prefixes = languages.filter((tag) => tag !== defaultLanguage).map((tag) => `/${languageSegment(tag)}`);
  const prefix = prefixes.find((one) => path.startsWith(`${one}/`)) ?? '';
  return path.slice(prefix.length);
}

function pageFinding(
  path: string,
  {
    address,
    anchor,
    scope,
  }: { readonly address: string; readonly anchor: string | undefined; readonly scope: LinkScope },
): UnplacedFinding | undefined {
  const { site } = scope;
  const { pages, moved } = site.pages;
  if (pages.has(path)) return anchorFinding(path, anchor, scope);
  if (FILES.test(path)) return undefined;
  const rewritten = (to: string): string => address.slice(0, address.length - path.length) + to;
  const to = moved.get(path);
  if (to !== undefined) {
    const message = `"${address}" is a former address, which redirects to the current one.`;
    return { code: 'link-moved', severity: 'warning', message, hint: `write ${rewritten(to)}` };
  }
  if (pages.has(`${path}/`) || moved.has(`${path}/`)) {
    const message = `The address of a page ends with a slash, but "${address}" does not.`;
    return {
      code: 'link-without-slash',
      severity: 'warning',
      message,
      hint: `write ${rewritten(moved.get(`${path}/`) ?? `${path}/`)}`,
    };
  }
  if (mayBeUnreadable(path, site)) return undefined;
  const near = nearestName(path, pages.keys());
  const hint = near === undefined ? hintFor(path) : `did you mean ${rewritten(near)}?`;
  return { code: 'link-unknown', severity: 'error', message: `There is no page at "${address}".`, hint };
}

/** Files of the site with stable names, apart from pages. */
const FILES =
  /^\/(?:(?:[a-z]{2,3}(?:-[a-z\d]+)*\/)?feed\.xml|sitemap\.xml|robots\.txt|favicon\.ico|[^/]+\/\d{4}\/(?:schedule\.(?:ics|json|xml)|deadlines\.ics|sessions\/[^/]+\.ics))$/;

function hintFor(path: string): string {
  if (path.startsWith('/media/'))
    return 'files of content/media have other addresses: name them in a field for pictures or files';
  return 'pages are the files in content/pages, events, past editions, speakers and sessions; addresses of other sites begin with https://';
}

/** Whether the page may belong to a file that is unreadable, rejected or missing, which is reported itself. */
function mayBeUnreadable(path: string, { index: { unreadable, records }, rejectedPaths }: CheckScope): boolean {
  const [event = '', year = '', ...names] = path.split('/').filter(Boolean);
  const isUnreadable = unreadable.some(({ ident }) => [event, year, ...names].includes(ident));
  const eventRecords = records.filter(({ place }) => place.event === event);
  if (eventRecords.some(({ place, document }) => place.kind === 'event' && rejectedPaths.has(document.path)))
    return true;
  const places = eventRecords.map(({ place }) => place);
  if (isUnreadable || places.length === 0) return isUnreadable;
  const isEventMissing = !places.some(({ kind }) => kind === 'event');
  const inYear = places.filter((place) => String(place.year) === year);
  return isEventMissing || (inYear.length > 0 && !inYear.some(({ kind }) => kind === 'edition'));
}

function anchorFinding(
  path: string | undefined,
  anchor: string | undefined,
  { site }: LinkScope,
): UnplacedFinding | undefined {
  const page = path === undefined ? undefined : site.pages.pages.get(path);
  if (page === undefined || !anchor || /[{}]/.test(anchor)) return undefined;
  const anchors = anchorsOf(page, site.index);
  if (anchors === undefined || anchors.names.has(anchor)) return undefined;
  if (anchors.beginnings.some((beginning) => anchor.startsWith(beginning))) return undefined;
  const near = nearestName(anchor, anchors.names);
  return {
    code: 'anchor-unknown',
    severity: 'warning',
    message: `The page ${path} has no part "${anchor}", or that part is switched off.`,
    hint:
      near === undefined
        ? 'anchors are the names of sections, and of entries such as faq-food'
        : `did you mean "#${near}"?`,
  };
}
