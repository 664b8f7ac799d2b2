import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { SiteRecord } from '../../domain/site/content-types.ts';
import type { CheckScope } from '../check-scope.ts';
import { currentEditions, type EditionScope, editionsIn, momentIn, spanOf } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';

/**
 * Adds the warning `qr-other-day` for a target of the printed QR code that leads to the schedule of an event between two
 * moments at which no edition is on. Mostly the dates of the current one have changed since.
 */
export function checkQr(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(record, 'site')) return [];
  return record.data.qr.targets.flatMap((target, at) =>
    currentEditions(scope).flatMap((edition) => {
      const { event, year } = edition;
      if (!leadsToSchedule(target, edition)) return [];
      if (editionsIn(scope, { event }).some((each) => isOnMeanwhile(target, each))) return [];
      const { startDateTime, endDateTime } = edition.edition.data;
      const finding = {
        code: 'qr-other-day',
        severity: 'warning',
        message: `The QR code leads to the schedule of ${event} then, but ${event} ${year} is on from ${startDateTime} to ${endDateTime}.`,
        hint: 'set "from" and "to" to days of the event',
      } as const;
      return [atValue(record, ['qr', 'targets', String(at), 'from'], finding)];
    }),
  );
}

type Target = SiteRecord['qr']['targets'][number];

function leadsToSchedule(target: Target, { eventRecord }: EditionScope): boolean {
  const url = target.url.replace(/^\{linkLang\}/, '');
  const page = eventRecord.data.baseUrl;
  return [`${page}#schedule`, `${page}schedule/`].some((address) => url.startsWith(address));
}

/** Whether the edition is on at some moment of a target. True if one of the two has no valid start or end. */
function isOnMeanwhile(target: Target, edition: EditionScope): boolean {
  const span = spanOf(edition);
  const from = momentIn(target.from, 'start', edition.zone);
  const to = momentIn(target.to, 'deadline', edition.zone);
  if (span === undefined || from === undefined || to === undefined) return true;
  return span.startsAt < to && from < span.endsAt;
}
