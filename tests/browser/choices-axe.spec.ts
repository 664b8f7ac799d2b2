import { isFull } from '../support/thoroughness.ts';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { ALL_LOOKS, lookLike, OPPOSITE_LOOKS, wordsOf } from './looks.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf } from './sites.ts';
import { answerAsGoogle, watchOutside } from './third-parties.ts';

/** What axe finds wrong in the question for consent, whatever was answered, and in a theme that was chosen. */

test.use({ serviceWorkers: 'block' });

for (const look of isFull ? ALL_LOOKS : OPPOSITE_LOOKS) {
  const path = look.language === 'hr' ? '/hr/terms/' : '/terms/';

  test(`axe finds nothing in consent and themes (${wordsOf(look)})`, async ({ page, context, complaints }) => {
    const outside = watchOutside(context, complaints);
    await answerAsGoogle(context);
    await withAxe(page);
    await lookLike(page, look);
    const check = async (state: string): Promise<void> => {
      await withoutOrnaments(page);
      expect.soft(await axeFindings(page), state).toEqual([]);
    };
    await page.goto(addressOf('before', path));
    await settled(page);
    if (look.width === 320) await page.locator('.menu-button').click();
    await page.locator('[data-theme-button]').click();
    await check('the other theme');
    for (const answer of ['accepted', 'declined']) {
      await context.addCookies([{ name: 'analytics-consent', value: answer, url: addressOf('before', path) }]);
      await page.goto(addressOf('before', path));
      await settled(page);
      const box = page.locator('[data-consent]');
      await expect(box).toHaveAttribute('data-consent', answer);
      await page.locator('[data-consent-button]').click();
      await expect(box).toBeFocused();
      await check(answer);
    }
    outside.forgive(/^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com)\//);
  });
}
