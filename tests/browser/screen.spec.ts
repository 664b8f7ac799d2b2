import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { runTool } from '../support/run-tool.ts';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import { expectAllCached } from './cached-pages.ts';
import { stopClock } from './clock.ts';
import { addressOf, msAt, outDirOf } from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/** The screens at the venue. Time is that of the page, which is stopped and set. */

const MINUTE_MS = 60_000;
const DAY = '2026-05-08';
const LOOM = '/screen/loom-hall/';

/** The programme of the loom hall: when each entry begins, until the end of the day. */
const PROGRAMME = [
  ['08:00', 'Registration and breakfast'],
  ['09:00', 'Opening'],
  ['09:10', 'The cloth outlives the loom'],
  ['09:55', 'Coffee'],
  ['10:15', 'Six hundred pages, no router: view transitions at a museum'],
  ['11:00', 'A new coat for the drop-down'],
  ['11:30', 'Coffee'],
  ['11:40', 'Delete your overlay library'],
  ['12:10', 'What the Drava sounds like'],
  ['12:40', 'Lunch in the yard'],
  ['13:40', 'Mind your č and ć'],
  ['14:10', '1,180 pull requests later: reviewing what agents write'],
  ['14:40', 'Coffee'],
  ['14:50', 'Who will teach the next generation?'],
  ['15:50', 'Coffee and pepper biscuits'],
  ['16:00', 'The browser nobody asked for'],
  ['16:45', 'Closing'],
  ['17:00', 'Evening by the Drava'],
  ['20:00', 'That was all. Thank you for coming!'],
] as const;

const msOfDay = (time: string): number => msAt(`${DAY}T${time}`);

interface Shown {
  readonly title: string | undefined;
  readonly until: string | undefined;
  readonly left: string | undefined;
}

/** What a room's screen should show at an instant, in English. */
function expectedAt(ms: number): Shown {
  const index = PROGRAMME.findLastIndex(([start]) => msOfDay(start) <= ms);
  const [end] = PROGRAMME[index + 1] ?? [];
  const minutes = end === undefined ? 0 : Math.ceil((msOfDay(end) - ms) / MINUTE_MS);
  return {
    title: PROGRAMME[index]?.[1],
    until: end && `until ${end}`,
    left: minutes > 0 && minutes <= 120 ? `${minutes} min left` : undefined,
  };
}

/** What a room's screen shows. */
function shownOn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const textOf = (selector: string): string | undefined => {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
      return seen[0]?.innerText.replace(/\s+/g, ' ').trim();
    };
    return { title: textOf('.screen-title'), until: textOf('.screen-until'), left: textOf('.screen-left') };
  });
}

/** Opens a screen at an instant. `hostMs` is the time of the host; without it, the screen does not learn one. */
async function openScreen(page: Page, address: string, { ms, hostMs }: { ms: number; hostMs?: number }): Promise<void> {
  const headers = hostMs === undefined ? {} : { date: new Date(hostMs).toUTCString() };
  await page.route(/\/screen\//, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 200, headers, body: '' }) : route.fallback(),
  );
  await stopClock(page, ms);
  await page.goto(address);
  await expect(page.locator('[data-island="screen"]')).toHaveAttribute('data-island-state', 'ready');
}

test(
  'a day passes without a wrong minute, although the network fails and the screen is started without it',
  FULL_RUN_ONLY,
  async ({ browser }) => {
    const serve = (port: string): Promise<StartedTool> =>
      startTool(['serve', '--out', outDirOf('before'), '--port', port]);
    let server = await serve('0');
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    try {
      const visit = await context.newPage();
      await visit.goto(server.url);
      await expectAllCached(visit);
      await visit.close();
      const address = `${server.url}${LOOM.slice(1)}?lang=en`;
      let page = await context.newPage();
      const step = (isFull ? 1 : 5) * MINUTE_MS;
      await openScreen(page, address, { ms: msOfDay('08:00') });
      for (let ms = msOfDay('08:00'); ms <= msOfDay('20:10'); ms += step) {
        if (ms === msOfDay('11:00')) await server.stop();
        if (ms === msOfDay('12:00')) {
          await page.close();
          page = await context.newPage();
          await openScreen(page, address, { ms });
        }
        if (ms === msOfDay('13:00')) server = await serve(new URL(server.url).port);
        for (const at of [ms, ms + 30_000]) {
          await page.clock.pauseAt(at);
          expect(await shownOn(page), new Date(at).toISOString()).toEqual(expectedAt(at));
        }
      }
    } finally {
      await context.close();
      await server.stop();
    }
  },
);

