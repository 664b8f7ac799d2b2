import { type Draft, draft } from './draft.ts';
import { breadcrumbLd } from './json-ld.ts';
import { siteTitle, siteValues } from './placeholder-values.ts';
import { planPress } from './plan-press.ts';
import { type Wording, words } from './wording.ts';

/** The page of text that becomes the press page where the site has a press file. */
export const PRESS = 'press';

/** The press page, where there is a text for it and something to put below. */
export function pressDrafts(wording: Wording): readonly Draft[] {
  const { pages, press } = wording.site;
  const page = pages.find(({ ident }) => ident === PRESS);
  if (page === undefined || press === undefined) return [];
  const values = siteValues(wording);
  const path = `/${PRESS}/`;
  const title = words(wording, page.title, values);
  const trail = [
    { name: siteTitle(wording), path: '/' },
    { name: title, path },
  ];
  return [
    draft(wording, path, {
      template: 'press',
      type: 'article',
      title,
      description: words(wording, page.description, values),
      content: planPress(wording, page, press),
      jsonLd: [breadcrumbLd(wording, trail)],
    }),
  ];
}
