import { siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { breadcrumbLd } from './json-ld.ts';
import { type DraftMaker, draft } from './page-draft.ts';
import { planPress } from './plan-press.ts';

/** The ident of the text page that becomes the press page if the site has a press file. */
export const PRESS = 'press';

/** The press page. There is none without its text page or without a press file. */
export function pressDrafts(context: PlanContext): readonly DraftMaker[] {
  const { pages, press } = context.site;
  const page = pages.find(({ ident }) => ident === PRESS);
  if (page === undefined || press === undefined) return [];
  const values = siteValues(context);
  const path = `/${PRESS}/`;
  const title = plainText(context, page.title, values);
  const trail = [
    { name: siteTitle(context), path: '/' },
    { name: title, path },
  ];
  return [
    () =>
      draft(context, path, {
        template: 'press',
        type: 'article',
        title,
        description: plainText(context, page.description, values),
        content: planPress(context, page, press),
        jsonLd: [breadcrumbLd(context, trail)],
      }),
  ];
}
