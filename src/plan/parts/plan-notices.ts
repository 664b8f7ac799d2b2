import type { ChangeNote } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { changesPath } from '../../domain/paths/addresses.ts';
import { lastUse, stillHolds } from '../../domain/programme/change-use.ts';
import type { Change, Edition, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { and, constant, during, isNever, not, type Window } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { linkTo } from '../links/links.ts';
import { liveSpan } from '../links/live-editions.ts';
import { listedChange } from '../pages/plan-changes-page.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';

/** The changes of a programme that stand above it, and those that stand above everything else. */

interface EditionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/**
 * The changes above the page of a programme, the urgent ones first, then the newest first: notices that are about no single
 * entry, until they are of no use; and whatever else is urgent, while the edition is on.
 */
export function planNotices(context: PlanContext, scope: EditionScope): readonly ChangeNote[] {
  const isOn = onWindow(scope.edition);
  return notesOf(context, scope, (change) => (isForAll(change) ? constant(true) : urgentIn(isOn, change)));
}

/** The changes above a programme on a page above which `planUrgent` stands: the notices for everybody that are not there. */
export function planSectionNotices(context: PlanContext, scope: EditionScope): readonly ChangeNote[] {
  const isOn = onWindow(scope.edition);
  return notesOf(context, scope, (change) => (isForAll(change) ? not(urgentIn(isOn, change)) : constant(false)));
}

/**
 * The urgent changes that stand above everything else on a page while the edition is on, the newest first. What is about no
 * entry or room names the edition.
 */
export function planUrgent(context: PlanContext, scope: EditionScope): readonly ChangeNote[] {
  const { event, edition } = scope;
  const title = `${plainText(context, event.title)} ${edition.year}`;
  const about = { title, ...linkTo(context, changesPath(edition)) };
  const isOn = onWindow(edition);
  return notesOf(context, scope, (change) => urgentIn(isOn, change)).map((note) => ({ about, ...note }));
}

function isForAll(change: Change): boolean {
  return change.kind === 'notice' && change.entry === undefined;
}

function urgentIn(window: Window, { urgent }: Change): Window {
  return urgent ? window : constant(false);
}

/** When an edition is on; never if it does not take place. */
function onWindow(edition: Edition): Window {
  const { from, until } = liveSpan(edition);
  return editionTakesPlace(edition) ? during(from, until) : constant(false);
}

/** The changes that are true, each in its window as long as it is of use, the urgent ones first, then the newest first. */
function notesOf(
  context: PlanContext,
  scope: EditionScope,
  windowOf: (change: Change) => Window,
): readonly ChangeNote[] {
  const { edition } = scope;
  return edition.changes
    .toReversed()
    .flatMap((change) => {
      const window = windowOf(change);
      if (isNever(window) || !stillHolds(edition, change)) return [];
      const periods = shown(context, and(window, during(null, lastUse(edition, change))));
      if (isNeverShown(periods)) return [];
      const { until: _, ...note } = listedChange(context, scope, change);
      return [{ ...note, shown: periods }];
    })
    .sort((a, b) => Number(b.urgent !== undefined) - Number(a.urgent !== undefined));
}
