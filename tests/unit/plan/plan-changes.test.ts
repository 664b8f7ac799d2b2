import { describe, expect, it } from 'vitest';
import type { EventPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { constant, during, limitTo, steps, type Timeline } from '../../../src/domain/time/timeline.ts';
import { planOf, serializePlan } from '../../support/planned-content.ts';

const at = (wall: string): number => Date.parse(wall) / 1000;

const eventPage = (plan: Plan): EventPage =>
  plan.routes.find((route) => route.path === '/devlica/')?.content as EventPage;

describe('a timeline seen through a window', () => {
  const numbers = steps(
    0,
    [10, 20, 30, 40].map((from, index) => ({ at: from, value: index + 1 })),
  );

  it('only changes while the window is open', () => {
    expect(limitTo(numbers, during(15, 35), -1)).toEqual([
      { from: null, until: 20, value: 1 },
      { from: 20, until: 30, value: 2 },
      { from: 30, until: null, value: 3 },
    ]);
  });

  it('changes to the next value while the window is closed', () => {
    const window = steps(true, [
      { at: 15, value: false },
      { at: 35, value: true },
    ]);
    expect(limitTo(numbers, window, -1)).toEqual([
      { from: null, until: 10, value: 0 },
      { from: 10, until: 15, value: 1 },
      { from: 15, until: 40, value: 3 },
      { from: 40, until: null, value: 4 },
    ]);
  });

  it('is complete through an open window, and empty through a closed one', () => {
    expect(limitTo(numbers, constant(true), -1)).toEqual(numbers);
    expect(limitTo(numbers, constant(false), -1)).toEqual(constant(-1));
  });
});

describe('builds before and after an invisible change', () => {
  it('give the same pages if news begin in a hidden section', async () => {
    const before = await planOf(at('2026-03-09T12:00:00+01:00'));
    const after = await planOf(at('2026-03-10T12:00:00+01:00'));
    const withoutFeeds = (plan: Plan): string => serializePlan({ ...plan, feeds: [] });
    expect(withoutFeeds(after) === withoutFeeds(before)).toBe(true);
  });

  it.each(['news', 'tickets'])('are the same while the section of %s is not visible yet', async (section) => {
    const plan = (wall: string) =>
      planOf(at(wall), (copy) => {
        const event = 'content/events/devlica/event.yaml';
        const text = copy.read(event);
        const sections = text.indexOf('\nsections:');
        const line = new RegExp(`^  ${section}: .*$`, 'm');
        copy.write(event, text.slice(0, sections) + text.slice(sections).replace(line, `  ${section}: active`));
      });
    const dates = ['2026-02-20', '2026-03-09', '2026-03-11', '2026-04-02', '2026-04-20', '2026-05-07'];
    const plans = await Promise.all(dates.map((day) => plan(`${day}T12:00:00+02:00`)));
    const pages = plans.map((one) => JSON.stringify(eventPage(one).sections.filter(({ kind }) => kind === section)));
    expect(pages[0]).not.toBe('[]');
    expect(new Set(pages).size).toBe(1);
  });
});

describe('the rate of value added tax', () => {
  const rates = `default: reduced
entries:
  - startDate: 2025-01-01
    percent: { full: 25, reduced: 14 }
  - startDate: 2021-03-01
    percent: { full: 25, reduced: 13 }
`;

  const ratesOnPage = async (wall: string, vat: string): Promise<readonly Timeline<number | null>[]> => {
    const plan = await planOf(at(wall), (copy) => copy.write('content/vat.yaml', vat));
    return eventPage(plan).sections.flatMap((one) =>
      one.kind === 'tickets' ? one.offers.map((offer) => offer.vatPercent) : [],
    );
  };

  it('is of the default type, and the one that applies at the build', async () => {
    expect(await ratesOnPage('2026-03-01T12:00:00+01:00', rates)).toEqual([constant(14), constant(14)]);
  });

  it('is the same for all tickets of a page, and changes at the second, whenever their sales begin or end', async () => {
    const change = `default: full
entries:
  - startDate: 2021-03-01
    percent: { full: 25 }
  - startDate: 2026-04-01
    percent: { full: 27 }
`;
    const april = at('2026-04-01T00:00:00+02:00');
    const expected = [
      { from: null, until: april, value: 25 },
      { from: april, until: null, value: 27 },
    ];
    expect(await ratesOnPage('2026-03-01T12:00:00+01:00', change)).toEqual([expected, expected]);
    expect(await ratesOnPage('2026-04-01T12:00:00+02:00', change)).toEqual([constant(27), constant(27)]);
  });

  it('is not shown while no entry applies', async () => {
    const pause = `default: full
entries:
  - startDate: 2021-03-01
    endDate: 2026-05-07
    percent: { full: 25 }
`;
    const [first] = await ratesOnPage('2026-03-01T12:00:00+01:00', pause);
    expect(first?.map(({ value }) => value)).toEqual([25, null]);
  });
});

describe('a menu', () => {
  it.each(['history', 'topics'])('does not name a section without content: %s', async (section) => {
    const plan = await planOf(at('2026-03-01T12:00:00+01:00'), (copy) => {
      const event = 'content/events/devlica/event.yaml';
      const text = copy
        .read(event)
        .replaceAll(new RegExp(`^  ${section}: .*\n`, 'gm'), '')
        .replaceAll(/^(menuItems|sections):$/gm, `$1:\n  ${section}: true`)
        .replaceAll(/^( +'20(?!26)\d\d'): true/gm, '$1: false');
      copy.write(event, text);
    });
    const headers = plan.slices.flatMap(({ content }) => (content.kind === 'header' ? content.menu : []));
    expect(headers.map((link) => link.ident)).not.toContain(section);
    expect(eventPage(plan).sections.map(({ kind }) => kind)).not.toContain(section);
  });
});
