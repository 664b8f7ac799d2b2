import { isFull } from '../support/thoroughness.ts';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { ALL_LOOKS, describeLook, lookLike, OPPOSITE_LOOKS } from './looks.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';
import { answerAsGoogle, recordExternalRequests } from './third-parties.ts';
import { waitForRuntime } from './visible-content.ts';

/** Tests the question for consent with axe, before and after each answer, and pages with a chosen theme. */

test.use({ serviceWorkers: 'block' });

for (const look of isFull ? ALL_LOOKS : OPPOSITE_LOOKS) {
  const path = look.language === 'hr' ? '/hr/terms/' : '/terms/';

  test(`axe finds nothing in consent and themes (${describeLook(look)})`, async ({ page, context, complaints }) => {
    const outside = recordExternalRequests(context, complaints);
    await answerAsGoogle(context);
    await withAxe(page);
    await lookLike(page, look);
    const check = async (state: string): Promise<void> => {
      await withoutOrnaments(page);
      expect.soft(await axeFindings(page), state).toEqual([]);
    };
    await page.goto(addressOf('before', path));
    await waitForRuntime(page);
    if (look.width === 320) await page.locator('.menu-button').click();
    await page.locator('[data-theme-button]').click();
    await check('the other theme');
    for (const answer of ['accepted', 'declined']) {
      await context.addCookies([{ name: 'analytics-consent', value: answer, url: addressOf('before', path) }]);
      await page.goto(addressOf('before', path));
      await waitForRuntime(page);
      const box = page.locator('[data-consent]');
      await expect(box).toHaveAttribute('data-consent', answer);
      await page.locator('[data-consent-button]').click();
      await expect(box).toBeFocused();
      await check(answer);
    }
    outside.allow(/^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com)\//);
  });
}
