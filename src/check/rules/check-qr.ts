import { type ContentRecord, field, listIn } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { currentEditions, type EditionScope, editionsIn, momentIn, spanOf } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';

/**
 * Adds the warning `qr-other-day` for a target of the printed QR code that leads to the schedule of an event between two
 * moments at which no edition is on. Mostly the dates of the current one have changed since.
 */
export function checkQr(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  if (record.place.kind !== 'site') return [];
  const targets = listIn(field(record.document.data, 'qr'), 'targets');
  return targets.flatMap((target, at) =>
    currentEditions(scope).flatMap((edition) => {
      const { event, year } = edition;
      if (!leadsToSchedule(target, edition)) return [];
      if (editionsIn(scope, { event }).some((each) => isOnMeanwhile(target, each))) return [];
      const { startDateTime, endDateTime } = edition.edition.document.data as Readonly<Record<string, string>>;
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

function leadsToSchedule(target: unknown, { eventRecord }: EditionScope): boolean {
  const url = String(field(target, 'url')).replace(/^\{linkLang\}/, '');
  const page = String(field(eventRecord.document.data, 'baseUrl'));
  return [`${page}#schedule`, `${page}schedule/`].some((address) => url.startsWith(address));
}

/** Whether the edition is on at some moment of a target. True if one of the two has no valid start or end. */
function isOnMeanwhile(target: unknown, edition: EditionScope): boolean {
  const span = spanOf(edition);
  const from = momentIn(field(target, 'from'), 'start', edition.zone);
  const to = momentIn(field(target, 'to'), 'deadline', edition.zone);
  if (span === undefined || from === undefined || to === undefined) return true;
  return span.startsAt < to && from < span.endsAt;
}
