import { describe, expect, it } from 'vitest';
import { momentOfDay } from '../../../src/domain/time/day-span.ts';
import { reportsAfter } from '../../diagnostics/broken-site.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf, programmeIn } from '../../support/planned-content.ts';

const DAY = { date: '2026-05-08', startDateTime: '2026-05-08T10:00', endDateTime: '2026-05-09T03:00' };

describe('a time of day on a day of the programme', () => {
  it('is on the date of that day', () => {
    expect(momentOfDay(DAY, '10:00')).toBe('2026-05-08T10:00');
    expect(momentOfDay(DAY, '23:55')).toBe('2026-05-08T23:55');
  });

  it('is on the next morning if the day goes on past midnight', () => {
    expect(momentOfDay(DAY, '00:00')).toBe('2026-05-09T00:00');
    const eve = { date: '2026-12-31', startDateTime: '2026-12-31T18:00', endDateTime: '2027-01-01T02:00' };
    expect(momentOfDay(eve, '01:55')).toBe('2027-01-01T01:55');
  });

  it('stays on its date if the day has ended by then, so that check can report it', () => {
    expect(momentOfDay(DAY, '03:00')).toBe('2026-05-08T03:00');
    expect(momentOfDay({ ...DAY, endDateTime: '2026-05-08T22:00' }, '08:00')).toBe('2026-05-08T08:00');
  });
});

describe('an evening that goes on past midnight', () => {
  const E26 = 'content/events/devlica/2026';

  function late(site: ContentEdits): void {
    site.edit(`${E26}/edition.yaml`, '    endDateTime: 2026-05-08T20:00', '    endDateTime: 2026-05-09T02:00');
    site.edit(`${E26}/edition.yaml`, 'endDateTime: 2026-05-08T20:00', 'endDateTime: 2026-05-09T02:00');
    site.edit(`${E26}/schedule.yaml`, '  - special: afterParty', "  - special: afterParty\n    startsAt: '00:30'");
  }

  it('is on the next date, at the end of its day', async () => {
    const plan = await planOf(Date.parse('2026-03-01T12:00:00Z') / 1000, late);
    const day = programmeIn(plan, 'devlica/2026/')?.days[0];
    const last = day?.items.at(-1);
    expect([last?.type, last?.startsAt]).toEqual(['afterParty', Date.parse('2026-05-09T00:30+02:00') / 1000]);
  });

  it('is checked as the intended time', async () => {
    const reported = await reportsAfter((site) => {
      late(site);
      for (const [from, to] of [
        ['2026-05-08', '2026-03-28'],
        ['2026-05-09', '2026-03-29'],
      ] as const) {
        site.write(
          `${E26}/edition.yaml`,
          site.read(`${E26}/edition.yaml`).replaceAll(`DateTime: ${from}`, `DateTime: ${to}`),
        );
      }
      site.edit(`${E26}/edition.yaml`, '- date: 2026-05-08', '- date: 2026-03-28');
      site.write(
        `${E26}/edition.yaml`,
        site.read(`${E26}/edition.yaml`).replaceAll('2026-03-29T02:00', '2026-03-29T04:00'),
      );
      site.edit(`${E26}/schedule.yaml`, "'00:30'", "'02:30'");
    });
    expect(reported.filter((one) => one.includes('schedule.yaml'))).toEqual([
      expect.stringMatching(/^time-skipped .*schedule\.yaml \/entries\/\d+\/startsAt$/),
    ]);
  });
});