test.describe('a screen', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });

  test('corrects a clock that is more than a minute off, and leaves another one alone', async ({ page }) => {
    const late = msOfDay('10:30');
    await openScreen(page, addressOf('before', LOOM), { ms: msOfDay('07:10'), hostMs: late });
    const afterSecond = async (): Promise<Shown> => {
      await page.clock.runFor(1000);
      return shownOn(page);
    };
    await expect
      .poll(afterSecond)
      .toMatchObject({ title: 'Six hundred pages, no router: view transitions at a museum', left: '30 min left' });
    const other = await page.context().newPage();
    await openScreen(other, addressOf('before', LOOM), { ms: msOfDay('10:30'), hostMs: msOfDay('10:31') - 10_000 });
    expect(await shownOn(other)).toMatchObject({ left: '30 min left' });
  });

  test('turns from one language to the other', async ({ page }) => {
    await openScreen(page, addressOf('before', LOOM).replace('?lang=en', ''), { ms: msOfDay('09:55') });
    const titles = new Set<string | undefined>();
    for (const seconds of [1, 13]) {
      await page.clock.pauseAt(msOfDay('09:55') + seconds * 1000);
      titles.add((await shownOn(page)).title);
    }
    expect([...titles].sort()).toEqual(['Coffee', 'Kava']);
  });

  test('has the theme of its address', async ({ page }) => {
    for (const theme of ['dark', 'light']) {
      await openScreen(page, `${addressOf('before', LOOM)}&theme=${theme}`, { ms: msOfDay('10:30') });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });

  test('has no header, footer, question or pointer', async ({ page }) => {
    await openScreen(page, addressOf('before', LOOM), { ms: msOfDay('10:30') });
    expect(await page.locator('header, footer, [data-consent], [data-new-version]').count()).toBe(0);
    await expect(page.locator('html')).toHaveCSS('cursor', 'none');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('says to who speaks that time is short, and that it is up', async ({ page }) => {
    await openScreen(page, `${addressOf('before', LOOM)}&timer`, { ms: msOfDay('10:30') });
    const screen = page.locator('[data-screen]');
    await expect(screen).toHaveAttribute('data-time', 'enough');
    await expect(page.locator('.screen-title:visible')).toHaveCount(0);
    await page.clock.pauseAt(msOfDay('10:55'));
    await expect(screen).toHaveAttribute('data-time', 'short');
    expect((await shownOn(page)).left).toBe('5 min left');
    await page.clock.pauseAt(msOfDay('11:00'));
    await expect(page.locator('.screen-time-up:visible')).toHaveText('0 Time is up');
    await page.clock.pauseAt(msOfDay('11:02'));
    await expect(page.locator('.screen-time-up:visible')).toHaveCount(0);
    expect((await shownOn(page)).left).toBe('28 min left');
  });

  test('is loaded again in a break if its page has changed', async ({ page }) => {
    const address = addressOf('before', LOOM);
    const html = readFileSync(join(outDirOf('before'), LOOM, 'index.html'), 'utf8');
    const changed = html.replaceAll(/"fingerprint":"\w+"/g, '"fingerprint":"0123456789ab"');
    const requests = { fetched: 0, opened: 0 };
    await page.route(/live\.json$/, (route) => route.fulfill({ json: { build: 'other' } }));
    await openScreen(page, address, { ms: msOfDay('09:45') });
    await page.route(/\/screen\/loom-hall\//, (route) => {
      if (route.request().method() === 'HEAD') return route.fallback();
      requests[route.request().isNavigationRequest() ? 'opened' : 'fetched'] += 1;
      return route.fulfill({ contentType: 'text/html', body: changed });
    });
    const afterMinute = async (): Promise<typeof requests> => {
      await page.clock.runFor(MINUTE_MS);
      return requests;
    };
    await afterMinute();
    await expect.poll(() => requests.fetched).toBe(1);
    expect(requests.opened).toBe(0);
    await page.clock.pauseAt(msOfDay('09:56'));
    const loadedAgain = page.waitForRequest((request) => request.isNavigationRequest());
    await afterMinute();
    await loadedAgain;
  });
});

const SIDE_BY_SIDE = 'Posters that answer back: what we learned when visitors could write on them';

/** Builds and serves a site in whose kiln entries run beside each other from 11:00 on, and as many from 11:30 on. */
async function servedBeside(count: number): Promise<StartedTool> {
  const copy = copyContent(SMALL_SITE);
  const venue = 'content/venues/ciglana.yaml';
  copy.write(venue, `${copy.read(venue)}rooms:\n  kiln: { name: Kiln }\n`);
  const entry = (index: number): string =>
    `        - { special: other, duration: ${20 + (index % 2) * 10}, title: { en: '${SIDE_BY_SIDE}' }, moderators: [Ana Anić], alongside: ${index > 0} }\n`;
  const entries = Array.from({ length: count }, (_, index) => entry(index)).join('');
  copy.write(
    'content/events/meander/2027/schedule.yaml',
    `entries:\n  - rooms:\n      kiln:\n        - { special: opening, startsAt: '10:00', duration: 60, title: { en: Opening } }\n${entries}${entries}`,
  );
  const { status, stderr } = await runTool(['--root', copy.rootDir, 'build', '--at', '2027-04-16T09:00']);
  expect(status, stderr).toBe(0);
  const tool = await startTool(['serve', '--out', join(copy.rootDir, 'dist'), '--port', '0']);
  return { ...tool, stop: () => tool.stop().then(() => copy.remove()) };
}

