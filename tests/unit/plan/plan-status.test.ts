import { describe, expect, it } from 'vitest';
import type { EditionPage, EventPage, HomePage, SessionPage } from '../../../src/domain/page/page.ts';
import type { FormPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan, Route } from '../../../src/domain/page/plan.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { type CalendarEntry, readCalendar } from '../../../src/emit/read-calendar.ts';
import { planOf, programmeIn } from '../../support/planned-content.ts';

/** The instants of the current edition: before it, on its day, and after it. */
const at = (wall: string): number => Date.parse(`${wall}:00+02:00`) / 1000;
const BEFORE = at('2026-04-01T12:00');
const ACTIVE = at('2026-05-08T12:00');
const AFTER = at('2026-05-20T12:00');

const EDITION = 'content/events/devlica/2026/edition.yaml';

/** A plan in which an edition has further fields, given as YAML. */
const withStatus = (fields: string, instant = BEFORE, edition = EDITION): Promise<Plan> =>
  planOf(instant, (content) => content.write(edition, `${content.read(edition)}\n${fields}\n`));

const cancelled = (instant = BEFORE): Promise<Plan> =>
  withStatus('status: cancelled\nstatusText: { en: "All **tickets** are refunded.", hr: Vraćamo novac. }', instant);

function routeAt({ routes }: Plan, path: string): Route {
  const found = routes.find((route) => route.path === path);
  if (found === undefined) throw new Error(`There is no page ${path}.`);
  return found;
}

function pageAt<T>(plan: Plan, path: string): T {
  return routeAt(plan, path).content as unknown as T;
}

/** The calendar of the programme. */
async function calendarOf(plan: Plan): Promise<readonly CalendarEntry[]> {
  const programme = programmeIn(plan, 'devlica/2026/');
  const file = (programme === undefined ? [] : calendarFiles(programme)).find(({ path }) => /schedule.ics$/.test(path));
  return readCalendar(typeof file?.content === 'function' ? String(await file.content()) : '');
}

const ldAt = (plan: Plan, path: string): Readonly<Record<string, unknown>> =>
  routeAt(plan, path).head.jsonLd.find((one) => one['@type'] === 'Event') as Readonly<Record<string, unknown>>;

