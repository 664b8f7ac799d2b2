import { describe, expect, it } from 'vitest';
import type { EventPage, EventSection, FooterSlice, HomePage } from '../../../src/domain/page/page.ts';
import type { QrPage } from '../../../src/domain/page/page-notices.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAt } from '../../../src/domain/page/shown.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { at, E26, SPRING } from '../../support/changed-programme.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

/** Button, section, home page, structured data and calendar agree at each time on whether one can buy a ticket. */

const TICKETS = `${E26}/tickets.yaml`;
const EDITION = `${E26}/edition.yaml`;
const MIDNIGHT = at('2026-05-08T00:00');
const ENDS = at('2026-05-08T20:00');

type Section = Extract<EventSection, { kind: 'tickets' }>;
type Ld = Readonly<Record<string, unknown>>;

const pageOf = <T>(plan: Plan, path: string): T => plan.routes.find((route) => route.path === path)?.content as T;
const sectionOf = (plan: Plan): Section =>
  pageOf<EventPage>(plan, '/devlica/').sections.find((one): one is Section => one.kind === 'tickets') as Section;
const offersOf = (plan: Plan): readonly Ld[] => {
  const lds = plan.routes.find(({ path }) => path === '/devlica/')?.head.jsonLd as readonly Ld[];
  return (lds.find((ld) => ld['@type'] === 'Event')?.['offers'] ?? []) as readonly Ld[];
};

/** What each part of the site says about buying a ticket at an instant. */
function salesAt(plan: Plan, instant: number) {
  const { hero } = pageOf<EventPage>(plan, '/devlica/');
  const header = plan.slices.find(({ name }) => name === 'header-devlica-en')?.content;
  const floating = header?.kind === 'header' ? header.buttons : [];
  const isShown = (ident: string): boolean =>
    [...hero.buttons, ...floating].some((one) => one.ident === ident && isShownAt(one.shown, instant));
  const { poster } = pageOf<HomePage>(plan, '/');
  const isValid = (offer: Ld): boolean => {
    const [from, until] = ['validFrom', 'validThrough'].map((name) => Date.parse(String(offer[name])) / 1000);
    return (
      offer['availability'] === 'https://schema.org/InStock' && !((from ?? 0) > instant) && !((until ?? 0) <= instant)
    );
  };
  return {
    section: valueAt(sectionOf(plan)?.summary ?? [], instant).kind,
    button: isShown('getTickets'),
    shop: isShown('getTicketsFloating'),
    home: poster !== undefined && valueAt(poster.price, instant) !== null,
    data: offersOf(plan).some(isValid),
  };
}

const OPEN = { section: 'on-sale', button: true, shop: true, home: true, data: true };
const OVER = { section: 'over', button: false, shop: false, home: false, data: false };

/** Adds a link to the footer of the site, and finds it in its English version. */
const withFooterLink =
  (link: string) =>
  (content: ContentEdits): void =>
    content.edit('content/site.yaml', 'footer:\n  links:\n', `footer:\n  links:\n    - ${link}\n`);
const footerLink = (plan: Plan): FooterSlice['links'][number] | undefined => {
  const footer = plan.slices.find(({ name }) => name === 'footer-site-en')?.content as FooterSlice;
  return footer.links.find(({ ident }) => ident === 'buy');
};

async function expectEnd(end: number, change?: (content: ContentEdits) => void): Promise<Plan> {
  const plan = await planOf(SPRING, change);
  expect(salesAt(plan, end - 1)).toEqual(OPEN);
  expect(salesAt(plan, end)).toEqual(OVER);
  return plan;
}

/** Ends of tickets in the real content that are removed or replaced. */
const END = '    endDate: 2026-05-08T08:00\n';