for (const count of isFull ? [2, 4, 9, 16, 20] : [16]) {
  test(`a screen names ${count} entries beside each other with their ends, and counts what it has no place for`, async ({
    page,
  }) => {
    const tool = await servedBeside(count);
    const named = Math.min(count, count > 16 ? 15 : 16);
    try {
      for (const [width, height] of [
        [1280, 720],
        [1080, 1920],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openScreen(page, `${tool.url}screen/kiln/?lang=en`, { ms: msAt('2027-04-16T11:05') });
        await expect(page.locator('.screen-facts:visible')).toHaveCount(named);
        await expect(page.locator('.screen-facts:visible', { hasText: 'until 11:20' })).toHaveCount(
          Math.ceil(named / 2),
        );
        await expect(page.locator('.screen-until:visible')).toHaveText('until 11:30');
        await expect(page.locator('.screen-next:visible')).toHaveCount(2);
        const counts = [...(count > 16 ? [`+${count - 15}`] : []), ...(count > 2 ? [`+${count - 2}`] : [])];
        expect(
          await page
            .getByText(/^\+\d+$/)
            .locator('visible=true')
            .allInnerTexts(),
        ).toEqual(counts);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.screen-entries, .screen-entries > li, .screen-what, .screen')]
            .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
            .map((one) => one.className),
        );
        expect(cut, `${count} on ${width} × ${height}`).toEqual([]);
      }
    } finally {
      await page.goto('about:blank');
      await tool.stop();
    }
  });
}

test.describe('the screen of the foyer', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1920, height: 1080 } });

  const roomsOn = (page: Page): Promise<readonly string[]> => page.locator('.screen-name:visible').allInnerTexts();

  test('shows four rooms at a time, of all events of the day', async ({ page }) => {
    await openScreen(page, addressOf('before', '/screen/'), { ms: msOfDay('10:30') });
    const seen: string[] = [];
    for (const seconds of [1, 13]) {
      await page.clock.pauseAt(msOfDay('10:30') + seconds * 1000);
      const rooms = await roomsOn(page);
      expect(rooms.length).toBeLessThanOrEqual(4);
      seen.push(...rooms);
    }
    expect([...seen].sort()).toEqual([
      ...[
        'Blue classroom',
        'Green classroom',
        'Loom hall',
        'Red classroom',
        'Warping room',
        'Yard',
        'Yellow classroom',
      ],
    ]);
  });

  test('shows only the rooms that its address names', async ({ page }) => {
    const address = `${addressOf('before', '/screen/')}&rooms=yard,loom-hall`;
    await openScreen(page, address, { ms: msOfDay('10:30') });
    expect(await roomsOn(page)).toEqual(['Loom hall', 'Yard']);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the screen of a room says when things end, in one language', async ({ page }) => {
    await page.goto(addressOf('during', LOOM));
    expect(await page.locator('.screen-state:visible').innerText()).toContain('until 12:10');
    await expect(page.locator('.screen-left:visible')).toHaveCount(0);
    await expect(page.locator('.screen-side:visible')).toHaveCount(1);
  });

  test('the screen of the foyer lists the rooms in which something is on or to come', async ({ page }) => {
    await page.goto(addressOf('during', '/screen/'));
    const names = ['Loom hall', 'Warping room', 'Yard', 'Red classroom', 'Green classroom', 'Yellow classroom'];
    await expect(page.locator('.screen-name:visible')).toHaveText(names);
  });
});

test('a printed screen is the door sign of its room, on one sheet a day', async ({ page }) => {
  await openScreen(page, addressOf('before', LOOM), { ms: msOfDay('10:30') });
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.screen')).toBeHidden();
  await expect(page.locator('.door-sign:visible .door-sign-name')).toHaveText('Loom hall');
  expect(await page.locator('.door-sign:visible li').count()).toBe(PROGRAMME.length - 1);
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [1080, 1920],
] as const) {
  test(`capitals have 5 % of the height of a screen of ${width} × ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [path, time] of [
      [LOOM, '10:30'],
      [LOOM, '09:57'],
      ['/screen/red-classroom/', '08:30'],
      ['/screen/', '12:00'],
      ['/screen/', '13:00'],
    ] as const) {
      await openScreen(page, addressOf('before', path), { ms: msOfDay(time) });
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.screen *')]
          .filter(
            (one) =>
              one.checkVisibility() &&
              [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
          )
          .flatMap((one) => {
            const ruler = document.createElement('span');
            ruler.className = 'cap-ruler';
            one.append(ruler);
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.cap-ruler { position: absolute; display: block; height: 1cap }');
            document.adoptedStyleSheets = [sheet];
            const capital = ruler.getBoundingClientRect().height;
            ruler.remove();
            return capital >= innerHeight * 0.05 ? [] : [`${one.className}: ${capital}`];
          }),
      );
      expect(small, `${path} at ${time}`).toEqual([]);
    }
  });
}
