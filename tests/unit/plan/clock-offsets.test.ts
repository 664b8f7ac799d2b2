import { beforeAll, describe, expect, it } from 'vitest';
import type { SurveyPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import { boundaries, valueAt } from '../../../src/domain/time/timeline.ts';
import { offsetSeconds, offsetsOf } from '../../../src/domain/time/zone.ts';
import { clockOffsets } from '../../../src/plan/clock-offsets.ts';
import { noChange } from '../../support/content-in-memory.ts';
import { buildOf } from '../../support/planned-content.ts';

/** The offsets with which browsers tell the time. The first edition of the real content is of 2015, the last of 2026. */

const ZAGREB = 'Europe/Zagreb';
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

let site: Site;
let plan: Plan;
beforeAll(async () => {
  ({ site, plan } = await buildOf(noChange, { at: utc('2024-03-01') }));
});

describe('the offsets of clocks in the browser', () => {
  it('are right when the surveys of older editions open and end', () => {
    const content = plan.routes.find(({ path }) => path === '/survey/')?.content as SurveyPage;
    const old = content.surveys.filter(({ ident }) => !ident.endsWith('-2026'));
    expect(old.map(({ ident }) => ident)).toContain('devlica-2024');
    const instants = old.flatMap(({ window }) => boundaries(window.states));
    expect(instants.map((at) => valueAt(plan.site.offsets, at))).toEqual(
      instants.map((at) => offsetSeconds(at, ZAGREB)),
    );
    expect(new Set(instants.map((at) => offsetSeconds(at, ZAGREB)))).toEqual(new Set([3600, 7200]));
  });

  it('are those of the zone from the year of the first edition to two years after that of the last one', () => {
    const offsets = clockOffsets(site, 'America/New_York');
    const inside = boundaries(offsetsOf('America/New_York')).filter(
      (at) => at > utc('2015-01-01') && at < utc('2029-01-01'),
    );
    expect(boundaries(offsets)).toEqual(inside);
  });

  it.each([
    ['1990-07-01', ZAGREB, 3600],
    ['2060-07-01', ZAGREB, 3600],
    ['1990-07-01', 'Pacific/Auckland', 13 * 3600],
    ['2060-07-01', 'Pacific/Auckland', 13 * 3600],
  ])('are at %s, outside of these years, what they are at their edge: %s', (day, zone, seconds) => {
    expect(valueAt(clockOffsets(site, zone), utc(day))).toBe(seconds);
  });

  it('are the same for a site without a current edition, and all there are without any edition', () => {
    const over = { ...site, events: site.events.map((event) => ({ ...event, currentYear: 1990 })) };
    expect(clockOffsets(over, ZAGREB)).toEqual(clockOffsets(site, ZAGREB));
    expect(clockOffsets({ ...site, events: [] }, ZAGREB)).toEqual(offsetsOf(ZAGREB));
  });
});
