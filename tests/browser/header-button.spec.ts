import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** On a phone the header's button stays at the lower edge, unless the hero's own buttons are visible. */

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 700 } });

const declined = (path: string) => ({ name: 'analytics-consent', value: 'declined', url: addressOf('before', path) });

test('it appears when the hero’s buttons have scrolled away, and disappears when they are back', async ({
  page,
  context,
}) => {
  await context.addCookies([declined('/')]);
  await page.clock.setFixedTime(msOf('before'));
  await page.goto(addressOf('before', '/devlica/'));
  const button = page.locator('.header-button:not([hidden])');
  await expect(page.locator('.hero .buttons').first()).toBeInViewport();
  await expect(button).toBeHidden();
  await page.locator('.section-speakers').scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button).toBeHidden();
});

test('on a page without a hero it is visible immediately', async ({ page, context }) => {
  await context.addCookies([declined('/')]);
  await page.clock.setFixedTime(msOf('before'));
  await page.goto(addressOf('before', '/devlica/2025/'));
  await expect(page.locator('.header-button:not([hidden])')).toBeVisible();
});

for (const width of [320, 360]) {
  test(`it waits for an answer to the question of consent, which covers little of a screen of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.clock.setFixedTime(msOf('before'));
    await page.goto(addressOf('before', '/devlica/2025/'));
    const [question, button] = [page.locator('[data-consent]'), page.locator('.header-button:not([hidden])')];
    await expect(question).toBeVisible();
    await expect(button).toBeHidden();
    const { y = 0, height = Infinity } = (await question.boundingBox()) ?? {};
    expect(y + height).toBe(780);
    expect(height).toBeLessThan(780 * 0.3);
    await question.getByRole('button').last().press('Enter');
    await expect(question).toBeHidden();
    await expect(button).toBeVisible();
  });
}
