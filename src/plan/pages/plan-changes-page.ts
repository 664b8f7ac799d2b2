import { defined } from '../../domain/defined.ts';
import { plain } from '../../domain/language.ts';
import type { ChangesPage, LinkedTitle, ListedChange } from '../../domain/page/page.ts';
import { rowsPath } from '../../domain/paths/page-owners.ts';
import { outcomeOf, takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type { Change, ChangedEntry, Edition, ProgrammeEntry, SiteEvent } from '../../domain/site/site.ts';
import { constant } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { changesFeedFile } from '../links/changes-links.ts';
import { pageHref } from '../links/links.ts';
import { day, deadline, spanOf } from '../moments.ts';
import { entryAnchor } from '../parts/plan-cards.ts';
import { changeWords, linkedTitle } from '../parts/plan-outcomes.ts';
import { planStatus } from '../parts/plan-status.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import { programmePath } from './plan-session-page.ts';

interface EditionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** The page of an edition's changes. Each says what was told at its time, and where an entry is now. */
export function planChangesPage(context: PlanContext, event: SiteEvent, edition: Edition): ChangesPage {
  const scope = { event, edition };
  const changes = edition.changes.toReversed().map((change) => listedChange(context, scope, change));
  const dates = [...new Set(changes.map(({ told }) => told.iso.slice(0, 10)))];
  return defined({
    event: event.ident,
    eventTitle: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    homeHref: pageHref(context, '/'),
    eventHref: pageHref(context, programmePath(scope)),
    feed: context.basePath + changesFeedFile(context, edition),
    days: dates.map((date) => ({
      day: day(context, date),
      changes: changes.filter(({ told }) => told.iso.startsWith(date)),
    })),
  });
}

/** A change in the list of all changes. */
export function listedChange(context: PlanContext, scope: EditionScope, change: Change): ListedChange {
  const entry = 'entry' in change ? change.entry : undefined;
  const room = change.kind === 'notice' ? change.room : undefined;
  return defined({
    ...changeWords(context, scope.edition, { change, isOfEntry: false }),
    about: entry ? linkedEntry(context, scope, { change, entry }) : room && { title: phrase(context, room.name) },
    now: entry && MOVES.includes(change.kind) ? presentPlace(context, scope, change) : undefined,
    until:
      change.kind === 'notice' && change.until !== null ? deadline(context, scope.edition, change.until) : undefined,
  });
}

/** A change with what it is about, without markup: `The browser nobody asked for: Moved from 8 May 2026, 15:00`. */
export function changeTitle({ about, what, by }: ListedChange): string {
  const said = by === undefined ? what : `${what} ${plain(by.title)}`;
  return about === undefined ? said : `${plain(about.title)}: ${said}`;
}

const MOVES: readonly Change['kind'][] = ['moved', 'delayed'];

/** Where an entry is now. Undefined if it does not take place or is not in the programme. */
function presentPlace(context: PlanContext, { edition }: EditionScope, change: Change): string | undefined {
  const placed = placedEntry(edition, change);
  if (placed === undefined || !takesPlace(edition, placed.entry)) return undefined;
  const { room } = placed.entry;
  const { text } = spanOf(context, edition, placed);
  return room === undefined ? text : `${text}, ${plain(phrase(context, room.name))}`;
}

/** An entry with a link to the page of the session, else to its row in the schedule, if that ever shows. */
function linkedEntry(
  context: PlanContext,
  scope: EditionScope,
  { change, entry }: { readonly change: Change; readonly entry: ChangedEntry },
): LinkedTitle {
  const { event, edition } = scope;
  const linked = linkedTitle(context, edition, entry);
  const placed = placedEntry(edition, change);
  if (linked.href !== undefined || placed === undefined) return linked;
  const schedule = edition.year < event.currentYear ? constant(true) : (edition.sections.schedule ?? constant(false));
  if (shown(context, schedule).length === 0) return linked;
  const isCurrent = edition.year === event.currentYear && entry.day !== undefined;
  const path = (isCurrent ? rowsPath(event, entry.day) : undefined) ?? programmePath(scope);
  return { ...linked, href: `${pageHref(context, path)}#${entryAnchor(edition, placed)}` };
}

/** The entry that a change names; of a session with several slots, the first of those that it is about. */
function placedEntry(edition: Edition, change: Change): Placed<ProgrammeEntry> | undefined {
  return edition.days
    .flatMap(({ programme }) => programme)
    .find(({ entry }) => outcomeOf(edition, entry).changes.includes(change));
}
