import { describe, expect, it } from 'vitest';
import { pendingStar } from '../../../src/domain/programme/star-codes.ts';
import { calendarOf } from '../../../src/domain/programme/starred-calendar.ts';
import { readMoment } from '../../../src/domain/time/zone.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { INSTANTS } from '../../support/instants.ts';
import { programmeIn } from '../../support/planned-content.ts';
import { variedSite } from '../../support/varied-site.ts';

const site = await variedSite();
const reading = readMoment(INSTANTS.before, 'start', 'Europe/Zagreb');
if (reading.kind !== 'instant') throw new Error('The test has no instant.');
const plan = await site.plan(reading.at);
const programme = programmeIn(plan, 'devlica/2026/');
if (programme === undefined) throw new Error('There is no programme.');
const sessions = programme.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'session'));
const idents = sessions.map(({ ident }) => ident);
const files = calendarFiles(programme);
const text = async (name: string): Promise<string> => {
  const file = files.find(({ path }) => path.endsWith(name));
  if (file === undefined) throw new Error(`There is no ${name}.`);
  const { content } = file;
  if (typeof content !== 'function') throw new Error(`${name} is not written from content.`);
  return String(await content());
};
const whole = await text('schedule.ics');
const eventsIn = (calendar: string): readonly string[] => calendar.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];

describe('the calendar of starred sessions', () => {
  const starred = ['two-banks-2', 'small-browser'];
  const cut = calendarOf(whole, { edition: 'devlica/2026', starred, sessions: idents });

  it('has the entries of these sessions from the calendar of the programme', () => {
    expect(eventsIn(cut)).toHaveLength(2);
    for (const event of eventsIn(cut)) expect(eventsIn(whole)).toContain(event);
    expect(cut).toContain('UID:devlica-2026-two-banks-2@');
    expect(cut).not.toContain('two-banks-1@');
  });

  it('keeps the zone and everything else except entries', () => {
    const without = (calendar: string): string => calendar.replaceAll(/BEGIN:VEVENT[\s\S]*?END:VEVENT\r\n/g, '');
    expect(without(cut)).toBe(without(whole));
    expect(cut).toContain('BEGIN:VTIMEZONE');
    expect(cut.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('has both slots of a session with two, and each session of the programme once if all are starred', async () => {
    const twice = whole.replace('UID:devlica-2026-two-banks-1@', 'UID:devlica-2026-small-browser--2@');
    const both = calendarOf(twice, { edition: 'devlica/2026', starred: ['small-browser'], sessions: idents });
    expect(eventsIn(both)).toHaveLength(2);
    const all = calendarOf(whole, { edition: 'devlica/2026', starred: idents, sessions: idents });
    expect(eventsIn(all)).toHaveLength(idents.length);
  });

  it('has sessions of other days that a link has starred', () => {
    const pending = calendarOf(whole, {
      edition: 'devlica/2026',
      starred: [pendingStar('two-banks-2'), pendingStar('small-browser')],
      sessions: [],
    });
    expect(pending).toBe(cut);
  });
});
