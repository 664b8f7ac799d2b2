import { defined } from '../../domain/defined.ts';
import type { PageLink, SessionLink } from '../../domain/page/page.ts';
import { editionPath, sessionPath, speakerPath } from '../../domain/paths/addresses.ts';
import { currentEdition, pastEditions, speakersWithPage } from '../../domain/paths/page-owners.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import { areAtOnce } from '../../domain/programme/now-and-next.ts';
import { sharesColumn } from '../../domain/programme/schedule.ts';
import type { Edition, Session, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { indexIn, placedSessions, type Slot, slotsTakingPlace } from '../edition-indexes.ts';
import { pageHref } from '../links/links.ts';
import { isListed } from '../links/publicity.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';
import { fullName } from './plan-cards.ts';

/** Links to the pages before and after one. */
export interface Neighbours {
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** Links to the editions before and after a past one. The last past edition is followed by the event's own page, if everybody may find it. */
export function neighbourYears(context: PlanContext, event: SiteEvent, edition: Edition): Neighbours {
  const past = pastEditions(event);
  const index = indexIn(past, edition);
  const link = (one: Edition | undefined, path?: string): PageLink | undefined =>
    one && {
      title: `${plainText(context, event.title)} ${one.year}`,
      href: pageHref(context, path ?? editionPath(one)),
    };
  const running = event.enabled && isListed(context.site, event.path) ? currentEdition(event) : undefined;
  return defined({
    previous: link(past[index + 1]),
    next: index === 0 ? link(running, event.path) : link(past[index - 1]),
  });
}

/**
 * Links to the speakers before and after one. The last speaker is followed by the first. Empty if there is only one
 * speaker.
 */
export function neighbourSpeakers(
  context: PlanContext,
  event: SiteEvent,
  { edition, speaker }: { readonly edition: Edition; readonly speaker: Speaker },
): Neighbours {
  const all = speakersWithPage(event, edition);
  const index = indexIn(all, speaker);
  if (index < 0 || all.length < 2) return {};
  const link = (one: Speaker | undefined): PageLink | undefined =>
    one && { title: fullName(one), href: pageHref(context, speakerPath(edition, one)) };
  return defined({ previous: link(all.at(index - 1)), next: link(all[(index + 1) % all.length]) });
}

/**
 * Links to the sessions that take place before and after one, for somebody who stays in its column of the schedule. One that is
 * given several times counts once, where it is given first, so that the links lead through all sessions. Empty for a session that
 * is not in the programme.
 */
export function neighbourSessions(
  context: PlanContext,
  { edition, session }: { readonly edition: Edition; readonly session: Session },
): { readonly previous?: SessionLink; readonly next?: SessionLink } {
  const all = placedSessions(edition);
  const index = indexIn(all, session);
  const own = slotsTakingPlace(edition, session)[0]?.placed;
  if (index < 0 || own === undefined) return {};
  const isInReach = (one: Session): boolean => {
    const { placed } = slotsTakingPlace(edition, one)[0] as Slot;
    return sharesColumn(placed, own) && takesPlace(edition, one) && !areAtOnce(placed, own);
  };
  const link = (one: Session | undefined): SessionLink | undefined =>
    one && { title: phrase(context, one.title), href: pageHref(context, sessionPath(edition, one)) };
  return defined({
    previous: link(all.slice(0, index).findLast(isInReach)),
    next: link(all.slice(index + 1).find(isInReach)),
  });
}
