import { describe, expect, it } from 'vitest';
import { toldOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const TICKETS = `${E26}/tickets.yaml`;

describe('a placeholder', () => {
  it.each([
    '{deadline.nope}',
    '{deadline.exhibitorRegistration}',
    '{price.nope}',
    '{maxAvailable.nope}',
    '{prize.9}',
    '{teamMaximum}',
    '{durationHours}',
  ])('has a value in the edition that its text is of: %s', async (name) => {
    const file = `${E26}/faq/refunds.md`;
    const told = await toldOf((site) => site.edit(file, '\n---\n\n', `\n---\n\n${name} `));
    expect(told).toEqual([`placeholder-unresolved ${file}`]);
  });

  it('of the venue has a value where the edition has a venue', async () => {
    const file = `${E26}/faq/refunds.md`;
    const told = await toldOf((site) => {
      site.edit(file, '\n---\n\n', '\n---\n\n{venueName} ');
      site.edit(`${E26}/edition.yaml`, 'venue: tkaonica\n', '');
    });
    expect(told).toContain(`placeholder-unresolved ${file}`);
  });

  it("has a value in the main event's current edition where its text is the site's", async () => {
    const file = 'content/pages/press.md';
    const told = await toldOf((site) => site.edit(file, '\n---\n', '\n---\n{deadline.pressRegistration} {prize.1} '));
    expect(told).toEqual([`placeholder-unresolved ${file}`]);
  });
});

describe('a VAT rate', () => {
  it('exists', async () => {
    expect(await toldOf((site) => site.edit('content/vat.yaml', 'default: full', 'default: ful'))).toEqual([
      'vat-unknown content/vat.yaml /default',
    ]);
    expect(await toldOf((site) => site.edit(TICKETS, '    price: 24', '    vat: none\n    price: 24'))).toEqual([
      `vat-unknown ${TICKETS} /tickets/0/vat`,
    ]);
  });
});
