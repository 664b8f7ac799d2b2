import { editionPath, scheduleDayPath, schedulePath, sessionPath, speakerPath, textPath } from './addresses.ts';
import { sessionsWithPage, speakersWithPage } from './page-owners.ts';
import type { PagedEdition, PagedEvent, PagedSite, PagedText } from './paged-site.ts';

/** Paths in the default language, without the base path. */
type Move = readonly [from: string, to: string];

/**
 * Maps addresses that lead elsewhere to the pages they lead to: from the current year of an event to the event's page,
 * from schedules that have no page, and from former names of pages, speakers and sessions. An address that is a page
 * never leads elsewhere, and `isTarget` says whether there is a page to lead to.
 */
export function movedAddresses(
  site: PagedSite,
  isPage: (path: string) => boolean,
  isTarget: (path: string) => boolean = isPage,
): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const [from, to] of movesOf(site)) if (!moved.has(from) && !isPage(from) && isTarget(to)) moved.set(from, to);
  return moved;
}

function movesOf({ events, pages, contest }: PagedSite): readonly Move[] {
  return [
    ...events.filter(({ enabled }) => enabled).map(yearMove),
    ...events.filter(({ enabled }) => enabled).flatMap(scheduleMoves),
    ...pages.flatMap((page) => textMoves(page, '/')),
    ...(contest === undefined ? [] : textMoves({ ...contest.page, ident: contest.token }, '/')),
    ...events.flatMap((event) => [
      ...event.pages.flatMap((page) => textMoves(page, event.path)),
      ...event.editions.flatMap((edition) => speakerMoves(event, edition)),
      ...event.editions.flatMap((edition) => sessionMoves(event, edition)),
    ]),
  ];
}

/** From the address that the current year will have. */
function yearMove({ ident, currentYear, path }: PagedEvent): Move {
  return [editionPath({ event: ident, year: currentYear }), path];
}

/** From the page of a schedule that there is not yet, or no longer, and from the pages of days of past years. */
function scheduleMoves(event: PagedEvent): readonly Move[] {
  const several = event.editions.filter(({ days }) => days.length > 1);
  const ofDays = several.flatMap((edition) =>
    edition.days.map(({ date }): Move => {
      return [scheduleDayPath(event, date), edition.year === event.currentYear ? event.path : editionPath(edition)];
    }),
  );
  return [[schedulePath(event), event.path], ...ofDays];
}

function textMoves(page: PagedText, folder: string): readonly Move[] {
  return page.formerSlugs.map((ident): Move => [textPath(folder, { ident }), textPath(folder, page)]);
}

function speakerMoves(event: PagedEvent, edition: PagedEdition): readonly Move[] {
  return speakersWithPage(event, edition).flatMap((speaker) =>
    speaker.formerSlugs.map((slug): Move => [speakerPath(edition, { slug }), speakerPath(edition, speaker)]),
  );
}

function sessionMoves(event: PagedEvent, edition: PagedEdition): readonly Move[] {
  return sessionsWithPage(event, edition).flatMap((session) =>
    session.formerSlugs.map((ident): Move => [sessionPath(edition, { ident }), sessionPath(edition, session)]),
  );
}
