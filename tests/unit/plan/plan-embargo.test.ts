import { describe, expect, it } from 'vitest';
import type { EventPage, ScheduleRow } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf, serializePlan } from '../../support/planned-content.ts';

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const E26 = 'content/events/devlica/2026';
const MODERATOR = 'rebac-ilic-bruna';

function mark(copy: ContentEdits, file: string, line: string): void {
  copy.edit(`${E26}/${file}`, '---\n', `---\n${line}\n`);
}

function rowsOf(plan: Plan): readonly ScheduleRow[] {
  const page = plan.routes.find((route) => route.path === '/devlica/')?.content as EventPage;
  return page.sections
    .flatMap((section) => (section.kind === 'schedule' ? section.days : []))
    .flatMap((day) => day.rows);
}

describe('an embargo', () => {
  it.each(['embargo: 2026-04-01T10:00', 'visible: false'])('hides a moderator’s ident: %s', async (line) => {
    const plan = await planOf(AT, (copy) => mark(copy, `speakers/${MODERATOR}.md`, line));
    expect(serializePlan(plan)).not.toContain(`2026/${MODERATOR}`);
    const moderators = rowsOf(plan).flatMap((row) => row.moderators ?? []);
    expect(moderators).toEqual([{ name: 'Nadira Bešlić' }]);
  });

  it.each(['embargo: 2026-04-01T10:00', 'visible: false'])('of a session moves no other session: %s', async (line) => {
    const hidden = 'page-that-does-not-blink';
    const whole = rowsOf(await planOf(AT));
    const left = rowsOf(await planOf(AT, (copy) => mark(copy, `sessions/${hidden}.md`, line)));
    const times = (rows: readonly ScheduleRow[]) => rows.map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt }));
    expect(times(left)).toEqual(times(whole.filter((row) => row.id !== `session-${hidden}`)));
    expect(left).toHaveLength(whole.length - 1);
  });

  it('gives the earliest of several ends as the next rebuild', async () => {
    const { nextChange } = (
      await planOf(AT, (copy) => {
        mark(copy, 'speakers/cacic-zeljka.md', 'embargo: 2026-04-20T10:00');
        mark(copy, 'speakers/curkov-tomislav.md', 'embargo: 2026-03-05T10:00');
        mark(copy, 'speakers/lokvencic-iva.md', 'embargo: 2026-04-10T10:00');
      })
    ).site;
    expect(nextChange.rebuild).toBe(Date.parse('2026-03-05T10:00:00+01:00') / 1000);
  });
});
