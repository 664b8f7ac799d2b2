import { hashOf } from '../../content/short-hash.ts';
import { canonicalJson } from '../../domain/canonical-json.ts';
import { defined } from '../../domain/defined.ts';
import { plain } from '../../domain/language.ts';
import type { PageContent } from '../../domain/page/page.ts';
import type { Route } from '../../domain/page/plan.ts';
import { changesPath, scheduleDayPath, schedulePath, sessionPath } from '../../domain/paths/addresses.ts';
import { scheduledDays, sessionsWithPage } from '../../domain/paths/page-owners.ts';
import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import { type LiveChange, MAX_LIVE_CHANGES, type PlannedLive } from '../../domain/programme/planned-live.ts';
import type { Change, Edition, Session } from '../../domain/site/site.ts';
import { indexIn } from '../edition-indexes.ts';
import { localPath } from '../links/links.ts';
import { editionName, type LiveScope, liveScopes } from '../links/live-editions.ts';
import { hasChangesPage } from '../links/public-pages.ts';
import { isSecret } from '../links/publicity.ts';
import { changeTitle, listedChange, planChangesPage } from '../pages/plan-changes-page.ts';
import { planEventPage } from '../pages/plan-event-page.ts';
import { planHome } from '../pages/plan-home.ts';
import { planSchedulePage } from '../pages/plan-schedule-page.ts';
import { planSessionPage } from '../pages/plan-session-page.ts';
import type { PlanContext } from '../plan-context.ts';
import { emptyNotes } from '../plan-notes.ts';
import { siteForEditions } from '../site-outline.ts';

/**
 * The maximum length of changes and pages as JSON, in bytes. Compressed, the file has about half of it, and must have at
 * most 4 kB. It is not compressed here, because versions of zlib do so differently.
 */
const MAX_BYTES = 7_000;

/** Before everything. Pages that are planned at this instant contain all segments of their timelines. */
const EARLIEST = Number.NEGATIVE_INFINITY;

/**
 * The `live.json` of each current edition. `contexts` has one context for each language. The hash of a page covers its
 * page data in all languages as planned before everything, so it is the same for each instant of a build.
 */
export function planLive(contexts: readonly PlanContext[]): readonly PlannedLive[] {
  const [{ site }] = contexts as readonly [PlanContext];
  const timeless = contexts.map((context) => ({ ...context, at: EARLIEST, notes: { current: emptyNotes() } }));
  const home = pageHash(timeless, planHome);
  return liveScopes(site).map((scope) => liveOf(timeless, scope, home));
}

/** The routes, of which those that a `live.json` names have the hash and the numbers of changes in their head. */
export function withLive(
  contexts: readonly PlanContext[],
  routes: readonly Route[],
  live: readonly PlannedLive[],
): readonly Route[] {
  const hashes = new Map(
    live.flatMap(({ pages }) =>
      Object.entries(pages).flatMap(([page, hash]) =>
        contexts.map((context) => [localPath(context, page), hash] as const),
      ),
    ),
  );
  const counts = new Map(live.map(({ edition, changeCount }) => [edition, changeCount]));
  return routes.map((route) => {
    const hash = hashes.get(route.path);
    if (hash === undefined || route.head.live === undefined) return route;
    const editions = route.head.live.editions.map((one) => ({ ...one, changeCount: counts.get(one.edition) ?? 0 }));
    return { ...route, head: { ...route.head, live: { hash, editions } } };
  });
}

