import { beforeAll, describe, expect, it } from 'vitest';
import type { Instant } from '../../../src/domain/time/timeline.ts';
import { webManifest } from '../../../src/emit/host-files.ts';
import { type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';

const at = (day: string): Instant => Date.parse(`${day}T12:00:00+01:00`) / 1000;
const SPRING = at('2026-03-01');
const EVENT = 'content/events/devlica/event.yaml';

describe('the shortcuts of the web manifest', () => {
  let site: VariedSite;
  beforeAll(async () => {
    site = await variedSite((path) => !/\/devlica\/20(1\d|2[0-5])\//.test(path));
  });
  const shortcuts = async (instant: Instant, variation?: Variation): Promise<unknown> =>
    (JSON.parse(webManifest((await site.plan(instant, variation)).site)) as { readonly shortcuts?: unknown }).shortcuts;

  it('are the schedule, tickets and speakers of the main event', async () => {
    expect(await shortcuts(SPRING)).toEqual([
      { name: 'Schedule', url: '/devlica/schedule/' },
      { name: 'Tickets', url: '/devlica/#tickets' },
      { name: 'Speakers', url: '/devlica/#speakers' },
    ]);
  });

  it('have names in the default language', async () => {
    const croatian: Variation = {
      'content/site.yaml': (data) => Object.assign(data, { defaultLanguage: 'hr' }),
    };
    expect(await shortcuts(SPRING, croatian)).toMatchObject([
      { name: 'Raspored', url: '/devlica/schedule/' },
      { name: 'Ulaznice' },
      { name: 'Predavači' },
    ]);
  });

  it('are only to sections that show at the build', async () => {
    expect(await shortcuts(at('2026-11-01'))).not.toContainEqual(expect.objectContaining({ name: 'Tickets' }));
    const hidden: Variation = {
      [EVENT]: (data) => Object.assign(data, { sections: { ...(data['sections'] as object), speakers: false } }),
    };
    expect(await shortcuts(SPRING, hidden)).not.toContainEqual(expect.objectContaining({ name: 'Speakers' }));
  });

  it('are absent while the event is closed', async () => {
    const closed: Variation = { [EVENT]: (data) => Object.assign(data, { enabled: false }) };
    expect(await shortcuts(SPRING, closed)).toBeUndefined();
  });
});
