import { type ContentIndex, recordsOf } from '../../content/content-index.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { timeZones } from '../../domain/time/zone.ts';
import { atValue } from '../finding-at.ts';
import { NO_FINDINGS, type TimedFindings } from '../timed-findings.ts';

const MAX_AGE_MONTHS = 18;

/** Adds the warning `zone-data-old` from 18 months after the release of the installed time zone data on. */
export function checkZoneData(index: ContentIndex, at: Instant): TimedFindings {
  const [site] = recordsOf(index, 'site');
  if (site === undefined) return NO_FINDINGS;
  const oldAt = monthsAfter(timeZones().releasedOn(), MAX_AGE_MONTHS);
  if (at < oldAt) return { findings: [], until: oldAt };
  const finding = atValue(site, ['timeZone'], {
    code: 'zone-data-old',
    severity: 'warning',
    message: `The installed time zone data is more than ${MAX_AGE_MONTHS} months old.`,
    hint: 'update the package moment-timezone, for instance with: npm update moment-timezone',
  });
  return { findings: [finding], until: null };
}

/** The same day of a later month, or the last one of a shorter month. */
function monthsAfter(date: string, months: number): Instant {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / 1000;
}
