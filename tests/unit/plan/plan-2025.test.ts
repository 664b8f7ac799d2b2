import { describe, expect, it } from 'vitest';
import type { EventPage, EventSection } from '../../../src/domain/page/page.ts';
import type { FormPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAtBuild } from '../../../src/domain/page/shown.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { type ContentChange, checkedContent } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

/** The site as it was configured for 2025: the real content with `currentYear: 2025`. */

const of2025: ContentChange = (copy) => {
  for (const event of ['devlica', 'worklica']) {
    copy.edit(`content/events/${event}/event.yaml`, 'currentYear: 2026', 'currentYear: 2025');
  }
};

const at = (iso: string): number => Date.parse(iso) / 1000;
const BLACK_FRIDAY = at('2024-11-29T12:00:00+01:00');
const CHRISTMAS = at('2024-12-20T12:00:00+01:00');
const FEBRUARY = at('2025-02-15T12:00:00+01:00');
const MORNING = at('2025-05-09T08:30:00+02:00');

function eventPage({ routes }: Plan, event = 'devlica'): EventPage {
  return routes.find(({ path }) => path === `/${event}/`)?.content as EventPage;
}

function section<K extends EventSection['kind']>(
  page: EventPage,
  kind: K,
): Extract<EventSection, { kind: K }> | undefined {
  return page.sections.find((one): one is Extract<EventSection, { kind: K }> => one.kind === kind);
}

/** The tickets on sale, each with its price and the last day of its sale. */
function onSale(plan: Plan, instant: number, event = 'devlica'): readonly (readonly (string | undefined)[])[] {
  const tickets = section(eventPage(plan, event), 'tickets');
  return valueAt(tickets?.summary ?? [], instant).onSale.map(({ ident, price, promotion, until }) => [
    ident,
    price,
    promotion as string | undefined,
    until?.text,
  ]);
}

/** The tickets that are visible at the build. */
function listed(plan: Plan, event = 'devlica'): readonly string[] {
  const offers = section(eventPage(plan, event), 'tickets')?.offers ?? [];
  return offers.filter(({ shown }) => isShownAtBuild(shown)).map(({ ident }) => ident);
}

/** Idents of the visible links in the footer of Devlica's pages, and of the visible buttons of its hero, at the build. */
function links(plan: Plan): { readonly footer: readonly string[]; readonly hero: readonly string[] } {
  const footer = plan.slices.find(({ name }) => name === 'footer-devlica-en')?.content;
  return {
    footer:
      footer?.kind === 'footer'
        ? footer.links.filter(({ shown }) => isShownAtBuild(shown)).map(({ ident }) => ident)
        : [],
    hero: eventPage(plan)
      .hero.buttons.filter(({ shown }) => isShownAtBuild(shown))
      .map(({ ident }) => ident),
  };
}

/** When a form closes, in epoch seconds; null without a deadline. */
function closing({ routes }: Plan, path: string): number | null | undefined {
  const page = routes.find((route) => route.path === path)?.content as FormPage;
  return page.registration.window.states.find(({ value }) => value === 'open')?.until;
}

describe('the site with 2025 as its current year', () => {
  it('has no diagnostics', async () => {
    const { diagnostics } = await checkedContent(of2025);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([]);
  });

  it('sells early tickets with a discount of twenty percent on Black Friday, and shows the discount on the ticket', async () => {
    const plan = await planOf(BLACK_FRIDAY, of2025);
    expect(listed(plan)).toEqual(['student', 'early', 'regular']);
    expect(onSale(plan, BLACK_FRIDAY)).toEqual([
      ['student', '€24', undefined, '8\u00a0May 2025'],
      ['early', '€48', 'Black Friday', '7\u00a0December 2024'],
    ]);
    const early = section(eventPage(plan), 'tickets')?.offers.find(({ ident }) => ident === 'early');
    expect(early?.promotions).toMatchObject([
      { percent: 20, price: '€48', shown: [{ from: null, until: at('2024-12-08T00:00:00+01:00') }] },
    ]);
    const button = eventPage(plan).hero.buttons.find(({ ident }) => ident === 'lastYearSurvey');
    expect(button?.href).toBe('/survey/?event=devlica&year=2024');
  });

  it('sells early tickets until the end of 2024, and regular tickets after that', async () => {
    const plan = await planOf(CHRISTMAS, of2025);
    const newYear = at('2025-01-01T00:00:00+01:00');
    expect(onSale(plan, CHRISTMAS).map(([ident, price]) => [ident, price])).toEqual([
      ['student', '€24'],
      ['early', '€60'],
    ]);
    expect(onSale(plan, newYear).map(([ident, price]) => [ident, price])).toEqual([
      ['student', '€24'],
      ['regular', '€120'],
    ]);
    const early = section(eventPage(plan), 'tickets')?.offers.find(({ ident }) => ident === 'early');
    expect(early?.shown).toEqual([{ from: null, until: newYear }]);
    expect(onSale(plan, CHRISTMAS, 'worklica').map(([ident, price]) => [ident, price])).toEqual([
      ['student', '€24'],
      ['regular', '€120'],
    ]);
  });

  it('accepts registrations until the deadlines of 2025', async () => {
    const plan = await planOf(FEBRUARY, of2025);
    expect(listed(plan)).toEqual(['student', 'regular']);
    expect(closing(plan, '/sponsors/')).toBe(at('2025-05-01T00:00:00+02:00'));
    expect(closing(plan, '/press-register/')).toBe(at('2025-05-01T00:00:00+02:00'));
    expect(closing(plan, '/volunteer/')).toBe(at('2025-04-25T11:00:00+02:00'));
    expect(closing(plan, '/exhibitors/')).toBe(at('2025-05-09T21:00:00+02:00'));
    const { hero, footer } = links(plan);
    expect(hero).toEqual(['getTickets', 'becomeSponsor']);
    expect(footer).toEqual(expect.arrayContaining(['sponsors', 'volunteer']));
    const getTickets = eventPage(plan).hero.buttons.find(({ ident }) => ident === 'getTickets');
    expect(getTickets?.shown).toEqual([{ from: null, until: at('2025-05-09T00:00:00+02:00') }]);
  });

  it('shows the times of the free buses on the day of the event, when all deadlines are over', async () => {
    const plan = await planOf(MORNING, of2025);
    const venue = section(eventPage(plan), 'venue');
    expect(venue?.buses).toMatchObject({
      day: { iso: '2025-05-09' },
      departures: ['07:30', '08:00'],
      returns: ['21:00'],
    });
    expect(isShownAtBuild(venue?.shown ?? [])).toBe(true);
    const { hero, footer } = links(plan);
    expect(hero).toEqual(['programme']);
    expect(footer.filter((ident) => ['sponsors', 'volunteer', 'getTickets'].includes(ident))).toEqual([]);
    expect(closing(plan, '/sponsors/')).toBeUndefined();
    expect(listed(plan)).toEqual(['student', 'regular']);
  });
});
