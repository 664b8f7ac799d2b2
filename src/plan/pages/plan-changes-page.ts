import { formatInstant } from '../../domain/dates.ts';
import { defined } from '../../domain/defined.ts';
import { outcomeOf } from '../../domain/entry-outcomes.ts';
import type { ChangedPlace, ChangeNote, ChangesPage, Moment } from '../../domain/page.ts';
import type { Placed } from '../../domain/schedule.ts';
import type { Change, ChangedEntry, Edition, EntryPosition, ProgrammeEntry, SiteEvent } from '../../domain/site.ts';
import { constant } from '../../domain/timeline.ts';
import { zonedIso } from '../../domain/zone.ts';
import { changesFeedFile } from '../links/changes-links.ts';
import { linkTo, pageHref } from '../links/links.ts';
import { sessionPath } from '../links/site-pages.ts';
import { day, deadline, moment, spanOf } from '../moments.ts';
import { entryAnchor } from '../parts/plan-cards.ts';
import { planStatus } from '../parts/plan-status.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import { shown } from '../windows.ts';
import { programmePath } from './plan-session-page.ts';

interface EditionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** The page of an edition's changes. They say what was told at their time; times and rooms are those of the build. */
export function planChangesPage(context: PlanContext, event: SiteEvent, edition: Edition): ChangesPage {
  const scope = { event, edition };
  const notes = edition.changes.toReversed().map((change) => changeNote(context, scope, change));
  const dates = [...new Set(notes.map(({ at }) => at.iso.slice(0, 10)))];
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
      changes: notes.filter(({ at }) => at.iso.startsWith(date)),
    })),
  });
}

/** A change as visitors read it. */
export function changeNote(context: PlanContext, scope: EditionScope, change: Change): ChangeNote {
  const { ident, kind, urgent, at, text } = change;
  const entry = 'entry' in change ? change.entry : undefined;
  const room = 'room' in change ? change.room : undefined;
  const title = entry?.title ?? room?.name;
  return defined({
    ident,
    kind,
    urgent,
    at: timeOfDay(context, at),
    word: wordOf(context, change),
    title: title && phrase(context, title),
    ...(entry === undefined ? {} : entryLink(context, scope, entry)),
    was: change.kind === 'moved' ? formerPlace(context, change.from) : undefined,
    now: entry && MOVES.includes(kind) ? presentPlace(context, scope, entry) : undefined,
    by:
      change.kind === 'replaced'
        ? { title: phrase(context, change.by.title), ...entryLink(context, scope, change.by) }
        : undefined,
    until: change.kind === 'notice' && change.until !== null ? deadline(context, change.until) : undefined,
    text: text && phrase(context, text),
  });
}

const MOVES: readonly Change['kind'][] = ['moved', 'delayed'];

function wordOf(context: PlanContext, change: Change): string {
  const key = `schedule:changesPage.kinds.${change.kind}`;
  if (change.kind === 'delayed') return context.t(key, { count: change.minutes });
  if (change.kind !== 'shift') return context.t(key);
  return context.t(key, { count: change.minutes, from: moment(context, change.from).text });
}

function timeOfDay(context: PlanContext, at: number): Moment {
  const zone = context.site.settings.timeZone;
  return { iso: zonedIso(at, zone), text: formatInstant(at, 'time', { language: context.language, zone }) };
}

function formerPlace(context: PlanContext, { startsAt, room }: Partial<EntryPosition>): ChangedPlace {
  return defined({
    when: startsAt === undefined ? undefined : moment(context, startsAt),
    room: room && phrase(context, room.name),
  });
}

/** Where an entry is now. Undefined if it does not take place or is not in the programme. */
function presentPlace(context: PlanContext, { edition }: EditionScope, entry: ChangedEntry): ChangedPlace | undefined {
  const placed = placedEntry(edition, entry);
  if (placed === undefined || outcomeOf(edition, placed.entry).state.kind !== 'planned') return undefined;
  const { room } = placed.entry;
  return defined({ when: spanOf(context, placed), room: room && phrase(context, room.name) });
}

/** The page of a session, else the entry in the schedule, if that ever shows. */
function entryLink(context: PlanContext, scope: EditionScope, entry: ChangedEntry): { readonly href?: string } {
  const { event, edition } = scope;
  const page = entry.day === undefined ? linkTo(context, sessionPath(edition, entry)) : {};
  if (page.href !== undefined) return page;
  const placed = placedEntry(edition, entry);
  const isPast = edition.year < event.currentYear;
  const schedule = isPast ? constant(true) : (edition.sections.schedule ?? constant(false));
  if (placed === undefined || shown(context, schedule).length === 0) return {};
  return { href: `${pageHref(context, programmePath(scope))}#${entryAnchor(context, placed)}` };
}

/** The first slot of a session, or the special entry or break of a day. */
function placedEntry({ days }: Edition, { ident, day }: ChangedEntry): Placed<ProgrammeEntry> | undefined {
  return days
    .filter(({ date }) => day === undefined || day === date)
    .flatMap(({ programme }) => programme)
    .find(({ entry }) => (entry.kind === 'session' ? day === undefined && entry.session.ident : entry.ident) === ident);
}
