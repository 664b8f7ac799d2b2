import type { Page } from '@playwright/test';
import { forbidStorage } from './forbid-storage.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, type ServedName } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Light and dark: the visitor's choice, otherwise the page's default, otherwise the preference of the browser; from the first frame. */

test.use({ serviceWorkers: 'block', colorScheme: 'light' });

const KEY = 'conf-site-theme';
const LIGHT = 'rgb(248, 244, 234)';
const DARK = 'rgb(20, 19, 26)';
const GROUNDS = { light: LIGHT, dark: DARK } as const;

const OTHER = { light: 'dark', dark: 'light' } as const;
type Theme = keyof typeof GROUNDS;

async function open(page: Page, path: string, name: ServedName = 'before'): Promise<void> {
  await page.goto(addressOf(name, path));
  await waitForRuntime(page);
}

/** Follows a link of header or footer. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).click();
  await expect(page.locator(`nav a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
}

async function choose(page: Page, theme: Theme | null): Promise<void> {
  await page.addInitScript(
    ({ key, choice }) => {
      if (choice !== null) localStorage.setItem(key, choice);
    },
    { key: KEY, choice: theme },
  );
}

const saved = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

interface Looks {
  readonly ground: string;
  /** The colour scheme that the browser uses for its own parts. */
  readonly around: string;
  readonly scheme: string;
  /** The scheme in which scroll bars and fields are drawn. */
  readonly controls: string;
}

/** The colours of a page, and of the browser around it. */
function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const meta = metas.find(({ media }) => matchMedia(media === '' ? 'all' : media).matches);
    const probe = document.createElement('canvas').getContext('2d');
    if (probe === null || meta === undefined) throw new Error('The page names no colour.');
    probe.fillStyle = meta.content;
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(String(probe.fillStyle).slice(at, at + 2), 16));
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return {
      ground: backgroundColor,
      around: `rgb(${red}, ${green}, ${blue})`,
      scheme: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '',
      controls: colorScheme,
    };
  });
}

function looks(theme: Theme, { isChosen }: { readonly isChosen: boolean }): Looks {
  const scheme = isChosen ? theme : 'light dark';
  return { ground: GROUNDS[theme], around: GROUNDS[theme], scheme, controls: scheme };
}

for (const [path, names] of [
  ['/', { dark: 'Dark theme', light: 'Light theme', system: 'Same as my device' }],
  ['/hr/', { dark: 'Tamna tema', light: 'Svijetla tema', system: 'Kao na uređaju' }],
] as const) {
  for (const system of ['light', 'dark'] as const) {
    test(`the button of ${path} changes from a ${system} system to the other theme, back, and to the system again`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await open(page, path);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      expect(await looksOf(page)).toEqual(looks(system, { isChosen: false }));
      await button(names[OTHER[system]]).click();
      expect([await looksOf(page), await saved(page)]).toEqual([
        looks(OTHER[system], { isChosen: true }),
        OTHER[system],
      ]);
      await button(names[system]).click();
      expect([await looksOf(page), await saved(page)]).toEqual([looks(system, { isChosen: true }), system]);
      await button(names.system).click();
      expect([await looksOf(page), await saved(page)]).toEqual([looks(system, { isChosen: false }), null]);
      await expect(button(names[OTHER[system]])).toHaveAttribute('title', names[OTHER[system]]);
    });
  }
}

test('a choice survives a reload, and applies to every page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.reload();
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
  await open(page, '/hr/worklica/');
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
});

test('without a choice, an open page follows the system, and the button shows the present theme', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: false }));
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: false }));
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
});

test('after a choice an open page does not follow the system', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
});

test('other open tabs follow a choice, and its end', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/devlica/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Same as my device' }).click();
  await expect(other.locator('html')).not.toHaveAttribute('data-theme');
  await expect(other.getByRole('button', { name: 'Dark theme' })).toBeVisible();
});

test('a page restored from the back-forward cache has the theme that was chosen in the meantime', async ({ page }) => {
  await open(page, '/');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, KEY);
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
});

for (const { what, site, path, choice, system, theme } of [
  { what: 'a choice against the system', site: 'before', path: '/', choice: 'dark', system: 'light', theme: 'dark' },
  { what: 'a light choice', site: 'before', path: '/hr/', choice: 'light', system: 'dark', theme: 'light' },
  { what: 'the system', site: 'before', path: '/', choice: null, system: 'dark', theme: 'dark' },
  { what: 'the default', site: 'staged', path: '/worklica/', choice: null, system: 'light', theme: 'dark' },
  {
    what: 'a choice against the default',
    site: 'staged',
    path: '/worklica/',
    choice: 'light',
    system: 'dark',
    theme: 'light',
  },
  {
    what: 'the one theme there is',
    site: 'staged',
    path: '/devlica/',
    choice: 'dark',
    system: 'dark',
    theme: 'light',
  },
] as const) {
  test(`the first frame follows ${what}, and no later one differs`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await choose(page, choice);
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      Object.assign(window, { drawnGrounds: grounds });
      const look = (): void => {
        grounds.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const schemes: (string | undefined)[] = [];
    await page.route('**/*.css', async (route) => {
      schemes.push(await page.evaluate(() => document.querySelector<HTMLMetaElement>('[name=color-scheme]')?.content));
      await route.continue();
    });
    await open(page, path, site);
    const grounds = await page.waitForFunction(() => {
      const { drawnGrounds } = window as unknown as { drawnGrounds: ReadonlySet<string> };
      return drawnGrounds.size > 0 && [...drawnGrounds];
    });
    expect(await grounds.jsonValue()).toEqual([GROUNDS[theme]]);
    expect([...new Set(schemes)]).toEqual([choice === null && path === '/' ? 'light dark' : theme]);
  });
}

test('client navigation follows the defaults of pages, and a choice overrides them', async ({ page }) => {
  await open(page, '/', 'staged');
  await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
  await follow(page, '/worklica/');
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
  expect(await saved(page)).toBeNull();
  await page.goBack();
  await expect(page.locator('html')).not.toHaveAttribute('data-event');
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: false }));
  await follow(page, '/worklica/');
  await page.getByRole('button', { name: 'Light theme' }).click();
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: true }));
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  await follow(page, '/terms/');
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: true }));
  await expect(page.getByRole('button', { name: 'Same as my device' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
});

test('with one theme there is no button, and a choice made elsewhere is ignored', async ({ page }) => {
  await open(page, '/', 'staged');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await follow(page, '/devlica/');
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: true }));
  await expect(page.locator('[data-theme-button]')).toHaveCount(0);
  await page.reload();
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: true }));
  await waitForRuntime(page);
  await follow(page, '/terms/');
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
});

test('if storage is forbidden, a choice applies until a new document is loaded', async ({ page }) => {
  await forbidStorage(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await follow(page, '/devlica/');
  expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
  await page.getByRole('button', { name: 'Light theme' }).click();
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: true }));
});

test('an invalid stored theme is no choice', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'pink'), KEY);
  await open(page, '/');
  expect(await looksOf(page)).toEqual(looks('light', { isChosen: false }));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its default', async ({ page }) => {
    await page.goto(addressOf('staged', '/worklica/'));
    expect(await looksOf(page)).toEqual(looks('dark', { isChosen: true }));
    await page.goto(addressOf('staged', '/'));
    expect(await looksOf(page)).toEqual(looks('light', { isChosen: false }));
  });
});
