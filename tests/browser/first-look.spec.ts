import type { Page } from '@playwright/test';
import { holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';

/**
 * A page that is opened at its top first lays out one screen, and the rest later. The clock of the browser is not replaced,
 * because Playwright's clock hides how a page was opened, and no content of a past year depends on the time.
 */

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 700 } });

const PATH = '/devlica/2025/';

/** How many sections are not laid out. */
const leftOut = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('.section')];
    return sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length;
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf('before', path), { waitUntil: 'domcontentloaded' });
}

test('content below the first screen is laid out after the page was loaded, without visible effect', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const marked: string[] = [];
    Object.assign(window, { marked });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { id, classList } = target as Element;
        if (classList.contains('laid-out')) marked.push(id);
      }
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
  await open(page, PATH);
  await expect(page.locator('html')).not.toHaveClass(/first-look/);
  await expect(page.locator('.laid-out')).toHaveCount(0);
  expect(await leftOut(page)).toBe(0);
  const marked = await page.evaluate(() => (window as unknown as { marked: readonly string[] }).marked);
  expect([...new Set(marked)]).toEqual(['speakers', 'schedule', 'testimonials', 'sponsors']);
});

test('a long section is laid out a few rows at a time', async ({ page }) => {
  await page.addInitScript(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    new MutationObserver((changes) => {
      const shown = changes.filter(({ oldValue, target }) => {
        const { classList } = target as Element;
        return oldValue?.split(' ').includes('late') === true && !classList.contains('late');
      });
      if (shown.length > 0) steps.push(shown.length);
    }).observe(document, { subtree: true, attributeFilter: ['class'], attributeOldValue: true });
  });
  await open(page, PATH);
  await expect(page.locator('html')).not.toHaveClass(/first-look/);
  await expect(page.locator('.late')).toHaveCount(0);
  const steps = await page.evaluate(() => (window as unknown as { steps: readonly number[] }).steps);
  expect(steps.length).toBeGreaterThan(3);
});

test('a visitor who leaves a page and returns finds the same position', async ({ page }) => {
  await open(page, PATH);
  // One link by its address, since others appear while the rest is laid out.
  const link = page.locator('.section-speakers a[href$="/vidakovic-dunja/"]');
  const top = (): Promise<number> => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // The rest may be laid out until the press itself, so the handler records where the link was.
  await link.evaluate((element) => {
    const recordPosition = (): void =>
      sessionStorage.setItem('pressed at', `${Math.round(element.getBoundingClientRect().top)}`);
    element.addEventListener('click', recordPosition);
  });
  // A press misses the link if it moves at that moment.
  await expect(async () => {
    await link.click({ timeout: 5000 });
    await expect(page.locator('h1')).not.toContainText('2025', { timeout: 5000 });
  }).toPass();
  await page.goBack();
  await expect(page.locator('h1')).toContainText('2025');
  const pressedAt = await page.evaluate(() => sessionStorage.getItem('pressed at'));
  await expect.poll(top).toBe(Number(pressedAt));
});

test('a link to a target far below scrolls to it', async ({ page }) => {
  await open(page, PATH);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#sponsors', textContent: 'sponsors' });
    document.querySelector('h1')?.append(link);
  });
  await page.getByRole('link', { name: 'sponsors', exact: true }).first().click();
  const top = (): Promise<number> =>
    page.locator('#sponsors').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(150);
});

test('a page that is opened at an anchor is laid out completely from the start', async ({ page }) => {
  await holdRequests(page, /\.woff2$/);
  await open(page, `${PATH}#sponsors`);
  await expect(page.locator('.section-sponsors')).toBeInViewport();
  expect(await leftOut(page)).toBe(0);
});

test('a page that is reloaded is laid out completely from the start', async ({ page }) => {
  await open(page, PATH);
  await expect(page.locator('html')).not.toHaveClass(/first-look/);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenClasses: seen });
    new MutationObserver(() => seen.push(document.documentElement.className)).observe(document, {
      subtree: true,
      attributeFilter: ['class'],
    });
  });
  await page.reload();
  const seen = await page.evaluate(() => (window as unknown as { seenClasses: readonly string[] }).seenClasses);
  expect(seen.join(' ')).toContain('js');
  expect(seen.join(' ')).not.toContain('first-look');
});