describe('ticket sales', () => {
  it('end with their date limit, whatever later end the tickets have', async () => {
    const plan = await expectEnd(MIDNIGHT);
    expect(sectionOf(plan).offers.map(({ until }) => until?.text)).toEqual(['7\u00a0May 2026', '7\u00a0May 2026']);
  });

  it('end with the last ticket, also after the event has been moved and only the date limit with it', async () => {
    const plan = await expectEnd(at('2026-04-10T00:00'), (content) => {
      content.edit(TICKETS, END, '    endDate: 2026-04-09\n');
      content.edit(TICKETS, END, '    endDate: 2026-04-09\n');
    });
    const deadlines = plan.deadlines.find(({ folder }) => folder === 'devlica/2026/')?.items ?? [];
    expect(deadlines.find(({ ident }) => ident === 'ticketSales')?.until).toBe(at('2026-04-10T00:00'));
    expect(sectionOf(plan).offers.map(({ until }) => until?.text)).toEqual(Array(2).fill('9\u00a0April 2026'));
  });

  it('end with the event, also where neither tickets nor the date limit end earlier', async () => {
    const change = (content: ContentEdits): void => {
      content.edit(TICKETS, END, '');
      content.edit(TICKETS, END, '');
      content.edit(EDITION, 'to: 2026-05-07', 'to: 2026-05-08');
      content.edit('content/events/devlica/event.yaml', '  tickets: [before, active]\n', '  tickets: true\n');
    };
    const plan = await expectEnd(ENDS, change);
    expect(sectionOf(plan).offers.map(({ until }) => until?.text)).toEqual(
      Array(2).fill('8\u00a0May 2026, 20:00 CEST'),
    );
    const later = await planOf(at('2026-06-01T12:00'), change);
    expect(salesAt(later, at('2026-06-01T12:00'))).toEqual(OVER);
  });

  it('end with the event if the section of tickets ends with it', async () => {
    const plan = await planOf(SPRING, (content) => {
      content.edit(TICKETS, END, '');
      content.edit(TICKETS, END, '');
      content.edit(EDITION, 'to: 2026-05-07', 'to: 2026-05-08');
    });
    expect(salesAt(plan, ENDS - 1)).toEqual(OPEN);
    expect(salesAt(plan, ENDS)).toMatchObject({ button: false, shop: false, home: false, data: false });
  });

  it('have a button to the section, and none to the shop, before they begin', async () => {
    const plan = await planOf(SPRING, (content) => {
      const later = content.read(TICKETS).replaceAll(END, `    startDate: 2026-04-01\n${END}`);
      content.write(TICKETS, later.replace('    startDate: 2025-11-01\n    startDate', '    startDate'));
    });
    const before = { section: 'later', button: true, shop: false, home: false, data: false };
    expect(salesAt(plan, SPRING)).toEqual(before);
    expect(salesAt(plan, at('2026-04-01T00:00'))).toEqual(OPEN);
  });

  it('have no button while every ticket is sold out', async () => {
    const plan = await planOf(SPRING, (content) =>
      content.write(TICKETS, content.read(TICKETS).replaceAll('available: true', 'available: false')),
    );
    expect(salesAt(plan, SPRING)).toEqual({
      section: 'unavailable',
      button: false,
      shop: false,
      home: false,
      data: false,
    });
    expect(offersOf(plan).map((offer) => offer['availability'])).toEqual(Array(2).fill('https://schema.org/SoldOut'));
  });

  it('close their date limit too while every ticket is sold out', async () => {
    const plan = await planOf(SPRING, (content) => {
      content.write(TICKETS, content.read(TICKETS).replaceAll('available: true', 'available: false'));
      withFooterLink("{ ident: buy, title: Buy, url: '{linkLang}/code/', dateLimit: ticketSales }")(content);
    });
    expect(footerLink(plan)).toBeUndefined();
  });

  it.each([
    '{ticketsLink}?ref=footer',
    'https://tickets.example/devlica-2026#seats',
    '{linkLang}/devlica/#tickets',
    '{linkLang}/devlica/#ticket-regular',
  ])('end links in the menu and the footer of the site to %s', async (url) => {
    const plan = await planOf(SPRING, (content) => {
      withFooterLink(`{ ident: buy, title: Buy, url: '${url}' }`)(content);
      content.edit('content/site.yaml', '\nfooter:\n', `\nmenu:\n  - { title: Buy, url: '${url}' }\nfooter:\n`);
    });
    const header = plan.slices.find(({ name }) => name === 'header-site-en')?.content;
    const item =
      header?.kind === 'header' ? header.menu.find(({ title }) => JSON.stringify(title).includes('Buy')) : undefined;
    expect([item?.shown, footerLink(plan)?.shown]).toEqual(Array(2).fill([{ from: null, until: MIDNIGHT }]));
  });

  it('end links to the tickets of another event, and no links to its other parts', async () => {
    const linkTo = async (url: string) =>
      footerLink(await planOf(SPRING, withFooterLink(`{ ident: buy, title: Buy, url: '${url}' }`)))?.shown;
    const ended = (content: ContentEdits): void => {
      withFooterLink("{ ident: buy, title: Buy, url: '{linkLang}/worklica/#tickets' }")(content);
      const tickets = 'content/events/worklica/2026/tickets.yaml';
      content.write(tickets, content.read(tickets).replaceAll('endDate: 2026-05-07', 'endDate: 2026-04-09'));
    };
    expect(footerLink(await planOf(SPRING, ended))?.shown).toEqual([{ from: null, until: at('2026-04-10T00:00') }]);
    expect(await linkTo('{linkLang}/worklica/#faq')).toEqual([{ from: null, until: null }]);
  });

  it('end buttons to a single ticket, and to the shop with a parameter', async () => {
    const plan = await planOf(SPRING, (content) => {
      const event = 'content/events/devlica/event.yaml';
      content.edit(event, "    url: '#tickets'\n", "    url: '#ticket-regular'\n");
      content.edit(event, "    url: '{ticketsLink}'\n", "    url: '{ticketsLink}?ref=header'\n");
      content.write(event, content.read(event).replaceAll('    dateLimit: ticketSales\n', ''));
    });
    expect(salesAt(plan, MIDNIGHT - 1)).toEqual(OPEN);
    expect(salesAt(plan, MIDNIGHT)).toEqual(OVER);
  });

  it('end the QR code to the shop', async () => {
    const plan = await planOf(SPRING);
    const { targets } = pageOf<QrPage>(plan, '/qr/');
    expect(valueAt(targets, MIDNIGHT - 1)?.ident).toBe('tickets');
    expect(valueAt(targets, MIDNIGHT)?.ident).not.toBe('tickets');
    const soldOut = await planOf(SPRING, (content) =>
      content.write(TICKETS, content.read(TICKETS).replaceAll('available: true', 'available: false')),
    );
    expect(valueAt(pageOf<QrPage>(soldOut, '/qr/').targets, SPRING)?.ident).toBe('sponsors');
  });

  it('leave out a ticket that ended before they began', async () => {
    const plan = await planOf(SPRING, (content) =>
      content.edit(EDITION, '    to: 2026-05-07\n', '    from: 2025-11-01\n    to: 2026-05-07\n'),
    );
    expect(sectionOf(plan).offers.map(({ ident }) => ident)).toEqual(['student', 'regular']);
    expect(offersOf(plan).map((offer) => offer['name'])).toEqual(['Student', 'Regular']);
  });

  it('close the links of the site that name their date limit', async () => {
    const plan = await planOf(SPRING, (content) => {
      content.edit(TICKETS, END, '    endDate: 2026-04-09\n');
      content.edit(TICKETS, END, '    endDate: 2026-04-09\n');
      withFooterLink("{ ident: buy, title: Buy, url: '{linkLang}/code/', dateLimit: ticketSales }")(content);
    });
    expect(footerLink(plan)?.shown).toEqual([{ from: null, until: at('2026-04-10T00:00') }]);
  });

  it('of tickets to a day end with that day', async () => {
    const plan = await planOf(SPRING, (content) => {
      content.edit(EDITION, 'endDateTime: 2026-05-08T20:00\ndays:', 'endDateTime: 2026-05-09T20:00\ndays:');
      content.edit(EDITION, 'to: 2026-05-07', 'to: 2026-05-09');
      content.edit(
        EDITION,
        'venue: tkaonica\nroom:',
        '  - date: 2026-05-09\n    startDateTime: 2026-05-09T09:00\n    endDateTime: 2026-05-09T20:00\nvenue: tkaonica\nroom:',
      );
      const [, student = ''] = content.read(TICKETS).split(/(?= {2}- ident: )/);
      const ofDay = student.replace('ident: student', 'ident: friday').replace(END, '');
      content.write(`${E26}/days/2026-05-08/tickets.yaml`, `tickets:\n${ofDay}`);
      content.write(`${E26}/days/2026-05-09/tickets.yaml`, `tickets:\n${ofDay.replace('friday', 'saturday')}`);
    });
    const untilOf = (ident: string) => sectionOf(plan).offers.find((one) => one.ident === ident)?.until?.iso;
    expect([untilOf('friday'), untilOf('saturday')]).toEqual([
      '2026-05-08T20:00:00+02:00',
      '2026-05-09T20:00:00+02:00',
    ]);
  });
});

