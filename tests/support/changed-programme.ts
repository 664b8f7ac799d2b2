import type { EventPage, ScheduleRow, SessionPage } from '../../src/domain/page/page.ts';
import type { Plan, Route } from '../../src/domain/page/plan.ts';
import { calendarFiles } from '../../src/emit/calendars.ts';
import { scheduleFiles } from '../../src/emit/schedule-files.ts';
import type { ContentEdits } from './content-in-memory.ts';
import { planOf, programmeIn } from './planned-content.ts';

/** The real content with changes of the current edition's programme, and what pages and files then say. */

export const E26 = 'content/events/devlica/2026';
/** A session of the current edition, at 13:40 in the loom hall. */
export const CARON = 'caron-is-not-an-ornament';
export const CARON_PAGE = `/devlica/2026/sessions/${CARON}/`;

/** An instant on a wall clock in summer, in epoch seconds. */
export const at = (wall: string): number => Date.parse(`${wall}:00+02:00`) / 1000;
export const SPRING = at('2026-03-01T12:00');

/** Changes by the names of their files, each as the lines of its file. */
export type Changes = Readonly<Record<string, readonly string[]>>;

export const CANCELLED: Changes = {
  ill: [
    'at: 2026-05-07T19:30',
    'kind: cancelled',
    `entry: ${CARON}`,
    'text: { en: The speaker is ill., hr: Predavač je bolestan. }',
  ],
};

export interface ChangedProgramme {
  /** Further edits of the content. */
  readonly edit?: (content: ContentEdits) => void;
  readonly instant?: number;
}

export function planWith(changes: Changes, { edit, instant = SPRING }: ChangedProgramme = {}): Promise<Plan> {
  return planOf(instant, (content) => {
    for (const [name, lines] of Object.entries(changes)) content.write(`${E26}/changes/${name}.yaml`, lines.join('\n'));
    edit?.(content);
  });
}

export function routeAt(plan: Plan, path: string): Route | undefined {
  return plan.routes.find((one) => one.path === path);
}

export function sessionAt(plan: Plan, path = CARON_PAGE): SessionPage {
  return routeAt(plan, path)?.content as SessionPage;
}

/** The rows of the current schedule. */
export function rowsIn(plan: Plan): readonly ScheduleRow[] {
  const page = routeAt(plan, '/devlica/')?.content as EventPage;
  return page.sections.flatMap((one) => (one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : []));
}

/** The row of a session or entry, by the ident under which it is starred. */
export function rowOf(plan: Plan, ident = CARON): ScheduleRow | undefined {
  return rowsIn(plan).find(({ star }) => star === ident);
}

/** The text of a calendar or schedule file of the current programme. */
export async function programmeFile(plan: Plan, name: string): Promise<string> {
  const programme = programmeIn(plan, 'devlica/2026/');
  if (programme === undefined) throw new Error('There is no programme.');
  const file = [...calendarFiles(programme), ...scheduleFiles(programme)].find(({ path }) => path.endsWith(name));
  if (typeof file?.content !== 'function') throw new Error(`There is no ${name}.`);
  return String(await file.content());
}
