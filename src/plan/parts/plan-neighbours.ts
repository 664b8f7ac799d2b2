import { defined } from '../../domain/defined.ts';
import type { PageLink } from '../../domain/page.ts';
import type { Edition, SiteEvent, Speaker } from '../../domain/site.ts';
import { pageHref } from '../links/links.ts';
import { currentEdition, editionPath, pastEditions, speakerPath, speakersWithPage } from '../links/site-pages.ts';
import { placeIn } from '../look-ups.ts';
import type { PlanContext } from '../plan-context.ts';
import { words } from '../texts.ts';
import { fullName } from './plan-cards.ts';

/** The previous and next page of an edition or a speaker. */
export interface Neighbours {
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** The editions before and after a past one. The one after the last past edition is the event's own page. */
export function neighbourYears(context: PlanContext, event: SiteEvent, edition: Edition): Neighbours {
  const past = pastEditions(event);
  const index = placeIn(past, edition);
  const link = (one: Edition | undefined, path?: string): PageLink | undefined =>
    one && {
      title: `${words(context, event.title)} ${one.year}`,
      href: pageHref(context, path ?? editionPath(one)),
    };
  const running = event.enabled ? currentEdition(event) : undefined;
  return defined({
    previous: link(past[index + 1]),
    next: index === 0 ? link(running, event.path) : link(past[index - 1]),
  });
}

/** The speakers before and after one, in a circle; none if there is only one speaker. */
export function neighbourSpeakers(
  context: PlanContext,
  event: SiteEvent,
  { edition, speaker }: { readonly edition: Edition; readonly speaker: Speaker },
): Neighbours {
  const all = speakersWithPage(event, edition);
  const index = placeIn(all, speaker);
  if (index < 0 || all.length < 2) return {};
  const link = (one: Speaker | undefined): PageLink | undefined =>
    one && { title: fullName(one), href: pageHref(context, speakerPath(edition, one)) };
  return defined({ previous: link(all.at(index - 1)), next: link(all[(index + 1) % all.length]) });
}
