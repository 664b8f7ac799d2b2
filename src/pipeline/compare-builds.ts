import type { BuildComparison, MovedSession, SessionPlace } from '../domain/build-comparison.ts';
import type { Plan } from '../domain/plan.ts';
import { type PlannedProgramme, PROGRAMME_CALENDAR } from '../domain/programme.ts';
import { calendarFiles } from '../emit/calendars.ts';
import { type CalendarEntry, readCalendar } from '../emit/read-calendar.ts';
import { scheduleFiles } from '../emit/schedule-files.ts';
import { type OldBuild, readOldBuild } from '../publish/old-build.ts';

/**
 * Compares a plan with a published build: which addresses would vanish, and which sessions were moved without a new
 * revision. Throws `OldBuildError`.
 */
export async function compareBuilds(plan: Plan, folder: string): Promise<BuildComparison> {
  const old = readOldBuild(folder);
  return { folder, vanished: vanished(plan, old), moved: await movedSessions(plan, old) };
}

function vanished({ site, routes, feeds, programmes, redirects }: Plan, old: OldBuild): readonly string[] {
  const made = programmes.flatMap((one) => [...calendarFiles(one), ...scheduleFiles(one)]);
  const addresses = new Set([
    ...routes.map(({ file }) => addressOf(file)),
    ...feeds.map(({ file }) => addressOf(file)),
    ...made.map(({ path }) => addressOf(path)),
    ...redirects.map(({ from }) => `/${from.slice(site.basePath.length)}`),
    '/sitemap.xml',
  ]);
  return [...new Set([...old.files.map(addressOf), ...old.redirects])]
    .filter((address) => !addresses.has(address))
    .sort();
}

/** The address of a file: `devlica/index.html` → `/devlica/`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

async function movedSessions(plan: Plan, old: OldBuild): Promise<readonly MovedSession[]> {
  const moved: MovedSession[] = [];
  for (const programme of plan.programmes) {
    const file = programme.folder + PROGRAMME_CALENDAR;
    if (!old.files.includes(file)) continue;
    const before = new Map(readCalendar(old.read(file)).map((entry) => [entry.id, entry]));
    for (const entry of await sessionEntries(programme)) {
      const was = before.get(entry.id);
      if (was !== undefined && hasMoved(was, entry)) moved.push(movedSession(programme, was, entry));
    }
  }
  return moved;
}

/** The programme's sessions as they will appear in its calendar, with an entry for each slot of a session. */
async function sessionEntries(programme: PlannedProgramme): Promise<readonly CalendarEntry[]> {
  const sessions = programme.days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'session');
  const idents = new Set(sessions.map(({ ident }) => ident));
  const calendar = calendarFiles(programme).find(({ path }) => path === programme.folder + PROGRAMME_CALENDAR);
  const text = typeof calendar?.content === 'function' ? await calendar.content() : '';
  return readCalendar(String(text)).filter(({ id }) => {
    const ident = identOf(programme, id);
    return idents.has(ident) || idents.has(ident.replace(/-\d+$/, ''));
  });
}

function identOf({ event, year }: PlannedProgramme, id: string): string {
  return id.slice(`${event}-${year}-`.length);
}

function hasMoved(was: CalendarEntry, is: CalendarEntry): boolean {
  return is.revision <= was.revision && JSON.stringify(placeOf(was)) !== JSON.stringify(placeOf(is));
}

function placeOf({ startsAt, endsAt, location }: CalendarEntry): SessionPlace {
  return { startsAt, endsAt, location };
}

function movedSession(programme: PlannedProgramme, was: CalendarEntry, is: CalendarEntry): MovedSession {
  const { event, year } = programme;
  return {
    event,
    year,
    session: identOf(programme, is.id),
    title: is.title,
    revision: is.revision,
    was: placeOf(was),
    is: placeOf(is),
  };
}
