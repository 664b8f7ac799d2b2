import { beforeAll, describe, expect, it } from 'vitest';
import type { EventPage } from '../../../src/domain/page/page.ts';
import type { TicketSummary } from '../../../src/domain/page/page-tickets.ts';
import { boundaries, type Timeline, valueAt } from '../../../src/domain/time/timeline.ts';
import { type Data, type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const TICKETS = 'content/events/devlica/2026/tickets.yaml';
const SUMMER = seconds('2025-07-01T12:00:00+02:00');
const NOVEMBER = seconds('2025-11-01T00:00:00+01:00');
const MIDNIGHT = seconds('2026-05-08T00:00:00+02:00');

describe('the tickets on sale', () => {
  let site: VariedSite;
  beforeAll(async () => {
    site = await variedSite();
  });

  async function summary(at: number, change?: (tickets: Data[], all: Data) => void): Promise<Timeline<TicketSummary>> {
    const variation: Variation =
      change === undefined ? {} : { [TICKETS]: (data) => change(data['tickets'] as Data[], data) };
    const page = (await site.plan(at, variation)).routes.find(({ path }) => path === '/devlica/')?.content as EventPage;
    return page.sections.flatMap((section) => (section.kind === 'tickets' ? [section.summary] : []))[0] ?? [];
  }

  it('are the tiers in their order, each until its end, and the next from its beginning', async () => {
    const sales = await summary(SUMMER);
    expect(boundaries(sales)).toEqual([NOVEMBER, MIDNIGHT]);
    const early = valueAt(sales, SUMMER);
    expect(early.onSale.map(({ ident, price, until }) => [ident, price, until?.text])).toEqual([
      ['student', '€24', '7\u00a0May 2026'],
      ['early', '€60', '31\u00a0October 2025'],
      ['mini-sponsor', '€120', '31\u00a0October 2025'],
    ]);
    expect(early.next).toMatchObject({ ident: 'regular', price: '€120', from: { text: '1\u00a0November 2025' } });
    const regular = valueAt(sales, NOVEMBER);
    expect([regular.onSale.map(({ ident }) => ident), regular.next]).toEqual([['student', 'regular'], undefined]);
    expect(valueAt(sales, MIDNIGHT)).toEqual({ kind: 'over', onSale: [] });
  });

  it('do not include unlisted and unavailable tickets', async () => {
    const sales = await summary(SUMMER, ([student, early]) => {
      (student as Data)['listed'] = false;
      (early as Data)['available'] = false;
    });
    expect(valueAt(sales, SUMMER).onSale.map(({ ident }) => ident)).toEqual(['mini-sponsor']);
  });

  it('are none before the first sale, and sold out if none is available', async () => {
    const later = await summary(SUMMER, (tickets) => {
      for (const ticket of tickets) ticket['startDate'] = '2025-09-01';
    });
    expect(valueAt(later, SUMMER)).toMatchObject({ kind: 'later', onSale: [], next: { ident: 'student' } });
    const none = await summary(SUMMER, (tickets) => {
      for (const ticket of tickets) ticket['available'] = false;
    });
    expect(valueAt(none, SUMMER)).toEqual({ kind: 'unavailable', onSale: [] });
  });

  it('have the price and end of a promotion during it', async () => {
    const sales = await summary(SUMMER, (_tickets, all) => {
      all['promotions'] = [
        {
          ident: 'friday',
          title: 'Black Friday',
          percent: 20,
          tickets: ['early'],
          startDate: '2025-08-01',
          endDate: '2025-08-10',
        },
      ];
    });
    const [, early] = valueAt(sales, seconds('2025-08-05T12:00:00+02:00')).onSale;
    expect(early).toMatchObject({ price: '€48', promotion: 'Black Friday', until: { text: '10\u00a0August 2025' } });
    const [, after] = valueAt(sales, seconds('2025-08-11T00:00:00+02:00')).onSale;
    expect(after).toMatchObject({ price: '€60', until: { text: '31\u00a0October 2025' } });
    expect(after).not.toHaveProperty('promotion');
  });
});
