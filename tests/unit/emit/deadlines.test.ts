import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { FooterSlice } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { DEADLINES_CALENDAR } from '../../../src/domain/programme/deadlines.ts';
import { deadlinesFile } from '../../../src/emit/deadline-calendars.ts';
import { at, E26, SPRING } from '../../support/changed-programme.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const AUTUMN = at('2026-10-01T12:00');
const FOLDER = 'devlica/2026/';

async function textOf(plan: Plan, folder = FOLDER): Promise<string | undefined> {
  const deadlines = plan.deadlines.find((one) => one.folder === folder);
  if (deadlines === undefined) return undefined;
  const { path, content } = deadlinesFile(deadlines);
  expect(path).toBe(folder + DEADLINES_CALENDAR);
  return String(typeof content === 'function' ? await content() : content);
}

/** The entries of a calendar by their ids, as a library for calendar programs reads them. */
async function entriesOf(plan: Plan, folder = FOLDER): Promise<ReadonlyMap<string, ICAL.Component>> {
  const calendar = new ICAL.Component(ICAL.parse((await textOf(plan, folder)) ?? '') as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  return new Map(events.map((event) => [field(event, 'uid').replace(/@.*/, ''), event]));
}

function field(event: ICAL.Component | undefined, name: string): string {
  return event?.getFirstPropertyValue(name)?.toString() ?? '';
}

const edited = (file: string, from: string, to: string): Promise<Plan> =>
  planOf(SPRING, (content: ContentEdits) => content.edit(`${E26}/${file}`, from, to));

const names = async (plan: Plan): Promise<readonly string[]> =>
  [...(await entriesOf(plan)).keys()].map((id) => id.replace('devlica-2026-deadline-', ''));

describe('the calendar of deadlines', () => {
  it('has what is due, in the order of time', async () => {
    const entries = await entriesOf(await planOf(SPRING));
    expect([...entries].map(([id, event]) => [id, field(event, 'dtstart'), field(event, 'summary')])).toEqual([
      ['devlica-2026-deadline-ticket-early', '2025-10-31', 'Devlica 2026: sales of “Early” tickets end'],
      ['devlica-2026-deadline-ticket-mini-sponsor', '2025-10-31', 'Devlica 2026: sales of “Mini sponsor” tickets end'],
      ['devlica-2026-deadline-lectureRegistration', '2026-02-28', 'Devlica 2026: call for proposals closes'],
      ['devlica-2026-deadline-sponsorRegistration', '2026-04-30', 'Devlica 2026: sponsor applications close'],
      ['devlica-2026-deadline-volunteerRegistration', '2026-04-30', 'Devlica 2026: volunteer applications close'],
      ['devlica-2026-deadline-pressRegistration', '2026-04-30', 'Devlica 2026: press registration closes'],
      ['devlica-2026-deadline-ticketSales', '2026-05-07', 'Devlica 2026: ticket sales end'],
      ['devlica-2026-deadline-survey', '2026-06-30', 'Devlica 2026: survey closes'],
    ]);
  });

  it('has all-day entries for dates, and a time for others', async () => {
    const plan = await edited('edition.yaml', 'to: 2026-02-28', 'to: 2026-02-27T18:00');
    const entries = await entriesOf(plan);
    const call = entries.get('devlica-2026-deadline-lectureRegistration');
    const volunteers = entries.get('devlica-2026-deadline-volunteerRegistration');
    const start = (event: ICAL.Component | undefined): ICAL.Time =>
      event?.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect([start(call).isDate, start(call).toString(), start(call).zone?.tzid]).toEqual([
      false,
      '2026-02-27T18:00:00',
      'Europe/Zagreb',
    ]);
    expect([start(volunteers).isDate, start(volunteers).toString()]).toEqual([true, '2026-04-30']);
    expect(field(volunteers, 'url')).toMatch(/^https:.*\/volunteer\/$/);
  });

  it('is the same before and after the event', async () => {
    expect(await textOf(await planOf(AUTUMN))).toBe(await textOf(await planOf(SPRING)));
  });

  it('has the same ids and a higher sequence number when a deadline moves and the revision is raised', async () => {
    const plan = await planOf(SPRING, (content) => {
      content.edit(`${E26}/edition.yaml`, 'revision: 3\nupdated: 2026-03-16', 'revision: 4\nupdated: 2026-03-20');
      content.edit(`${E26}/edition.yaml`, 'to: 2026-02-28', 'to: 2026-03-14');
    });
    const before = (await entriesOf(await planOf(SPRING))).get('devlica-2026-deadline-lectureRegistration');
    expect(field(before, 'sequence')).toBe('3');
    expect([...(await names(plan))].sort()).toEqual([...(await names(await planOf(SPRING)))].sort());
    const call = (await entriesOf(plan)).get('devlica-2026-deadline-lectureRegistration');
    expect(['dtstart', 'sequence', 'dtstamp'].map((name) => field(call, name))).toEqual([
      '2026-03-14',
      '4',
      '2026-03-20T00:00:00Z',
    ]);
  });

  it('says that all is off if the edition is cancelled', async () => {
    const entries = await entriesOf(await edited('edition.yaml', 'dateLimits:', 'status: cancelled\ndateLimits:'));
    expect(entries.size).toBeGreaterThan(3);
    for (const event of entries.values()) expect(field(event, 'status')).toBe('CANCELLED');
  });

  it('leaves out what the edition does not offer: forms, seats, teams, unlisted and unsold tickets', async () => {
    expect(await names(await planOf(SPRING))).toContain('ticket-early');
    for (const line of ['listed', 'available']) {
      const plan = await planOf(SPRING, (content) => {
        const file = `${E26}/tickets.yaml`;
        const [before, after = ''] = content.read(file).split(/(?=icon: early\n)/);
        content.write(file, before + after.replace(`${line}: true`, `${line}: false`));
      });
      expect(await names(plan), line).not.toContain('ticket-early');
    }
    const names26 = await names(await planOf(SPRING));
    for (const name of ['workshopRegistration', 'teamRegistration', 'exhibitorRegistration']) {
      expect(names26).not.toContain(name);
    }
    const ofWorklica = await entriesOf(await planOf(SPRING), 'worklica/2026/');
    expect([...ofWorklica.keys()]).not.toContain('worklica-2026-deadline-volunteerRegistration');
  });

  it('has no end of ticket sales while every ticket is sold out', async () => {
    const plan = await planOf(SPRING, (content) => {
      const file = `${E26}/tickets.yaml`;
      content.write(file, content.read(file).replaceAll('available: true', 'available: false'));
    });
    expect(await names(plan)).not.toContain('ticketSales');
    expect(await names(plan)).toContain('lectureRegistration');
  });

  it('has the seats of an edition with workshops, until the last workshop begins', async () => {
    const entries = await entriesOf(await planOf(SPRING), 'worklica/2026/');
    const end = field(entries.get('worklica-2026-deadline-workshopRegistration'), 'dtstart');
    expect(end).toBe('2026-05-08T13:20:00');
  });

  it('does not exist for events that are disabled, hidden or secret', async () => {
    const devlica = 'content/events/devlica/event.yaml';
    for (const line of ['enabled', 'visible']) {
      const plan = await planOf(SPRING, (content) => content.edit(devlica, `\n${line}: true`, `\n${line}: false`));
      expect(await textOf(plan), line).toBeUndefined();
    }
    const secret = await planOf(SPRING, (content) =>
      content.edit('content/site.yaml', 'secretPages: [', 'secretPages: [/devlica/**, '),
    );
    expect(await textOf(secret)).toBeUndefined();
  });

  it('is linked in the footer of its event, in each language, until the last deadline is over', async () => {
    const plan = await planOf(SPRING);
    const linkIn = (name: string) => {
      const footer = plan.slices.find((slice) => slice.name === name)?.content as FooterSlice | undefined;
      return footer?.links.find(({ ident }) => ident === 'deadlines');
    };
    expect(linkIn('footer-devlica-en')).toMatchObject({
      title: 'Deadlines as a calendar',
      href: '/devlica/2026/deadlines.ics',
      shown: [{ from: null, until: at('2026-07-01T00:00') }],
    });
    expect(linkIn('footer-devlica-hr')).toMatchObject({ title: 'Rokovi u kalendaru' });
    expect(linkIn('footer-site-en')).toBeUndefined();
  });
});
