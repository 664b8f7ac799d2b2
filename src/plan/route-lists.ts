import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../model/defined.ts';
import { grouped } from '../model/grouped.ts';
import type { Route, StaticQuery } from '../model/plan.ts';
import type { Draft } from './draft.ts';
import { keepPart } from './keep-part.ts';
import { nameOf } from './made-of.ts';
import { staticQuery } from './static-query.ts';
import type { Wording } from './wording.ts';

/** Some pages in a language, and what all its pages use. */
export interface LanguagePages {
  readonly wording: Wording;
  readonly settings: StaticQuery;
  readonly drafts: readonly Draft[];
}

/** Routes by their paths, with the static queries that they use. */
export interface RouteList {
  readonly routes: readonly Route[];
  readonly queries: readonly StaticQuery[];
}

/** The same pages in all languages, each language by itself. */
export function keptRoutes(name: string, languages: readonly LanguagePages[]): readonly RouteList[] {
  const [{ wording }] = languages as readonly [LanguagePages];
  const of = languages.flatMap(({ drafts, settings }) => [drafts, settings.hash]);
  return keepPart(wording, {
    name: `routes ${name}`,
    of,
    make: () => {
      const byPage = grouped(
        languages.flatMap(({ drafts }) => drafts),
        ({ page }) => page,
      );
      return languages.map((pages) => routeList(pages, byPage));
    },
  });
}

function routeList({ wording, settings, drafts }: LanguagePages, byPage: DraftsByPage): RouteList {
  const queries = new Map<string, StaticQuery>();
  const routes = drafts.map((draft) => {
    const used = [...draft.queries.map(staticQuery), settings];
    for (const query of used) queries.set(query.hash, query);
    const staticQueries = used.map(({ hash }) => hash);
    const inLanguages = byPage.get(draft.page) ?? [];
    return keepPart(wording, {
      name: `route ${draft.page}`,
      of: [draft, ...inLanguages, ...staticQueries],
      make: () => routeOf(draft, { alternates: inLanguages.map(alternateOf), staticQueries }),
    });
  });
  return { routes: routes.sort((a, b) => compare(a.path, b.path)), queries: [...queries.values()] };
}

type Alternates = Route['head']['alternates'];

/** Each page in all languages that it is in. */
type DraftsByPage = ReadonlyMap<string, readonly Draft[]>;

function alternateOf({ language, path }: Draft): Alternates[number] {
  return { language, path };
}

type Around = { readonly alternates: Alternates } & Pick<Route, 'staticQueries'>;

function routeOf(draft: Draft, { alternates, staticQueries }: Around): Route {
  const of = draft.event ?? 'site';
  return {
    path: draft.path,
    file: draft.path.endsWith('/') ? `${draft.path.slice(1)}index.html` : draft.path.slice(1),
    template: draft.template,
    ...defined({ updated: draft.updated, offline: draft.offline }),
    ...(draft.madeOf === undefined ? {} : { madeOf: nameOf([draft.madeOf, alternates, staticQueries]) }),
    get content() {
      return draft.content;
    },
    staticQueries,
    pastPictures: draft.pastPictures,
    slices: { header: `header-${of}-${draft.language}`, footer: `footer-${of}-${draft.language}` },
    head: {
      ...defined({
        path: draft.path,
        language: draft.language,
        title: draft.title,
        description: draft.description,
        type: draft.type,
        image: draft.image,
        indexed: draft.indexed,
        secret: draft.secret,
        alternates: draft.alternates ?? alternates,
        event: draft.event,
        theme: draft.theme,
      }),
      get jsonLd() {
        return draft.jsonLd;
      },
    },
  };
}
