import type { Confirmed } from '../model/page.ts';
import type { ProsePage, SiteEvent } from '../model/site.ts';
import { type Draft, type DraftOf, draft } from './draft.ts';
import { editionValues, siteValues } from './placeholder-values.ts';
import { planTextPage } from './plan-pages.ts';
import { contestPaths, currentEdition, teamRegistrationPath } from './site-pages.ts';
import { pageHref, type Values, type Wording, words } from './wording.ts';

/** Pages of text that speak of an event, so that their placeholders are filled by it. */

/** The text pages of an event that runs. */
export function eventTextDrafts(wording: Wording, event: SiteEvent, values: Values): readonly Draft[] {
  return event.pages.map((page) => {
    const prose = proseOf(wording, page, values);
    const form = page.ident === CONFIRMATION ? teamRegistrationPath(event) : undefined;
    return draft(wording, `${event.path}${page.ident}/`, {
      ...prose,
      ...(form === undefined ? {} : { content: { ...prose.content, confirms: confirmed(wording, event, form) } }),
      event: event.ident,
      title: `${words(wording, page.title, values)}, ${words(wording, event.title)}`,
    });
  });
}

function confirmed(wording: Wording, event: SiteEvent, form: string): Confirmed {
  return { of: 'team', form: pageHref(wording, form), onward: pageHref(wording, event.path) };
}

/** The page of a hackathon to which the letter to a team leads. */
const CONFIRMATION = 'confirmation';

/** The rules of the contest, at an address that nobody guesses and no search engine lists. */
export function contestDrafts(wording: Wording): readonly Draft[] {
  const { contest } = wording.site;
  if (contest === undefined) return [];
  const event = wording.site.events.find(({ ident }) => ident === contest.event);
  const edition = event && currentEdition(event);
  const values = event && edition ? editionValues(wording, event, edition) : siteValues(wording);
  const prose = proseOf(wording, contest.page, values);
  return contestPaths(wording.site).map((path) => draft(wording, path, { ...prose, indexed: false }));
}

function proseOf(wording: Wording, page: ProsePage, values: Values): DraftOf {
  return {
    template: 'text',
    type: 'article',
    title: words(wording, page.title, values),
    description: words(wording, page.description, values),
    content: planTextPage(wording, page, values),
  };
}
