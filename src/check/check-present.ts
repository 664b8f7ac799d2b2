import type { ContentIndex } from '../content/content-index.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { checkFutureDates } from './rules/check-future-dates.ts';
import { checkHeldYears } from './rules/check-held-years.ts';
import { checkSecurityContact } from './rules/check-security-contact.ts';
import { checkZoneData } from './rules/check-zone-data.ts';
import { joinFindings, type TimedFindings } from './timed-findings.ts';

/** The rules that depend on the current time. Their findings must not be cached beyond `until`. */
export function checkPresent(index: ContentIndex, at: Instant): TimedFindings {
  return joinFindings([
    checkFutureDates(index, at),
    checkHeldYears(index, at),
    checkSecurityContact(index, at),
    checkZoneData(index, at),
  ]);
}
