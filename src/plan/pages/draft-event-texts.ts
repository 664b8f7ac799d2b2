import type { Confirmed } from '../../domain/page/page.ts';
import { currentEdition, teamRegistrationPath } from '../../domain/paths/page-owners.ts';
import type { ProsePage, SiteEvent } from '../../domain/site/site.ts';
import { pageHref } from '../links/links.ts';
import { contestPath } from '../links/publicity.ts';
import { editionValues, siteValues } from '../placeholder-values.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { type DraftInput, type DraftMaker, draft } from './page-draft.ts';
import { planTextPage } from './plan-pages.ts';

/** Text pages about an event. Their placeholders have the event's values. */

/** The text pages of an event that runs. */
export function eventTextDrafts(context: PlanContext, event: SiteEvent, values: Values): readonly DraftMaker[] {
  return event.pages.map((page) => () => {
    const prose = proseOf(context, page, values);
    const form = page.ident === CONFIRMATION ? teamRegistrationPath(event) : undefined;
    return draft(context, `${event.path}${page.ident}/`, {
      ...prose,
      ...(form === undefined ? {} : { content: { ...prose.content, confirms: confirmed(context, event, form) } }),
      event: event.ident,
      title: `${plainText(context, page.title, values)}, ${plainText(context, event.title)}`,
    });
  });
}

function confirmed(context: PlanContext, event: SiteEvent, form: string): Confirmed {
  return { of: 'team', form: pageHref(context, form), onward: pageHref(context, event.path) };
}

/** The ident of the text page that a team's confirmation e-mail links to. */
const CONFIRMATION = 'confirmation';

/** The contest rules, at an address that only those know to whom it was given. */
export function contestDrafts(context: PlanContext): readonly DraftMaker[] {
  const { contest } = context.site;
  const path = contestPath(context.site);
  if (contest === undefined || path === undefined) return [];
  const event = context.site.events.find(({ ident }) => ident === contest.event);
  const edition = event && currentEdition(event);
  const values = event && edition ? editionValues(context, event, edition) : siteValues(context);
  return [() => draft(context, path, proseOf(context, contest.page, values))];
}

function proseOf(context: PlanContext, page: ProsePage, values: Values): DraftInput {
  return {
    template: 'text',
    type: 'article',
    title: plainText(context, page.title, values),
    description: plainText(context, page.description, values),
    content: planTextPage(context, page, values),
  };
}
