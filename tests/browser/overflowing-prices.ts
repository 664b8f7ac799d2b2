import type { Page } from '@playwright/test';
import { priceLength } from '../../templates/parts/price-length.ts';

/** Prices in the formats of several languages and currencies. */
const PRICES = [
  '€0',
  '€149.50',
  '149,50 €',
  '€1,149.50',
  '1.149,50 €',
  '12 345,00 Kč',
  'CHF 1’149.50',
  'HUF 1,234,567.00',
];

/** Prices that do not fit on their tickets: those of the page, and others in their place. */
export function overflowingPrices(page: Page): Promise<readonly string[]> {
  const samples = PRICES.map((price) => ({ price, length: priceLength(price) }));
  return page.evaluate((others) => {
    const beyond: string[] = [];
    const isWhole = (element: Element): boolean => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      const stub = element.closest('.ticket-stub') as Element;
      const { paddingLeft, paddingRight } = getComputedStyle(stub);
      const room = stub.getBoundingClientRect();
      return (
        left >= room.left + Number.parseFloat(paddingLeft) - 1 &&
        right <= Math.min(room.right, innerWidth) - Number.parseFloat(paddingRight) + 1 &&
        words.getClientRects().length === 1
      );
    };
    for (const element of document.querySelectorAll<HTMLElement>('.price')) {
      if (!isWhole(element)) beyond.push(element.textContent);
      const { textContent: own } = element;
      const ownLength = element.dataset['length'];
      for (const { price, length = '' } of others) {
        element.textContent = price;
        element.dataset['length'] = length;
        if (!isWhole(element)) beyond.push(price);
      }
      element.textContent = own;
      element.dataset['length'] = ownLength ?? '';
    }
    return [...new Set(beyond)];
  }, samples);
}
