import { describe, expect, it } from 'vitest';
import type { ContentEdits } from '../support/content-in-memory.ts';
import { diagnosticsOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const TICKETS = `${E26}/tickets.yaml`;
const EDITION = `${E26}/edition.yaml`;
const END = '    endDate: 2026-05-08T08:00\n';
const LIMIT = '    to: 2026-05-07\n';
const PROMOTION =
  'promotions:\n  - { ident: spring, title: { en: Spring, hr: Proljeće }, percent: 20, tickets: [regular], startDate: 2026-03-10, endDate: 2026-03-19 }\n';

async function found(change: (content: ContentEdits) => void): Promise<readonly string[]> {
  const diagnostics = await diagnosticsOf(change);
  return diagnostics.map(
    ({ code, file, pointer, message }) => `${code} ${file.replace(`${E26}/`, '')} ${pointer} ${message}`,
  );
}

/** Removes the comments that silence a warning. */
const uncommented =
  (code: string, file = EDITION) =>
  (content: ContentEdits): void =>
    content.write(file, content.read(file).replace(new RegExp(`^ *# conf-site-ignore ${code}:.*\\n`, 'gm'), ''));

/** Gives the tickets that are sold last another end, and ticket sales another date limit. */
const dates =
  ({ ends, limit }: { readonly ends?: string; readonly limit?: string }) =>
  (content: ContentEdits): void => {
    if (ends !== undefined)
      content.write(TICKETS, content.read(TICKETS).replaceAll(END, ends && `    endDate: ${ends}\n`));
    uncommented('ticket-sales-differ')(content);
    if (limit !== undefined) content.edit(EDITION, LIMIT, `    to: ${limit}\n`);
  };

describe('the dates of ticket sales', () => {
  it('contradict each other if tickets are to be sold after the date limit', async () => {
    expect(await found(dates({ ends: '2026-05-08', limit: '2026-05-07' }))).toEqual([
      'ticket-sales-differ edition.yaml /dateLimits/ticketSales/to Ticket sales end on 2026-05-07, so nobody can buy "student" until 2026-05-08.',
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

  it('contradict each other if a ticket ends before they begin, or begins after the event', async () => {
    const early = await found((content) => {
      uncommented('ticket-sales-differ')(content);
      content.edit(EDITION, LIMIT, `    from: 2025-11-01\n${LIMIT}`);
    });
    expect(early).toEqual(
      ['early', 'mini-sponsor'].map(
        (ident, at) =>
          `ticket-sales-differ tickets.yaml /tickets/${at + 1}/endDate "${ident}" is never on sale: ticket sales begin only on 2025-11-01.`,
      ),
    );
    const late = await found((content) => {
      dates({ ends: '', limit: '2026-06-30' })(content);
      content.edit(TICKETS, 'startDate: 2025-11-01', 'startDate: 2026-06-01');
      content.edit(
        TICKETS,
        '    group: standard\n    listed: true\n    available: true\n    limited: true\n    special: false\n    startDate: 2026',
        '    listed: true\n    available: true\n    limited: true\n    special: false\n    startDate: 2026',
      );
    });
    expect(late.filter((one) => one.startsWith('ticket'))).toEqual([
      'ticket-sales-differ tickets.yaml /tickets/3/startDate "regular" is never on sale: ticket sales end with the event.',
    ]);
  });

  it('agree if they are the same, and if the tickets leave their end out', async () => {
    expect(await found(dates({ ends: '2026-05-07', limit: '2026-05-07' }))).toEqual([]);
    expect(await found(dates({ ends: '', limit: '2026-05-07' }))).toEqual([]);
  });

  it('do not count tickets that are not available', async () => {
    const reported = await found((content) => {
      uncommented('ticket-sales-differ')(content);
      const sold = content.read(TICKETS).replaceAll(END, '    endDate: 2026-05-07\n');
      const [student, ...others] = sold.split(/(?= {2}- ident: early)/);
      const gone = (student ?? '').replace('available: true', 'available: false').replace('2026-05-07', '2026-05-08');
      content.write(TICKETS, [gone, ...others].join(''));
    });
    expect(reported).toEqual([]);
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
      'ticket-sales-differ edition.yaml /previousStartDate The event has been moved from 2026-05-08, but no ticket is on sale after 2026-05-08.',
    ]);
  });

  it('are not compared, and neither are promotions and VAT, for an event that is cancelled', async () => {
    const reported = await found((content) => {
      dates({ ends: '2026-04-09', limit: '2026-05-07' })(content);
      content.write(TICKETS, `${content.read(TICKETS)}${PROMOTION}`);
      content.edit('content/vat.yaml', 'startDate: 2021-03-01', 'startDate: 2026-01-01');
      content.edit(EDITION, 'dateLimits:\n', 'status: cancelled\ndateLimits:\n');
    });
    expect(reported.filter((one) => /^\S+ tickets\.yaml /.test(one))).toEqual([]);
  });

  it('of tickets to a day end with the day, also for promotions', async () => {
    const reported = await found((content) => {
      const ticket = content.read(TICKETS).split(/(?= {2}- ident: )/)[1] ?? '';
      const own = ticket.replace('ident: student', 'ident: friday').replace(END, '');
      const late = PROMOTION.replace('regular', 'friday').replaceAll('2026-03', '2026-05');
      content.edit(EDITION, 'endDateTime: 2026-05-08T20:00\ndays:', 'endDateTime: 2026-05-31T20:00\ndays:');
      content.edit(
        EDITION,
        'venue: tkaonica\nroom:',
        '  - date: 2026-05-31\n    startDateTime: 2026-05-31T09:00\n    endDateTime: 2026-05-31T20:00\nvenue: tkaonica\nroom:',
      );
      content.edit(EDITION, LIMIT, '    to: 2026-05-31\n');
      content.write(`${E26}/days/2026-05-08/tickets.yaml`, `tickets:\n${own}${late}`);
    });
    expect(reported.filter((one) => one.startsWith('never-shown'))).toEqual([
      expect.stringContaining('never-shown days/2026-05-08/tickets.yaml /promotions/0/startDate '),
    ]);
  });
});

describe('a button or link to the tickets', () => {
  const never = (reported: readonly string[]): readonly string[] =>
    reported.filter((one) => one.startsWith('never-shown'));

  it('that is visible only when none are sold is reported', async () => {
    const reported = await found((content) => {
      const event = 'content/events/devlica/event.yaml';
      content.edit(
        event,
        "'#tickets'\n    visible: [before, active]\n    dateLimit: ticketSales\n",
        "'#tickets'\n    visible: after\n",
      );
      content.edit(
        'content/site.yaml',
        'footer:\n  links:\n',
        "footer:\n  links:\n    - { ident: buy, title: Buy, url: '{ticketsLink}?ref=x', visible: [active, after] }\n",
      );
    });
    expect(never(reported)).toEqual([
      'never-shown content/events/devlica/event.yaml /buttons/getTickets/url The button "getTickets" never shows: it leads to tickets, and none are sold while it is visible.',
      'never-shown content/site.yaml /footer/links/0/url The link "buy" never shows: it leads to tickets, and none are sold while it is visible.',
    ]);
  });

  it('is not reported while every ticket is sold out', async () => {
    const reported = await found((content) =>
      content.write(TICKETS, content.read(TICKETS).replaceAll('available: true', 'available: false')),
    );
    expect(never(reported)).toEqual([]);
  });
});

describe('the end of ticket sales in texts', () => {
  const limitless =
    (change: (content: ContentEdits) => void) =>
    (content: ContentEdits): void => {
      uncommented('ticket-sales-differ')(content);
      content.edit(EDITION, LIMIT, '');
      content.edit(
        `${E26}/faq/food.md`,
        'Everything is included',
        'Sold until {deadline.ticketSales}. Everything is included',
      );
      change(content);
    };

  it('is known from the tickets if the date limit has no end, unless none is for sale', async () => {
    expect(await found(limitless(() => {}))).toEqual([]);
    const soldOut = await found(
      limitless((content) =>
        content.write(TICKETS, content.read(TICKETS).replaceAll('available: true', 'available: false')),
      ),
    );
    expect(soldOut).toContainEqual(expect.stringMatching(/^placeholder-unresolved faq\/food\.md /));
  });
});

describe('the end of lunch', () => {
  const WORKLICA = 'content/events/worklica/2026/edition.yaml';

  it('is compared with the programme', async () => {
    const [reported, ...others] = await diagnosticsOf(uncommented('meal-differs', WORKLICA));
    expect(others).toEqual([]);
    expect(reported).toMatchObject({
      code: 'meal-differs',
      pointer: '/meals/lunch/until',
      message: expect.stringMatching(/^Lunch is served until 15:00 here, and until \d\d:\d\d in the programme\.$/),
      hint: expect.stringMatching(/^write '\d\d:\d\d', or delete "lunch": /),
    });
  });

  it('is compared with each day, and is to be deleted only if all days end it at the same time', async () => {
    const edition = 'content/events/hacklica/2026/edition.yaml';
    const reported = await diagnosticsOf((content) => {
      content.write(edition, `${content.read(edition)}meals:\n  lunch: { until: '14:00' }\n`);
      const saturday = 'content/events/hacklica/2026/days/2026-05-09/schedule.yaml';
      content.edit(saturday, '  - break: coffee\n    duration: 60', '  - break: lunch\n    duration: 60');
    });
    const [differs] = reported.filter(({ code }) => code === 'meal-differs');
    expect(differs?.message).toBe('Lunch is served until 14:00 here, and until 14:00 and 08:00 in the programme.');
    expect(differs?.hint).not.toContain('delete');
  });

  it('may stand in texts if the programme says it, and may not if nothing does', async () => {
    const notGiven = (content: ContentEdits): void => {
      uncommented('meal-differs')(content);
      content.edit(EDITION, "  lunch: { until: '15:00' }\n", '');
    };
    expect(await found(notGiven)).toEqual([]);
    const noLunch = await found((content) => {
      notGiven(content);
      content.edit(
        `${E26}/schedule.yaml`,
        '  - break: lunch\n    lunch: true\n',
        '  - break: pause\n    duration: 60\n',
      );
    });
    expect(noLunch.length).toBeGreaterThan(0);
    for (const one of noLunch) expect(one).toMatch(/^placeholder-unresolved faq\/food\./);
  });
});
