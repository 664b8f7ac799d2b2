import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../src/domain/time/timeline.ts';
import { offsetsOf, readMoment, timeZones, wallClock, zonedIso } from '../../../src/domain/time/zone.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { zoneBlock } from '../../../src/emit/zone-block.ts';
import { CARON, CARON_PAGE, routeAt, SPRING } from '../../support/changed-programme.ts';
import { planOf, programmeIn } from '../../support/planned-content.ts';

const DAY_SECONDS = 86_400;
const year = (number: number): Instant => Date.UTC(number, 0) / 1000;

/** A zone as a library for calendar programs reads its description. */
function readZone(block: string): ICAL.Timezone {
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(block) as unknown[]));
}

/** The instant that a calendar program understands, given a wall-clock time. */
function instantIn(zone: ICAL.Timezone, wall: string): Instant {
  return ICAL.Time.fromDateTimeString(wall).toUnixTime() - zone.utcOffset(ICAL.Time.fromDateTimeString(wall));
}

/** The instants around each change of the offset in these years and between them, without wall-clock times that exist twice. */
function instants(zone: string, from: number, until: number): readonly Instant[] {
  const changes = offsetsOf(zone).flatMap((one) => (one.from === null ? [] : [one.from]));
  const inside = changes.filter((at) => at >= year(from) && at < year(until));
  const edges = [year(from), ...inside, year(until)];
  const near = edges.flatMap((at, index) => [
    at - 1,
    at,
    at + 60,
    at - DAY_SECONDS,
    at + DAY_SECONDS,
    Math.floor((at + (edges[index + 1] ?? at)) / 2),
  ]);
  return near.filter(
    (at) => at >= year(from) && at < year(until) && readMoment(wallClock(at, zone), 'moment', zone).kind === 'instant',
  );
}

/** The instants that a calendar and a page of these years show differently. */
function differences(zone: string, from: number, until: number): readonly string[] {
  const read = readZone(zoneBlock(zone, [year(from), year(until) - 1]));
  return instants(zone, from, until)
    .filter((at) => instantIn(read, wallClock(at, zone)) !== at)
    .map((at) => `${zone} ${zonedIso(at, zone)}`);
}

describe('the time zone in a calendar', () => {
  it('has the offsets of pages in every zone, at each change from 2000 to 2037 and between', () => {
    const names = timeZones().names();
    expect(names.flatMap((zone) => differences(zone, 2000, 2038))).toEqual([]);
  });

  it.each(['Africa/Casablanca', 'America/Vancouver', 'Australia/Lord_Howe', 'Pacific/Apia', 'Europe/Dublin'])(
    'has them in a calendar of a single year: %s',
    (zone) => {
      const years = Array.from({ length: 38 }, (_, index) => 2000 + index);
      expect(years.flatMap((one) => differences(zone, one, one + 1))).toEqual([]);
    },
  );

  it('has them after 2037, where the data of other programs end', () => {
    expect(differences('Europe/Zagreb', 2036, 2042)).toEqual([]);
  });

  it('is described for the years of the calendar only, with standard and daylight saving time', () => {
    expect(zoneBlock('Europe/Zagreb', [Date.UTC(2026, 4, 8) / 1000]).split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Zagreb',
      ...['BEGIN:STANDARD', 'DTSTART:20260101T010000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'TZNAME:CET'],
      'END:STANDARD',
      ...['BEGIN:DAYLIGHT', 'DTSTART:20260329T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST'],
      'END:DAYLIGHT',
      ...['BEGIN:STANDARD', 'DTSTART:20261025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET'],
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
    expect(zoneBlock('America/Caracas', [Date.UTC(2010, 1) / 1000])).toContain('TZOFFSETTO:-0430');
    expect(zoneBlock('Europe/Zagreb', [])).toBe('');
  });

  it('names standard and daylight saving time only where the zone has an abbreviation', () => {
    const namesIn = (zone: string): readonly string[] =>
      zoneBlock(zone, [Date.UTC(2026, 4) / 1000]).match(/(?<=TZNAME:).*(?=\r)/g) ?? [];
    expect(namesIn('Europe/Vienna')).toEqual(['CET', 'CEST', 'CET']);
    expect(namesIn('America/New_York')).toEqual([]);
    const all = timeZones().names().flatMap(namesIn);
    expect([...new Set(all)].sort()).toEqual(['CEST', 'CET', 'UTC']);
  });

  it('gives new standard time the name of standard time: Turkey stays in its summer time', () => {
    const turkey = zoneBlock('Europe/Istanbul', [Date.UTC(2016, 4) / 1000]);
    expect(turkey.match(/BEGIN:\w+/g)).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD', 'BEGIN:STANDARD']);
  });
});

describe('a session', () => {
  it.each(['Africa/Casablanca', 'America/Vancouver', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'US/Pacific', 'UTC'])(
    'is at the same instant on its page and in its calendar, in %s',
    async (zone) => {
      const plan = await planOf(SPRING, (content) =>
        content.edit('content/site.yaml', 'timeZone: Europe/Zagreb', `timeZone: ${zone}`),
      );
      const programme = programmeIn(plan, 'devlica/2026/');
      if (programme === undefined) throw new Error('There is no programme.');
      const file = calendarFiles(programme).find(({ path }) => path.endsWith(`/${CARON}.ics`));
      const text = typeof file?.content === 'function' ? String(await file.content()) : '';
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const start = calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstart') as ICAL.Time;
      const event = routeAt(plan, CARON_PAGE)?.head.jsonLd.find((one) => one['@type'] === 'Event');
      expect(start.toJSDate()).toEqual(new Date(String(event?.['startDate'])));
    },
  );
});