describe('a promotion', () => {
  const PROMOTION = `promotions:
  - ident: spring
    title: Spring
    percent: 20
    tickets: [regular]
    startDate: 2026-03-10
    endDate: 2026-03-19
`;
  const promoted = (content: ContentEdits): void => content.write(TICKETS, content.read(TICKETS) + PROMOTION);
  const DURING = at('2026-03-15T12:00');

  it('gives the ticket its price, beside the regular one, while it is in force', async () => {
    const { prices } = sectionOf(await planOf(SPRING, promoted)).offers.find(({ ident }) => ident === 'regular') ?? {};
    expect(prices?.map(({ value }) => value)).toMatchObject([
      { price: '€120' },
      { price: '€96', regular: '€120' },
      { price: '€120' },
    ]);
    expect(valueAt(prices ?? [], DURING).regular).toBe('€120');
  });

  it('that starts with the sale is in the price of the ticket that is next', async () => {
    const plan = await planOf(SPRING, (content) => {
      const later = content.read(TICKETS).replaceAll(END, `    startDate: 2026-04-01\n${END}`);
      const dated = later.replace('    startDate: 2025-11-01\n    startDate', '    startDate');
      const early = PROMOTION.replace('[regular]', '[student]').replace('2026-03-10', '2026-04-01');
      content.write(TICKETS, dated + early.replace('2026-03-19', '2026-04-05'));
    });
    expect(valueAt(sectionOf(plan).summary ?? [], SPRING).next).toMatchObject({ ident: 'student', price: '€19.20' });
  });

  it('is an offer of its own in structured data, with its period', async () => {
    const offers = offersOf(await planOf(SPRING, promoted)).filter((offer) => offer['name'] === 'Regular');
    expect(offers.map((offer) => [offer['price'], offer['validFrom'], offer['priceValidUntil']])).toEqual([
      [120, '2025-11-01T00:00:00+01:00', '2026-03-09'],
      [96, '2026-03-10T00:00:00+01:00', '2026-03-19'],
      [120, '2026-03-20T00:00:00+01:00', '2026-05-07'],
    ]);
    const later = offersOf(await planOf(DURING, promoted)).filter((offer) => offer['name'] === 'Regular');
    expect(later.map((offer) => offer['price'])).toEqual([96, 120]);
  });

  it('is not shown on a ticket that is sold out', async () => {
    const plan = await planOf(DURING, (content) => {
      promoted(content);
      content.write(TICKETS, content.read(TICKETS).replaceAll('available: true', 'available: false'));
    });
    expect(sectionOf(plan).offers.flatMap(({ promotions }) => promotions)).toEqual([]);
  });

  it('has the lowest price if two are in force at once', async () => {
    const plan = await planOf(DURING, (content) => {
      promoted(content);
      const second = PROMOTION.replace('promotions:\n', '').replace('spring', 'flood').replace('20', '50');
      content.write(TICKETS, content.read(TICKETS) + second);
    });
    const { onSale } = valueAt(sectionOf(plan).summary ?? [], DURING);
    expect(onSale.find(({ ident }) => ident === 'regular')?.price).toBe('€60');
  });
});