describe('a cancelled edition', () => {
  it('says so on the pages of the event, its sessions and its speakers, in each language', async () => {
    const plan = await cancelled();
    for (const path of ['/devlica/', '/devlica/2026/sessions/small-browser/', '/devlica/2026/oosterdal-femke/']) {
      expect(pageAt<EventPage>(plan, path).status).toEqual({
        kind: 'cancelled',
        word: 'Cancelled',
        sentence: 'Devlica 2026 has been cancelled.',
        text: { html: expect.stringContaining('<strong>tickets</strong>') },
      });
    }
    expect(pageAt<EventPage>(plan, '/hr/devlica/').status).toMatchObject({
      word: 'Otkazano',
      sentence: 'Devlica 2026 neće se održati.',
    });
    expect(pageAt<EditionPage>(plan, '/devlica/2025/').status).toBeUndefined();
    expect(routeAt(plan, '/devlica/').head.title).toBe('Cancelled: Devlica 2026');
  });

  it('is not announced as coming up', async () => {
    const plan = await cancelled();
    const home = pageAt<HomePage>(plan, '/');
    const card = home.events.cards.find(({ event }) => event === 'devlica');
    expect([card?.phases, card?.status?.word, home.expected]).toEqual([undefined, 'Cancelled', []]);
    expect(pageAt<EventPage>(plan, '/devlica/').hero.phases).toBeUndefined();
  });

  it('sells no tickets, and no button leads to them', async () => {
    const { sections, hero } = pageAt<EventPage>(await cancelled(), '/devlica/');
    expect(sections.find(({ kind }) => kind === 'tickets')).toMatchObject({ closedBy: 'cancelled', offers: [] });
    expect(hero.buttons.filter(({ href }) => /tickets/.test(href))).toEqual([]);
    const open = pageAt<EventPage>(await planOf(BEFORE), '/devlica/');
    expect(open.hero.buttons.some(({ href }) => /tickets/.test(href))).toBe(true);
  });

  it('takes no registrations, and says why', async () => {
    for (const path of ['/volunteer/', '/exhibitors/']) {
      const { registration } = pageAt<FormPage>(await cancelled(), path);
      expect(registration.window).toEqual({
        states: [{ from: null, until: null, value: 'closed' }],
        closedBy: 'cancelled',
      });
    }
  });

  it('has no survey', async () => {
    const surveys = (plan: Plan) => JSON.stringify(routeAt(plan, '/survey/').content);
    expect(surveys(await planOf(AFTER))).toContain('devlica-2026');
    expect(surveys(await cancelled(AFTER))).not.toContain('devlica-2026');
  });

  it('never begins: neither it nor its sessions are on or over', async () => {
    for (const instant of [BEFORE, ACTIVE, AFTER]) {
      const plan = await cancelled(instant);
      const { slot } = pageAt<SessionPage>(plan, '/devlica/2026/sessions/small-browser/');
      expect(slot?.stages).toEqual([{ from: null, until: null, value: 'before' }]);
      expect(slot?.rating).toBeUndefined();
      const { sections } = pageAt<EventPage>(plan, '/devlica/');
      expect(sections.find(({ kind }) => kind === 'schedule')).toMatchObject({ live: [] });
    }
  });

  it('is cancelled for search engines, and so are its sessions', async () => {
    const plan = await cancelled();
    const eventStatus = 'https://schema.org/EventCancelled';
    const event = ldAt(plan, '/devlica/');
    expect(event).toMatchObject({ eventStatus, startDate: '2026-05-08T08:00:00+02:00' });
    expect(event['offers'] ?? []).toEqual([]);
    expect((event['subEvent'] as readonly object[])[0]).toMatchObject({ eventStatus });
    expect(ldAt(plan, '/devlica/2026/sessions/small-browser/')).toMatchObject({
      eventStatus,
      superEvent: { eventStatus },
    });
    expect(ldAt(await planOf(BEFORE), '/devlica/')).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
    });
  });

  it('is cancelled in calendars, whose entries have a higher revision', async () => {
    const planned = await calendarOf(await planOf(BEFORE));
    const inOrder = [
      await calendarOf(await withStatus('status: postponed')),
      await calendarOf(await withStatus('status: moved')),
      await calendarOf(await cancelled()),
    ];
    expect(planned.some(({ isCancelled }) => isCancelled)).toBe(false);
    for (const [index, entries] of inOrder.entries()) {
      expect(entries.map(({ id }) => id)).toEqual(planned.map(({ id }) => id));
      expect(entries.map(({ revision }) => revision)).toEqual(planned.map(({ revision }) => revision + index + 1));
    }
    const off = inOrder.map((entries) => entries.map(({ isCancelled }) => isCancelled));
    expect(off.map((all) => [...new Set(all)])).toEqual([[true], [false], [true]]);
    expect(programmeIn(await cancelled(), 'devlica/2026/')?.title).toBe('Cancelled: Devlica 2026');
  });

  it('may be a past one', async () => {
    const plan = await withStatus('status: cancelled', BEFORE, 'content/events/worklica/2025/edition.yaml');
    expect(pageAt<EditionPage>(plan, '/worklica/2025/').status).toMatchObject({ kind: 'cancelled' });
    expect(pageAt<HomePage>(plan, '/').history).toContainEqual(
      expect.objectContaining({ title: 'Cancelled: Worklica 2025' }),
    );
  });
});

describe('a postponed edition', () => {
  it('keeps its dates for search engines, and sells nothing until it has new ones', async () => {
    const plan = await withStatus('status: postponed');
    expect(ldAt(plan, '/devlica/')).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
      startDate: '2026-05-08T08:00:00+02:00',
    });
    const { status, sections } = pageAt<EventPage>(plan, '/devlica/');
    expect(status?.sentence).toContain('has been postponed');
    expect(sections.find(({ kind }) => kind === 'tickets')).toMatchObject({ closedBy: 'postponed' });
  });
});

describe('a moved edition', () => {
  it('names the earlier date, and sells tickets as before', async () => {
    const plan = await withStatus('status: moved\npreviousStartDate: 2026-03-20');
    const { status, hero, sections } = pageAt<EventPage>(plan, '/devlica/');
    expect(status).toMatchObject({ kind: 'moved', word: 'New date' });
    expect(status?.sentence.replaceAll('\u00a0', ' ')).toBe(
      'Devlica 2026 takes place on 8 May 2026. The earlier date, 20 March 2026, no longer applies.',
    );
    expect(hero.phases).toBeDefined();
    expect(sections.find(({ kind }) => kind === 'tickets')).toHaveProperty('summary');
    expect(ldAt(plan, '/devlica/')).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-03-20',
      startDate: '2026-05-08T08:00:00+02:00',
    });
    expect(ldAt(plan, '/devlica/2026/sessions/small-browser/')).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
    });
  });
});
