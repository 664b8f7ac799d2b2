import { describe, expect, it } from 'vitest';
import { diagnosticsOf, toldOf } from './broken-site.ts';

const TICKETS = 'content/events/devlica/2026/tickets.yaml';
const EVENT = 'content/events/devlica/event.yaml';

describe('tickets of one group', () => {
  it('are not on sale at once', async () => {
    expect(await toldOf((site) => site.edit(TICKETS, 'startDate: 2025-11-01', 'startDate: 2025-10-31'))).toEqual([
      `ticket-tiers-overlap ${TICKETS} /tickets/3/startDate`,
    ]);
  });

  it('overlap where one never ends or has always been on sale', async () => {
    const told = await toldOf((site) => site.edit(TICKETS, '    startDate: 2025-11-01\n', ''));
    expect(told).toEqual([`ticket-tiers-overlap ${TICKETS} /tickets/1/startDate`]);
  });

  it('leave no time without one', async () => {
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

  it('are not compared while one is not on sale anyway', async () => {
    const told = await toldOf((site) => {
      site.edit(TICKETS, 'startDate: 2025-11-01', 'startDate: 2025-10-31');
      site.edit(TICKETS, '    group: standard\n    listed: true', '    group: standard\n    listed: false');
    });
    expect(told.filter((one) => one.startsWith('ticket'))).toEqual([]);
  });
});

describe('a track', () => {
  it('is one of as many as the settings allow', async () => {
    const told = await toldOf((site) => site.edit('content/site.yaml', 'tracks: 4', 'tracks: 1'));
    expect(told).toContain(`track-beyond-limit ${EVENT} /tracks/1/ident`);
    expect(told.every((one) => one.startsWith('track-beyond-limit'))).toBe(true);
  });
});
