import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../model/defined.ts';
import { grouped } from '../model/grouped.ts';
import type { Route, StaticQuery } from '../model/plan.ts';
import type { Draft } from './draft.ts';
import type { DraftList } from './keep-drafts.ts';
import { keepPart } from './keep-part.ts';
import { nameOf } from './made-of.ts';
import { type RouteList, withContents, withContentsAside, withoutContents } from './packed-routes.ts';
import { staticQuery } from './static-query.ts';
import type { Wording } from './wording.ts';

/** Some pages in a language, and what all its pages use. */
export interface LanguagePages extends Omit<DraftList, 'name'> {
  readonly wording: Wording;
  readonly settings: StaticQuery;
}

/**
 * The same pages in all languages, each language by itself. Where the next process knows them again by what they are made of,
 * none of them is planned there.
 */
export function keptRoutes(list: string, languages: readonly LanguagePages[]): readonly RouteList[] {
  const [{ wording }] = languages as readonly [LanguagePages];
  const { aside } = wording.kept;
  const name = `routes ${list}`;
  const madeOf = nameOfPages(languages);
  const made = (pages: readonly DraftedPages[]): readonly RouteList[] => {
    const lists = routeLists(pages, madeOf);
    return aside === undefined ? lists : withContentsAside(lists, aside);
  };
  if (madeOf !== undefined) {
    const make = (): readonly RouteList[] => made(languages.map(drafted));
    const lasting = { madeOf, pack: withoutContents, unpack: withContents };
    return keepPart(wording, { name, of: [madeOf], make, lasting });
  }
  const pages = languages.map(drafted);
  const of = pages.flatMap(({ drafts, settings }) => [drafts, settings.hash]);
  return keepPart(wording, { name, of, make: () => made(pages) });
}

/** Names what pages are planned of in all their languages, if all of it has a name. */
function nameOfPages(languages: readonly LanguagePages[]): string | undefined {
  const isNamed = languages.every(({ madeOf }) => madeOf !== undefined);
  return isNamed ? nameOf(languages.flatMap(({ madeOf, settings }) => [madeOf, settings.hash])) : undefined;
}

interface DraftedPages extends Pick<LanguagePages, 'wording' | 'settings'> {
  readonly drafts: readonly Draft[];
}

function drafted({ wording, settings, drafts }: LanguagePages): DraftedPages {
  return { wording, settings, drafts: drafts() };
}

function routeLists(languages: readonly DraftedPages[], madeOf?: string): readonly RouteList[] {
  const byPage = grouped(
    languages.flatMap(({ drafts }) => drafts),
    ({ page }) => page,
  );
  return languages.map((pages) => routeList(pages, { byPage, madeOf }));
}

interface InList {
  /** Each page in all languages that it is in. */
  readonly byPage: ReadonlyMap<string, readonly Draft[]>;
  readonly madeOf: string | undefined;
}

function routeList({ wording, settings, drafts }: DraftedPages, { byPage, madeOf }: InList): RouteList {
  const queries = new Map<string, StaticQuery>();
  const routes = drafts.map((draft) => {
    const used = [...draft.queries.map(staticQuery), settings];
    for (const query of used) queries.set(query.hash, query);
    const staticQueries = used.map(({ hash }) => hash);
    const inLanguages = byPage.get(draft.page) ?? [];
    return keepPart(wording, {
      name: `route ${draft.page}`,
      of: [draft, ...inLanguages, ...staticQueries],
      make: () => routeOf(draft, { alternates: inLanguages.map(alternateOf), staticQueries, madeOf }),
    });
  });
  return { routes: routes.sort((a, b) => compare(a.path, b.path)), queries: [...queries.values()] };
}

type Alternates = Route['head']['alternates'];

function alternateOf({ language, path }: Draft): Alternates[number] {
  return { language, path };
}

type Around = { readonly alternates: Alternates } & Pick<InList, 'madeOf'> & Pick<Route, 'staticQueries'>;

function routeOf(draft: Draft, { alternates, staticQueries, madeOf }: Around): Route {
  const of = draft.event ?? 'site';
  return {
    path: draft.path,
    file: draft.path.endsWith('/') ? `${draft.path.slice(1)}index.html` : draft.path.slice(1),
    template: draft.template,
    ...defined({ updated: draft.updated, offline: draft.offline }),
    ...(madeOf === undefined ? {} : { madeOf: `${madeOf} ${draft.path}` }),
    staticQueries,
    pastPictures: draft.pastPictures,
    slices: { header: `header-${of}-${draft.language}`, footer: `footer-${of}-${draft.language}` },
    head: {
      // Before the others: Node 20 gives each object that gets a key after a spread a shape of its own.
      jsonLd: draft.jsonLd,
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
    },
    content: draft.content,
  };
}
