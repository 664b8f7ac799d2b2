import { allRecordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf, type EditionScope, editionsIn, spanFrom, spanOf } from '../edition-scope.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';
import { hasExternalSurvey } from '../pages-to-link.ts';

/**
 * Checks the days and years of editions. Adds `day-outside-edition`, `days-out-of-order`, and the warnings `year-differs` for
 * an edition that begins in another year than its folder says, and `year-unlisted` for one that its event does not list.
 */
export function checkYears(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => [
    ...otherYear(editionScope),
    ...unorderedDays(editionScope),
    ...daysOutside(editionScope),
    ...unlisted(editionScope),
  ]);
}

function otherYear({ edition, event, year }: EditionScope): readonly Finding[] {
  const begins = edition.data.startDateTime.slice(0, 4);
  if (Number(begins) === year) return [];
  return [
    atValue(edition, ['startDateTime'], {
      code: 'year-differs',
      severity: 'warning',
      message: `${event} ${year} begins in ${begins}.`,
      hint: 'give the folder and the edition the same year',
    }),
  ];
}

function unorderedDays({ edition }: EditionScope): readonly Finding[] {
  const dates = datesOf(edition);
  return dates.flatMap((date, at) => {
    const before = dates[at - 1];
    if (before === undefined || before <= date) return [];
    return [
      atValue(edition, ['days', String(at), 'date'], {
        code: 'days-out-of-order',
        severity: 'error',
        message: `The day ${date} is listed after ${before}.`,
        hint: 'list the days by date; the first one has the schedule of the edition',
      }),
    ];
  });
}

/** An edition lasts from the start of its first day to the end of its last day. Days on a wrong date are reported as such. */
function daysOutside(editionScope: EditionScope): readonly Finding[] {
  const editionSpan = spanOf(editionScope);
  if (editionSpan === undefined) return [];
  return editionScope.edition.data.days.flatMap(({ date, startDateTime, endDateTime }, at) => {
    const span = spanFrom(startDateTime, endDateTime, editionScope.zone);
    if (span === undefined || startDateTime.slice(0, 10) !== date) return [];
    const finding = (name: 'startDateTime' | 'endDateTime', problem: string): readonly Finding[] => [
      atValue(editionScope.edition, ['days', String(at), name], {
        code: 'day-outside-edition',
        severity: 'error',
        message: `The day ${date} ${problem}.`,
        hint: `correct the time of the day, or the "${name}" of the edition`,
      }),
    ];
    if (span.startsAt < editionSpan.startsAt) return finding('startDateTime', 'begins before the edition does');
    return span.endsAt > editionSpan.endsAt ? finding('endDateTime', 'ends after the edition does') : [];
  });
}

function unlisted({ eventRecord, event, year }: EditionScope): readonly Finding[] {
  if (eventRecord.data.years[String(year)] !== undefined) return [];
  return [
    atKey(eventRecord, ['years'], {
      code: 'year-unlisted',
      severity: 'warning',
      message: `There is an edition of ${year}, but the years of ${event} do not list it.`,
      hint: `add "'${year}': false", and change it to true once the edition was held`,
    }),
  ];
}

/**
 * Adds the warnings `year-without-edition` for years that were held but have no edition, and `survey-missing` for surveys
 * that are enabled but have no questions.
 */
export function checkEmptyYears(record: ValidRecord, { index }: CheckScope): readonly Finding[] {
  if (!isOf(record, 'event')) return [];
  const event = record.place.event as string;
  const has = (kind: 'edition' | 'survey', year: string): boolean =>
    allRecordsOf(index, kind, { event, year: Number(year) }).length > 0 ||
    index.unreadable.some((place) => place.kind === kind && place.event === event && String(place.year) === year);
  const yes = (name: 'years' | 'survey'): readonly string[] =>
    Object.entries(record.data[name]).flatMap(([year, on]) => (on ? [year] : []));
  const finding = (name: 'years' | 'survey', year: string, unplaced: Omit<UnplacedFinding, 'severity'>): Finding =>
    atValue(record, [name, year], { severity: 'warning', ...unplaced });
  return [
    ...yes('years')
      .filter((year) => !has('edition', year) && !isFolder(index.records, event, year))
      .map((year) =>
        finding('years', year, {
          code: 'year-without-edition',
          message: `${event} was held in ${year}, but has no edition of that year.`,
          hint: `write content/events/${event}/${year}/edition.yaml, or change this to false`,
        }),
      ),
    ...yes('survey')
      .filter((year) => !has('survey', year))
      .filter((year) => !hasExternalSurvey([record, ...allRecordsOf(index, 'edition', { event, year: Number(year) })]))
      .map((year) =>
        finding('survey', year, {
          code: 'survey-missing',
          message: `The survey of ${event} ${year} is switched on but has no questions.`,
          hint: `write content/events/${event}/${year}/survey.yaml, name a survey at another site as "externalForms.survey", or change this to false`,
        }),
      ),
  ];
}

/** A folder without an edition in it is reported as a missing file. */
function isFolder(records: CheckScope['index']['records'], event: string, year: string): boolean {
  return records.some(({ place }) => place.event === event && String(place.year) === year);
}
