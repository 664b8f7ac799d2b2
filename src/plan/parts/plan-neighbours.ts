import { defined } from '../../domain/defined.ts';
import type { PageLink, SessionLink } from '../../domain/page.ts';
import type { Edition, Session, SiteEvent, Speaker } from '../../domain/site.ts';
import { pageHref } from '../links/links.ts';
import {
  currentEdition,
  editionPath,
  pastEditions,
  sessionPath,
  speakerPath,
  speakersWithPage,
} from '../links/site-pages.ts';
import { placedSessions, placeIn } from '../look-ups.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, words } from '../texts.ts';
import { fullName } from './plan-cards.ts';

/** The previous and next page of an edition, a speaker or a session. */
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

/** The sessions with a page before and after one in the programme; none for a session that is not in it. */
export function neighbourSessions(
  context: PlanContext,
  { edition, session }: { readonly edition: Edition; readonly session: Session },
): { readonly previous?: SessionLink; readonly next?: SessionLink } {
  const all = placedSessions(edition);
  const index = placeIn(all, session);
  if (index < 0) return {};
  const link = (one: Session | undefined): SessionLink | undefined =>
    one && { title: phrase(context, one.title), href: pageHref(context, sessionPath(edition, one)) };
  return defined({ previous: link(all[index - 1]), next: link(all[index + 1]) });
}
