import type { PageContent, TemplateName } from '../../src/domain/page/page.ts';
import { type StylesheetName, stylesheetAsset } from '../../src/domain/page/stylesheets.ts';

type Names = readonly StylesheetName[];

/** The stylesheets of pages about events and of pages with a form. */
const EVENTS: Names = ['events'];

/** The templates whose pages use more than the stylesheet of all pages. */
const NAMES: Partial<Readonly<Record<TemplateName, Names>>> = {
  home: EVENTS,
  event: EVENTS,
  edition: EVENTS,
  schedule: EVENTS,
  session: EVENTS,
  speaker: EVENTS,
  changes: EVENTS,
  search: EVENTS,
  form: EVENTS,
  survey: EVENTS,
  'team-registration': EVENTS,
  screen: ['screen'],
  dev: ['events', 'screen'],
  'grid-test': EVENTS,
};

/** The stylesheets that a page uses beside that of all pages, as names of assets. */
export function pageStyles(template: TemplateName, content: PageContent): readonly string[] {
  const confirms = 'confirms' in content && content.confirms !== undefined;
  const names = NAMES[template] ?? (confirms ? EVENTS : []);
  return names.map(stylesheetAsset);
}
