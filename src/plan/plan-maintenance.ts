import { languagePrefix } from '../domain/language-tag.ts';
import type { Plan, Route } from '../domain/page/plan.ts';
import type { Translate } from './plan-context.ts';

/**
 * Puts a planned site into maintenance mode: every address shows the maintenance notice. Menus and pictures of header
 * and footer stay; no other content is published.
 */
export function underMaintenance(plan: Plan, translate: (language: string) => Translate): Plan {
  const used = JSON.stringify([plan.slices, plan.site.icons]);
  return {
    ...plan,
    routes: plan.routes.map((route) => maintenanceRoute(route, plan, translate(route.head.language))),
    staticQueries: [],
    live: [],
    media: new Map([...plan.media].filter(([file]) => used.includes(file))),
    site: { ...plan.site, maintenance: true },
  };
}

function maintenanceRoute(route: Route, { site }: Plan, t: Translate): Route {
  const { path, language, alternates, event, theme } = route.head;
  return {
    path: route.path,
    file: route.file,
    slices: route.slices,
    template: 'notice',
    content: { notice: 'maintenance', home: site.basePath + languagePrefix(language, site.defaultLanguage) },
    staticQueries: [],
    pastPictures: [],
    isSearched: false,
    head: {
      path,
      language,
      title: t('notices:maintenance.title'),
      description: t('notices:maintenance.text'),
      type: 'website',
      indexed: false,
      alternates,
      jsonLd: [],
      theme,
      ...(event === undefined ? {} : { event }),
    },
  };
}
