import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { memoize } from '../domain/memoize.ts';
import type { RenderSettings } from '../domain/page/page.ts';
import type { PageData } from '../domain/page/page-data.ts';
import type { Route } from '../domain/page/plan.ts';

/** The page data of a route, and the key of its page fragment. Routes with equal keys have equal fragments. */
export interface PageInput {
  /** The text of `page-data.json`. */
  readonly json: () => string;
  readonly dataHash: string;
  readonly key: string;
}

/** Hashes of routes. Routes are immutable, so the entry of a route from an earlier plan remains valid. */
const cache = new WeakMap<Route, Readonly<Record<'chunk' | 'environment' | 'dataHash' | 'key', string>>>();

/** Inputs that pages of a language share and that are part of their keys. */
export interface KeyParts {
  readonly templatesHash: string;
  readonly texts: Readonly<Record<string, object | undefined>>;
  readonly settings: (language: string) => RenderSettings;
  readonly defaultLanguage: string;
  readonly componentChunkName: (template: Route['template']) => string;
}

/** Returns a function from a route to its page data and key. */
export function createPageInputs(parts: KeyParts): (route: Route) => PageInput {
  const environments = new Map<string, string>();
  const environmentHashIn = (language: string): string => {
    let hash = environments.get(language);
    if (hash === undefined) {
      hash = environmentHash(parts, language);
      environments.set(language, hash);
    }
    return hash;
  };
  return (route) => {
    const chunk = parts.componentChunkName(route.template);
    const environment = environmentHashIn(route.head.language);
    const cached = cache.get(route);
    if (cached?.chunk === chunk && cached.environment === environment)
      return { ...cached, json: () => pageDataJson(route, chunk) };
    const json = pageDataJson(route, chunk);
    const dataHash = hashOf(json);
    const key = hashOf(`${environment} ${dataHash}`);
    cache.set(route, { chunk, environment, dataHash, key });
    return { json: () => json, dataHash, key };
  };
}

function environmentHash({ templatesHash, texts, settings, defaultLanguage }: KeyParts, language: string): string {
  const [own, fallback] = [language, defaultLanguage].map((one) => textsHash(texts[one] ?? NO_TEXTS));
  return hashOf(canonicalJson([templatesHash, own, fallback, settings(language)]));
}

const NO_TEXTS = {};

const textsHash = memoize((texts: object): string => hashOf(canonicalJson(texts)));

function pageDataJson(route: Route, componentChunkName: string): string {
  return canonicalJson({
    componentChunkName,
    path: route.path,
    matchPath: null,
    result: { data: route.content, pageContext: { template: route.template, ...route.head } },
    staticQueryHashes: route.staticQueries,
    slicesMap: route.slices,
  } satisfies PageData);
}