function liveOf(contexts: readonly PlanContext[], scope: LiveScope, home: string): PlannedLive {
  const { event, edition } = scope;
  const [{ site }] = contexts as readonly [PlanContext];
  const seen = siteForEditions(site, event.editions);
  const own = contexts
    .filter(({ language }) => event.isMultiLanguage || language.option === site.settings.defaultLanguage)
    .map((context) => ({ ...context, site: seen }));
  const pages: Record<string, string> = {
    '/': home,
    [event.path]: pageHash(own, (context) => planEventPage(context, event, edition)),
  };
  // The page of the schedule shows another day after each day, so its hash covers all of them.
  const days = scheduledDays(event).map(({ date }) => date);
  if (days.length > 0) {
    pages[schedulePath(event)] = pageHash(own, (context) => days.map((date) => planSchedulePage(context, scope, date)));
  }
  if (days.length > 1) {
    for (const date of days) {
      pages[scheduleDayPath(event, date)] = pageHash(own, (context) => planSchedulePage(context, scope, date));
    }
  }
  if (hasChangesPage(site, event, edition)) {
    pages[changesPath(edition)] = pageHash(own, (context) => planChangesPage(context, event, edition));
  }
  const changes: LiveChange[] = [];
  let bytes = lengthOf(pages);
  for (const change of edition.changes.toReversed()) {
    const added = changes.length < MAX_LIVE_CHANGES ? liveChange(own, scope, change) : undefined;
    const touched = touchedBy(edition, change).filter(
      (session) => hasOpenPage(own, scope, session) && !(sessionPath(edition, session) in pages),
    );
    const morePages = Object.fromEntries(
      touched.map((session) => [
        sessionPath(edition, session),
        pageHash(own, (context) => planSessionPage(context, { ...scope, session })),
      ]),
    );
    bytes += lengthOf(morePages) + lengthOf(added ?? {});
    if (bytes > MAX_BYTES) break;
    Object.assign(pages, morePages);
    if (added !== undefined) changes.push(added);
  }
  return { edition: editionName(edition), changeCount: edition.changes.length, changes, pages };
}

function pageHash(
  contexts: readonly PlanContext[],
  plan: (context: PlanContext) => PageContent | readonly PageContent[],
): string {
  return hashOf(canonicalJson(contexts.map(plan))).slice(0, 8);
}

function lengthOf(data: object): number {
  return Buffer.byteLength(JSON.stringify(data));
}

/** The sessions whose pages show a change: those that it names or moves, and the one that takes the place of another. */
function touchedBy(edition: Edition, change: Change): readonly Session[] {
  return edition.sessions.filter(
    (session) =>
      outcomeOf(edition, session).changes.includes(change) ||
      (change.kind === 'replaced' && change.by.ident === session.ident && change.by.day === undefined),
  );
}

/** Whether a session has a page that is not secret. */
function hasOpenPage(contexts: readonly PlanContext[], { event, edition }: LiveScope, session: Session): boolean {
  const [{ site }] = contexts as readonly [PlanContext];
  return indexIn(sessionsWithPage(event, edition), session) >= 0 && !isSecret(site, sessionPath(edition, session));
}

function liveChange(contexts: readonly PlanContext[], scope: LiveScope, change: Change): LiveChange {
  const { event, edition } = scope;
  const { ident, at, kind, urgent } = change;
  const touched = edition.sessions.filter((session) => outcomeOf(edition, session).changes.includes(change));
  const [session] = touched;
  const isAboutOne = session !== undefined && touched.length === 1 && hasOpenPage(contexts, scope, session);
  const notes = contexts.map((context) => ({
    language: context.language.option,
    note: listedChange(context, { event, edition }, change),
  }));
  const texts = notes.flatMap(({ language, note }) => (note.text === undefined ? [] : [[language, plain(note.text)]]));
  return defined({
    ...{ ident, at, kind },
    urgent: urgent ? (true as const) : undefined,
    sessions: touched.length === 0 ? undefined : touched.map((one) => one.ident),
    path: isAboutOne ? sessionPath(edition, session) : `${changesPath(edition)}#change-${ident}`,
    says: Object.fromEntries(notes.map(({ language, note }) => [language, changeTitle(note)])),
    text: texts.length === 0 ? undefined : (Object.fromEntries(texts) as Readonly<Record<string, string>>),
  });
}
