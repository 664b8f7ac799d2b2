import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instant, valueAt } from '../../../src/domain/time/timeline.ts';
import { readOffsets } from '../../../src/domain/time/wall-date.ts';
import { offsetSeconds } from '../../../src/domain/time/zone.ts';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import type { ContentCopy } from '../../support/content-copy.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SISTER_ZONE, withSisterEvent } from '../../support/sister-event.ts';

/** An edition whose times are those of another zone than the site's, beside one in the site's zone: from check to dist. */

const DELTA = 'content/events/delta/2027';

let site: ContentCopy;
beforeAll(async () => {
  site = withSisterEvent();
  site.edit(`${DELTA}/edition.yaml`, 'to: 2027-04-15', 'to: 2027-04-15T18:00');
  site.edit(`${DELTA}/tickets.yaml`, 'endDate: 2027-04-15', 'endDate: 2027-04-14T18:00');
  site.write(`${DELTA}/changes/coffee.yaml`, 'at: 2027-04-16T08:30\nkind: notice\ntext: { en: Tea, hr: Čaj }\n');
  site.write(
    `${DELTA}/faq/boats.md`,
    '---\norder: 9\nembargo: 2027-03-01T10:00\ntitle: { en: Boats, hr: Čamci }\nfull: { en: By boat, hr: Čamcem }\n---\n',
  );
  const { status, stdout, stderr } = await runTool(['--root', site.rootDir, 'build', '--at', '2027-03-01T09:30:00Z']);
  expect(status, stdout + stderr).toBe(0);
});
afterAll(() => site.remove());

const output = (path: string): string => readFileSync(join(site.rootDir, 'dist', path), 'utf8');
/** The offset with which a page tells at an instant since when it may be outdated. */
function clockOffset(path: string, at: Instant): number | undefined {
  const [, text] = /data-as-of="([^"]*)"/.exec(output(path)) ?? [];
  const offsets = readOffsets(text);
  return offsets && valueAt(offsets, at);
}
const json = <T>(path: string): T => JSON.parse(output(path)) as T;
const starts = (text: string): readonly string[] => text.match(/^DTSTART;TZID.*(?=\r)/gm) ?? [];

describe('an edition in another time zone than the site', () => {
  it('has the times of its calendars in its zone, and the sister edition in that of the site', () => {
    const [own, sister] = ['delta', 'meander'].map((event) => output(`${event}/2027/schedule.ics`)) as [string, string];
    expect(own).toContain(`TZID:${SISTER_ZONE}\r\n`);
    expect(own).not.toContain('Zagreb');
    expect(starts(own)[0]).toBe(`DTSTART;TZID=${SISTER_ZONE}:20270416T090000`);
    expect(starts(sister)[0]).toBe('DTSTART;TZID=Europe/Zagreb:20270416T090000');
    expect(output('delta/2027/deadlines.ics')).toContain(`DTSTART;TZID=${SISTER_ZONE}:20270415T180000`);
  });

  it('has the times of its schedule files in its zone', () => {
    const { schedule } = json<{
      schedule: { conference: Record<string, unknown> & { days: { day_start: string }[] } };
    }>('delta/2027/schedule.json');
    expect(schedule.conference['time_zone_name']).toBe(SISTER_ZONE);
    expect(schedule.conference.days[0]?.day_start).toBe('2027-04-16T09:00:00+01:00');
    expect(output('delta/2027/schedule.xml')).toContain(SISTER_ZONE);
    expect(output('meander/2027/schedule.json')).toContain('2027-04-16T09:00:00+02:00');
  });

  it('has the times of its pages, their structured data and their windows in its zone', () => {
    const [own, sister] = ['delta', 'meander'].map((event) => output(`${event}/index.html`)) as [string, string];
    expect(own).toContain('UTC+1');
    expect(own).not.toContain('CEST');
    expect(sister).toContain('CEST');
    expect(own).toContain('"startDate":"2027-04-16T09:00:00+01:00"');
    expect(sister).toContain('"startDate":"2027-04-16T09:00:00+02:00"');
    // The sale ends at 18:00 in London.
    expect(own).toContain(String(Date.parse('2027-04-15T18:00:00+01:00') / 1000));
    expect(own).toContain('"validThrough":"2027-04-14T18:00:00+01:00"');
    expect(output('delta/2027/sessions/quiet-forms/index.html')).toContain('11:00–11:40 UTC+1');
    const may = Date.UTC(2027, 4) / 1000;
    expect(clockOffset('delta/schedule/index.html', may)).toBe(offsetSeconds(may, SISTER_ZONE));
    expect(clockOffset('meander/schedule/index.html', may)).toBe(2 * 3600);
  });

  it('tells its changes and its start on pages of the whole site in its zone', () => {
    expect(output('delta/2027/changes/index.html')).toContain('08:30 UTC+1');
    expect(output('delta/2027/changes.xml')).toContain('2027-04-16T07:30:00Z');
    const home = output('page-data/index/page-data.json');
    expect(home).toContain('"iso":"2027-04-16T09:00:00+01:00"');
    expect(home).toContain('"iso":"2027-04-16T09:00:00+02:00"');
  });

  it('has embargoes that end by its clock', () => {
    expect(output('delta/index.html')).not.toContain('By boat');
  });

  it('is checked by its clock', async () => {
    const edition = `${DELTA}/edition.yaml`;
    site.edit(edition, 'to: 2027-03-28T02:30', 'to: 2027-03-28T01:30');
    const { diagnostics } = await checkSite({ rootDir: site.rootDir, packageDir }, createStopwatch());
    const found = diagnostics.filter(({ file, severity }) => file === edition && severity === 'error');
    expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `time-skipped In ${SISTER_ZONE} the time 2027-03-28T01:30 is skipped, when summer time begins.`,
    ]);
    site.edit(edition, 'to: 2027-03-28T01:30', 'to: 2027-03-28T02:30');
  });

  it('is refused if there is no such zone', async () => {
    const edition = `${DELTA}/edition.yaml`;
    site.edit(edition, SISTER_ZONE, 'Europe/Londn');
    const { diagnostics } = await checkSite({ rootDir: site.rootDir, packageDir }, createStopwatch());
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toContain(`zone-unknown ${edition}`);
    site.edit(edition, 'Europe/Londn', SISTER_ZONE);
  });
});
