import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** Events may have longer names than those of the real content, and so wider logos. */

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 700 } });

const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 15" width="300" height="15"><path d="M0 0h300v15H0z"/></svg>';

test('a wide logo leaves space for the button of the menu, and is shown completely', async ({ page }) => {
  await page.clock.setFixedTime(msOf('before'));
  await page.route(/-header[^/]*\.svg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: WIDE }));
  await page.goto(addressOf('before', '/worklica/'));
  const button = page.getByRole('button', { name: 'Menu' });
  const lines = () =>
    button.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
  expect(await lines()).toBe(1);
  const logo = page.locator('.brand img:visible');
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth), 'the logo is the wide one').toBe(300);
  const edges = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  };
  const [{ right }, { left }] = [await logo.evaluate(edges), await button.evaluate(edges)];
  expect(right).toBeLessThan(left);
  await expect(logo).toHaveCSS('object-fit', 'contain');
});

test('the knot before a long name of the site keeps its shape', async ({ page }) => {
  await page.goto(addressOf('before', '/'));
  const brand = page.locator('.brand');
  await brand.evaluate((link) => {
    link.textContent = 'Donaudampfschifffahrtskonferenz';
  });
  const knot = await brand.evaluate((link) => {
    const { width, height } = getComputedStyle(link, '::before');
    return { width, height };
  });
  expect(knot).toEqual({ width: '30px', height: '30px' });
});
