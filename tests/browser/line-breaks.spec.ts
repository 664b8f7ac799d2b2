import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** Texts that belong together are not wrapped, however narrow the page is. */

const MONTHS = 'siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca';

for (const width of [320, 360])
  for (const path of ['/hr/devlica/', '/hr/worklica/', '/hr/press/', '/hr/sponsors/', '/hr/survey/'])
    test(`there is no line break between a day and its month: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.clock.setFixedTime(msOf('before'));
      await page.goto(addressOf('before', path));
      const dates = await page.locator('main').evaluate((main, months) => {
        const texts = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
        const found: { readonly date: string; readonly lines: number }[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { index, 0: date } of (text.textContent ?? '').matchAll(
            new RegExp(`\\d+\\.\\s(?:${months})`, 'g'),
          )) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + date.length);
            found.push({ date, lines: range.getClientRects().length });
          }
        return found;
      }, MONTHS);
      expect(dates.length, 'there are dates').toBeGreaterThan(0);
      expect(dates.filter(({ lines }) => lines > 1)).toEqual([]);
    });

test('the mark of those who spoke is not wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(addressOf('before', '/hr/devlica/'));
  const signs = page.locator('.testimonial-speaker');
  expect(await signs.evaluateAll((all) => all.map((sign) => sign.getClientRects().length))).toEqual([1, 1]);
  const indented = await signs.evaluateAll((all) => {
    const startOf = (element: Element | null): number => element?.getBoundingClientRect().left ?? 0;
    return all.map((sign) => startOf(sign) - startOf(sign.parentElement)).filter((by) => by > 0 && by < 16);
  });
  expect(indented, 'it begins a line where the others begin').toEqual([]);
});
