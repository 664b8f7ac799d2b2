import { describe, expect, it } from 'vitest';
import { diagnosticsOf, reportsAfter } from './broken-site.ts';

const TICKETS = 'content/events/devlica/2026/tickets.yaml';
const EVENT = 'content/events/devlica/event.yaml';

describe('tickets of one group', () => {
  it('may not be on sale at the same time', async () => {
    expect(await reportsAfter((site) => site.edit(TICKETS, 'startDate: 2025-11-01', 'startDate: 2025-10-31'))).toEqual([
      `ticket-tiers-overlap ${TICKETS} /tickets/3/startDate`,
    ]);
  });

  it('overlap if one has no start or no end of sale', async () => {
    const reported = await reportsAfter((site) => site.edit(TICKETS, '    startDate: 2025-11-01\n', ''));
    expect(reported).toEqual([`ticket-tiers-overlap ${TICKETS} /tickets/1/startDate`]);
  });

  it('may not leave a gap between their sales', async () => {
    const [found, ...others] = await diagnosticsOf((site) =>
      site.edit(TICKETS, 'startDate: 2025-11-01', 'startDate: 2025-11-15'),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      code: 'ticket-tiers-gap',
      severity: 'warning',
      message: 'From 2025-11-01 00:00 to 2025-11-15 00:00 neither "early" nor "regular" is on sale.',
    });
  });

  it('are not compared if one of them is not on sale', async () => {
    const reported = await reportsAfter((site) => {
      site.edit(TICKETS, 'startDate: 2025-11-01', 'startDate: 2025-10-31');
      site.edit(TICKETS, '    group: standard\n    listed: true', '    group: standard\n    listed: false');
    });
    expect(reported.filter((one) => one.startsWith('ticket'))).toEqual([]);
  });
});

describe('a track', () => {
  it('may not exceed the number that the settings allow', async () => {
    const reported = await reportsAfter((site) => site.edit('content/site.yaml', 'tracks: 4', 'tracks: 1'));
    expect(reported).toContain(`track-beyond-limit ${EVENT} /tracks/1/ident`);
    expect(reported.every((one) => one.startsWith('track-beyond-limit'))).toBe(true);
  });
});
