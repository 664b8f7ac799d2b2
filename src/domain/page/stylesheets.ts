/**
 * The stylesheets of the site, in the order in which pages link them; each is an entry file in `templates/styles/`. All
 * pages use `index` and `print`; the others are used by the pages that name them (`RenderedPage.assets`).
 */
export const STYLESHEETS = ['index', 'events', 'screen', 'print'] as const;

export type StylesheetName = (typeof STYLESHEETS)[number];

/** The logical name of a stylesheet among a page's assets: `styles/events.css`. */
export function stylesheetAsset(name: StylesheetName): string {
  return `styles/${name}.css`;
}
