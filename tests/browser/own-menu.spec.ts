import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForLayout } from './visible-content.ts';

/** The links that a site adds to its header. */

test.use({ serviceWorkers: 'block' });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(msOf('staged'));
  await page.goto(addressOf('staged', path));
  await waitForLayout(page);
}

const texts = (page: Page): Promise<readonly string[]> => page.locator('.event-menu a:visible').allInnerTexts();

for (const { path, expected } of [
  { path: '/', expected: ['Code of conduct', 'Volunteer', 'Shop'] },
  { path: '/hr/', expected: ['Pravila ponašanja', 'Volontirajte', 'Trgovina'] },
])
  test(`are in the header of pages without an event: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    expect(await texts(page)).toEqual(expected);
    await expect(page.locator('.event-menu a').last()).toHaveAttribute('rel', 'external noopener');
  });

test('follow the sections of an event, and wrap beside its button on a narrow screen', async ({ page }) => {
  await open(page, '/devlica/');
  expect((await texts(page)).slice(-3)).toEqual(['Code of conduct', 'Volunteer', 'Shop']);
  for (const width of [768, 832, 920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linksBelowButton(page), `at ${width} pixels`).toBe(0);
  }
});

/** How many links of the menu are covered by the event's button. */
async function linksBelowButton(page: Page): Promise<number> {
  return page.evaluate(() => {
    const button = document.querySelector('.header-button:not([hidden]) .button')?.getBoundingClientRect();
    if (button === undefined) throw new Error('There is no button.');
    return [...document.querySelectorAll('.event-menu li:not([hidden]) a')]
      .map((one) => one.getBoundingClientRect())
      .filter((link) => link.right > button.left && link.bottom > button.top && link.top < button.bottom).length;
  });
}

test('mark the current page, also after client navigation', async ({ page }) => {
  await open(page, '/code/');
  const link = page.locator('.event-menu').getByRole('link', { name: 'Code of conduct' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await follow(page, addressOf('staged', '/volunteer/'));
  await expect(link).not.toHaveAttribute('aria-current');
  await expect(page.locator('.event-menu').getByRole('link', { name: 'Volunteer' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('are reached by keyboard in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/');
  const link = page.locator('.event-menu').getByRole('link', { name: 'Code of conduct' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf('staged', '/code/'));
});

test('disappear at their date limit without a new build', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.setFixedTime(msOf('during'));
  await page.goto(addressOf('staged', '/'));
  expect(await texts(page)).toEqual(['Code of conduct', 'Shop']);
});

test('the logo of the site links to the home page, and the page has its colour', async ({ page }) => {
  await open(page, '/code/');
  const brand = page.locator('.brand');
  await expect(brand).toHaveAccessibleName('Devlica');
  await expect(brand.locator('img:visible')).toHaveAttribute('src', /hacklica-header/);
  const thread = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--thread'));
  expect(thread).toBe('#0b6e6e');
});
