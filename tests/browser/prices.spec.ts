import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { overflowingPrices } from './overflowing-prices.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForLayout } from './visible-content.ts';

test.use({ serviceWorkers: 'block' });

for (const path of ['/devlica/', '/hr/devlica/'])
  test(
    `a price with cents, four digits or another currency fits on its ticket: ${path}`,
    path === '/devlica/' ? {} : FULL_RUN_ONLY,
    async ({ page }) => {
      await page.clock.setFixedTime(msOf('staged'));
      await page.goto(addressOf('staged', path));
      await waitForLayout(page);
      await expect(page.locator('.price').filter({ hasText: /^€?1[.,]149[.,]50/ })).not.toHaveCount(0);
      for (const width of [320, 390, 639, 640, 768, 1024, 1199, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowingPrices(page), `${width} pixels`).toEqual([]);
      }
    },
  );
