import { type ContentIndex, recordsOf } from '../../content/content-index.ts';
import { siteZone } from '../../content/time-zone.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { momentIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import { NO_FINDINGS, type TimedFindings } from '../timed-findings.ts';

const NOTICE_DAYS = 30;
const NOTICE_SECONDS = NOTICE_DAYS * 24 * 60 * 60;

/** Adds the warning `security-contact-expires` from 30 days before `security.expires` on. */
export function checkSecurityContact(index: ContentIndex, at: Instant): TimedFindings {
  const [site] = recordsOf(index, 'site');
  const expires = site?.data.security?.expires;
  const expiresAt = momentIn(expires, 'deadline', siteZone(index));
  if (site === undefined || expiresAt === undefined) return NO_FINDINGS;
  if (at < expiresAt - NOTICE_SECONDS) return { findings: [], until: expiresAt - NOTICE_SECONDS };
  const isOver = at >= expiresAt;
  const finding = atValue(site, ['security', 'expires'], {
    code: 'security-contact-expires',
    severity: 'warning',
    message: isOver
      ? `The contact for weaknesses of the site expired on ${expires}.`
      : `The contact for weaknesses of the site expires on ${expires}, in less than ${NOTICE_DAYS} days.`,
    hint: 'check the contact, and set a date at most a year ahead',
  });
  return { findings: [finding], until: isOver ? null : expiresAt };
}
