import { TOOL_TEMPLATES } from '../domain/page/page.ts';
import type { Plan } from '../domain/page/plan.ts';
import { type PlannedProgramme, PROGRAMME_CALENDAR, sessionCalendar } from '../domain/programme/programme.ts';
import { sessionOfSlot } from '../domain/programme/slot-idents.ts';
import type { BuildComparison, MovedSession, SessionPlace } from '../domain/site/build-comparison.ts';
import type { Edition, Site } from '../domain/site/site.ts';
import { calendarFiles } from '../emit/calendars.ts';
import { deadlinesFile } from '../emit/deadline-calendars.ts';
import { type CalendarEntry, readCalendar } from '../emit/read-calendar.ts';
import { scheduleFiles } from '../emit/schedule-files.ts';
import { type OldBuild, readOldBuild } from '../publish/old-build.ts';
import { isCalledOff, type ProgrammeComparison, proposeChanges } from './propose-changes.ts';
import { publishedChanges } from './published-changes.ts';

/** A build to compare with an old one. */
export interface ComparedBuild {
  readonly plan: Plan;
  readonly site: Site;
}

/**
 * Compares a build with a published one: which addresses would vanish, which sessions were moved without a new revision,
 * and which changes visitors have not been told of. Throws `OldBuildError`.
 */
export async function compareBuilds({ plan, site }: ComparedBuild, folder: string): Promise<BuildComparison> {
  const old = readOldBuild(folder);
  const told = publishedChanges(old);
  const toldIn = ({ event, year }: Edition): readonly string[] => told.get(`${event}/${year}`) ?? [];
  const editions = site.events.flatMap((event) => event.editions);
  const comparisons: ProgrammeComparison[] = [];
  for (const programme of plan.programmes) {
    const edition = editions.find(({ event, year }) => event === programme.event && year === programme.year);
    if (edition === undefined || !old.files.includes(programme.folder + PROGRAMME_CALENDAR)) continue;
    const toldChanges = new Set(toldIn(edition));
    const [before, now] = [sessionsIn(programme, old), await sessionsOf(programme)];
    comparisons.push({ programme, edition, before, now, toldChanges });
  }
  return {
    folder,
    vanished: vanished(plan, old, editions),
    moved: comparisons.flatMap(movedSessions),
    proposed: comparisons.flatMap(proposeChanges),
    removedChanges: editions.flatMap((edition) => {
      const kept = new Set(edition.changes.map(({ ident }) => ident));
      const { event, year } = edition;
      return toldIn(edition).flatMap((ident) => (kept.has(ident) ? [] : [{ event, year, ident }]));
    }),
  };
}

function vanished(
  { site, routes, feeds, programmes, deadlines, redirects }: Plan,
  old: OldBuild,
  editions: readonly Edition[],
): readonly string[] {
  const made = [
    ...programmes.flatMap((one) => [...calendarFiles(one), ...scheduleFiles(one)]),
    ...deadlines.map(deadlinesFile),
  ];
  const addresses = new Set([
    ...routes.map(({ file }) => addressOf(file)),
    ...feeds.map(({ file }) => addressOf(file)),
    ...made.map(({ path }) => addressOf(path)),
    ...redirects.map(({ from }) => `/${from.slice(site.basePath.length)}`),
    ...editions.flatMap(cancelledCalendars),
    '/sitemap.xml',
  ]);
  const gone = old.files.filter((file) => !addresses.has(addressOf(file)) && !isOfTool(old.templateOf(file)));
  const unled = old.redirects.filter((address) => !addresses.has(address));
  return [...new Set([...gone.map(addressOf), ...unled])].sort();
}

/** Whether the pages of a template come from no record, so that nobody can say where such a page went. */
function isOfTool(template: string | undefined): boolean {
  return TOOL_TEMPLATES.some((one) => one === template);
}

/** The calendars that sessions need no longer have, because a change cancels or replaces them. */
function cancelledCalendars(edition: Edition): readonly string[] {
  return edition.sessions
    .filter((session) => isCalledOff(edition, session))
    .map(({ ident }) => `/${edition.event}/${edition.year}/${sessionCalendar(ident)}`);
}

/** The address of a file: `devlica/index.html` → `/devlica/`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** The entries of sessions in the old calendar, by the ident of the slot. Each session had a calendar of its own. */
function sessionsIn(programme: PlannedProgramme, old: OldBuild): ReadonlyMap<string, CalendarEntry> {
  const files = new Set(old.files);
  const entries = readCalendar(old.read(programme.folder + PROGRAMME_CALENDAR));
  return bySlot(programme, entries, (ident) => files.has(programme.folder + sessionCalendar(ident)));
}

/** The entries of sessions as they will appear in the calendar, with an entry for each slot of a session. */
async function sessionsOf(programme: PlannedProgramme): Promise<ReadonlyMap<string, CalendarEntry>> {
  const sessions = programme.days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'session');
  const idents = new Set(sessions.map(({ session = '' }) => session));
  const calendar = calendarFiles(programme).find(({ path }) => path === programme.folder + PROGRAMME_CALENDAR);
  const text = typeof calendar?.content === 'function' ? await calendar.content() : '';
  return bySlot(programme, readCalendar(String(text)), (ident) => idents.has(ident));
}

function bySlot(
  { event, year }: PlannedProgramme,
  entries: readonly CalendarEntry[],
  isSession: (ident: string) => boolean,
): ReadonlyMap<string, CalendarEntry> {
  const named = entries.map((entry) => [entry.id.slice(`${event}-${year}-`.length), entry] as const);
  return new Map(named.filter(([slot]) => isSession(sessionOfSlot(slot))));
}

function movedSessions({ programme, before, now }: ProgrammeComparison): readonly MovedSession[] {
  return [...now].flatMap(([slot, is]) => {
    const was = before.get(slot);
    return was !== undefined && hasMoved(was, is) ? [movedSession(programme, slot, { was, is })] : [];
  });
}

function hasMoved(was: CalendarEntry, is: CalendarEntry): boolean {
  return is.revision <= was.revision && JSON.stringify(placeOf(was)) !== JSON.stringify(placeOf(is));
}

function placeOf({ startsAt, endsAt, location, isCancelled }: CalendarEntry): SessionPlace {
  return { startsAt, endsAt, location, isCancelled };
}

function movedSession(
  { event, year }: PlannedProgramme,
  slot: string,
  { was, is }: { readonly was: CalendarEntry; readonly is: CalendarEntry },
): MovedSession {
  return {
    event,
    year,
    session: sessionOfSlot(slot),
    title: is.title,
    revision: is.revision,
    was: placeOf(was),
    is: placeOf(is),
  };
}
