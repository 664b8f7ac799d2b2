import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './quiet-test.ts';
import { outDirOf } from './sites.ts';
import { type StaticHost, startHost } from './static-host.ts';

/** What pages of other sites may read of a site whose host sends the headers in `_headers`. */

test.use({ serviceWorkers: 'block' });

const CANCELLED = 'page-that-does-not-blink';

let host: StaticHost;
let other: StaticHost;

test.beforeEach(async ({ page }) => {
  [host, other] = await Promise.all([startHost(), startHost()]);
  host.sendsHeaders = true;
  host.publish(outDirOf('before'));
  other.answer('/', '<!doctype html><title>Another site</title><link rel="icon" href="data:,">');
  await page.goto(other.url);
});

test.afterEach(async () => {
  await Promise.all([host.stop(), other.stop()]);
});

/** The text of a file of the site, as a page of the other site fetches it; undefined if the browser does not let it. */
function textOf(page: Page, path: string): Promise<string | undefined> {
  const read = (url: string) =>
    fetch(url).then(
      (response) => response.text(),
      () => undefined,
    );
  return page.evaluate(read, host.url + path);
}

test('another site reads calendars, schedules, changes and feeds, but no pages', async ({ page, complaints }) => {
  const starts: Readonly<Record<string, RegExp>> = {
    'devlica/2026/schedule.ics': /^BEGIN:VCALENDAR/,
    'devlica/2026/sessions/two-banks-1.ics': /^BEGIN:VCALENDAR/,
    'devlica/2026/deadlines.ics': /^BEGIN:VCALENDAR/,
    'devlica/2026/schedule.json': /^\{\s*"\$schema"/,
    'devlica/2026/schedule.xml': /^<\?xml[^>]*>\s*<schedule/,
    'devlica/2026/live.json': /^\{/,
    'feed.xml': /^<\?xml[^>]*>\s*<feed/,
    'hr/feed.xml': /^<\?xml[^>]*>\s*<feed/,
  };
  for (const [path, start] of Object.entries(starts)) expect(await textOf(page, path), path).toMatch(start);
  expect(complaints).toEqual([]);
  for (const path of ['devlica/', 'page-data/devlica/page-data.json']) {
    expect(await textOf(page, path), path).toBeUndefined();
  }
  complaints.length = 0;
});

test('a calendar that is read again tells of a cancellation', async ({ page }) => {
  const entryNow = async (): Promise<ICAL.Component | undefined> => {
    const text = (await textOf(page, 'devlica/2026/schedule.ics')) ?? '';
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
    return calendar
      .getAllSubcomponents('vevent')
      .find((event) => event.getFirstPropertyValue('uid')?.toString().includes(`-${CANCELLED}@`));
  };
  const before = await entryNow();
  host.publish(outDirOf('staged'));
  const after = await entryNow();
  const value = (event: ICAL.Component | undefined, name: string) => event?.getFirstPropertyValue(name)?.toString();
  expect(value(after, 'uid')).toBe(value(before, 'uid'));
  expect(Number(value(after, 'sequence'))).toBe(Number(value(before, 'sequence')) + 1);
  expect([value(before, 'status'), value(after, 'status')]).toEqual([undefined, 'CANCELLED']);
});
