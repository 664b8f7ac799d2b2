import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { calendarOf } from '../../../src/domain/programme/starred-calendar.ts';
import { CANCELLED, CARON, planWith, programmeFile, SPRING } from '../../support/changed-programme.ts';
import { planOf } from '../../support/planned-content.ts';

describe('the calendar', () => {
  const told: readonly (readonly [string, readonly string[]])[] = [
    ['a', ['at: 2026-05-07T10:00', 'kind: cancelled', `entry: ${CARON}`]],
    ['b', ['at: 2026-05-07T11:00', 'kind: restored', `entry: ${CARON}`]],
    ['c', ['at: 2026-05-07T12:00', 'kind: moved', `entry: ${CARON}`, 'from: { startsAt: 2026-05-08T10:30 }']],
    ['d', ['at: 2026-05-08T10:00', 'kind: shift', 'room: loom-hall', 'from: 2026-05-08T13:00', 'minutes: 10']],
    ['e', ['at: 2026-05-08T11:00', 'kind: cancelled', `entry: ${CARON}`]],
  ];
  /** The events of a calendar, as a library for calendar programs reads them. It throws for a text that is no calendar. */
  const eventsIn = (calendar: string): readonly ICAL.Component[] =>
    new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents('vevent');
  const valuesOf = (event: ICAL.Component | undefined, ...names: readonly string[]): readonly (string | undefined)[] =>
    names.map((name) => event?.getFirstPropertyValue(name)?.toString());

  it('raises the sequence number with each change of a session, and says whether it is cancelled', async () => {
    const seen = [];
    for (let count = 0; count <= told.length; count += 1) {
      const plan = await planWith(Object.fromEntries(told.slice(0, count)));
      const [event, ...others] = eventsIn(await programmeFile(plan, `sessions/${CARON}.ics`));
      expect(others).toEqual([]);
      seen.push(valuesOf(event, 'sequence', 'status', 'dtstamp'));
    }
    const before = Number(seen[0]?.[0]);
    expect(seen.map(([sequence, status]) => [Number(sequence) - before, status])).toEqual([
      [0, undefined],
      [1, 'CANCELLED'],
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [5, 'CANCELLED'],
    ]);
    const stamps = seen.map(([, , stamp]) => stamp as string);
    expect(stamps.slice(1)).toEqual(stamps.slice(1).toSorted());
  });

  it('asks calendar apps to fetch it again each hour', async () => {
    const plan = await planOf(SPRING);
    for (const name of ['schedule.ics', `sessions/${CARON}.ics`]) {
      const calendar = new ICAL.Component(ICAL.parse(await programmeFile(plan, name)) as unknown[]);
      const interval = calendar.getFirstPropertyValue('refresh-interval') as ICAL.Duration;
      expect(interval.toSeconds()).toBe(3600);
      expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
    }
  });

  it('leaves sessions that no change touches as they were', async () => {
    const name = 'sessions/two-banks-1.ics';
    const changed = await planWith(CANCELLED);
    const event = async (plan: Plan): Promise<string> =>
      /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(await programmeFile(plan, name))?.[0] as string;
    expect(await event(changed)).toBe(await event(await planOf(SPRING)));
  });

  it('of starred sessions has a cancelled one as such', async () => {
    const plan = await planWith(CANCELLED);
    const sessions = [CARON, 'two-banks-1'];
    const cut = calendarOf(await programmeFile(plan, 'schedule.ics'), {
      edition: 'devlica/2026',
      starred: [CARON],
      sessions,
    });
    expect(eventsIn(cut).map((event) => valuesOf(event, 'status'))).toEqual([['CANCELLED']]);
  });
});
