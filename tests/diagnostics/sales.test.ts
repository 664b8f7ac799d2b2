import { describe, expect, it } from 'vitest';
import type { ContentEdits } from '../support/content-in-memory.ts';
import { diagnosticsOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const TICKETS = `${E26}/tickets.yaml`;
const EDITION = `${E26}/edition.yaml`;
const END = '    endDate: 2026-05-08T08:00\n';
const LIMIT = '    to: 2026-05-07\n';

async function found(change: (content: ContentEdits) => void): Promise<readonly string[]> {
  const diagnostics = await diagnosticsOf(change);
  return diagnostics.map(
    ({ code, file, pointer, message }) => `${code} ${file.replace(`${E26}/`, '')} ${pointer} ${message}`,
  );
}

/** Gives the tickets that are sold last another end, and ticket sales another date limit. */
const dates =
  ({ ends, limit }: { readonly ends?: string; readonly limit?: string }) =>
  (content: ContentEdits): void => {
    if (ends !== undefined)
      content.write(TICKETS, content.read(TICKETS).replaceAll(END, ends && `    endDate: ${ends}\n`));
    if (limit !== undefined) content.edit(EDITION, LIMIT, `    to: ${limit}\n`);
  };

describe('the dates of ticket sales', () => {
  it('contradict each other if tickets are to be sold after the date limit', async () => {
    expect(await found(dates({ limit: '2026-05-01' }))).toEqual([
      'ticket-sales-differ edition.yaml /dateLimits/ticketSales/to Ticket sales end on 2026-05-01, so nobody can buy "student" until 2026-05-08T08:00.',
    ]);
  });

  it('contradict each other if the last ticket ends before the date limit does', async () => {
    expect(await found(dates({ ends: '2026-04-09', limit: '2026-05-07' }))).toEqual([
      'ticket-sales-differ edition.yaml /dateLimits/ticketSales/to Ticket sales end on 2026-05-07, but no ticket is on sale after 2026-04-09, when "student" ends.',
    ]);
  });

  it('contradict each other if a ticket can never be bought', async () => {
    const reported = await found(dates({ limit: '2025-10-31' }));
    expect(reported).toEqual([
      'ticket-sales-differ tickets.yaml /tickets/3/startDate "regular" is never on sale: ticket sales end on 2025-10-31.',
    ]);
  });

  it('agree if they are the same or a day apart, and if the tickets leave their end out', async () => {
    expect(await found(dates({ ends: '2026-05-07', limit: '2026-05-07' }))).toEqual([]);
    expect(await found(dates({ ends: '', limit: '2026-05-07' }))).toEqual([]);
    expect(await found(dates({}))).toEqual([]);
  });

  it('contradict the dates of an event that was moved, if they did not move with it', async () => {
    const reported = await found((content) => {
      dates({ limit: '2026-05-08' })(content);
      for (const key of ['startDateTime', 'endDateTime', '- date']) {
        content.write(EDITION, content.read(EDITION).replaceAll(`${key}: 2026-05-08`, `${key}: 2026-05-29`));
      }
      dates({ ends: '2026-05-08' })(content);
      content.edit(EDITION, 'dateLimits:\n', 'status: moved\npreviousStartDate: 2026-05-08\ndateLimits:\n');
    });
    expect(reported.filter((one) => one.startsWith('ticket'))).toEqual([
      'ticket-sales-differ edition.yaml /previousStartDate The event has been moved from 2026-05-08, but no ticket is on sale after 2026-05-09 00:00.',
    ]);
  });
});

describe('the end of lunch', () => {
  it('is compared with the programme', async () => {
    const reported = await found((content) =>
      content.edit(
        'content/events/worklica/2026/edition.yaml',
        'revision: 1',
        "meals:\n  lunch: { until: '15:00' }\nrevision: 1",
      ),
    );
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(
      /^meal-differs .* \/meals\/lunch\/until Lunch is served until 15:00 here, and until \d\d:\d\d in the programme\.$/,
    );
  });

  it('may stand in texts if the programme says it, and may not if nothing does', async () => {
    const named = (content: ContentEdits): void =>
      content.edit(`${E26}/faq/food.md`, 'lunch from the kettle', 'lunch until {lunchUntil}');
    expect(await found(named)).toEqual([]);
    const noLunch = await found((content) => {
      named(content);
      content.edit(
        `${E26}/schedule.yaml`,
        '  - break: lunch\n    lunch: true\n',
        '  - break: pause\n    duration: 60\n',
      );
    });
    expect(noLunch).toHaveLength(1);
    expect(noLunch[0]).toMatch(/^placeholder-unresolved faq\/food\.md /);
  });
});
