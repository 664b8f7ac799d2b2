import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import { zoneOf } from '../../content/time-zone.ts';
import type { UncheckedRecord } from '../../content/valid-record.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { editYaml, openYaml } from '../../content-edits/yaml/open-yaml.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { readMoment } from '../../domain/time/zone.ts';
import { carriedFiles, fileText, type RolloverScope } from './carried-files.ts';
import { withoutReviews, type YearChange } from './next-edition.ts';

/** A rollover: archives the current year of an event, and makes the next one from its lasting values. */
export interface Rollover {
  readonly years: YearChange;
  readonly changes: readonly FileChange[];
  /** Whether the next edition exists already. It is not changed then. */
  readonly isPrepared: boolean;
  /** The number of review comments of the next year, in existing files and in new ones. */
  readonly reviews: number;
}

export interface RolloverOptions extends RolloverScope {
  readonly year: number;
  /** The instant by which the current edition must be over; absent to skip this check. */
  readonly overBy?: Instant;
}

/**
 * Throws `RequestError` if the event has reached that year already, if it has no current edition, or if that is not
 * over by `overBy`.
 */
export function planRollover(options: RolloverOptions): Rollover {
  const { index, event, year } = options;
  const from = Number(dataOf(index, 'event', { event })?.currentYear);
  validateRollover(options, from);
  const years = { from, to: year };
  const isPrepared = allRecordsOf(index, 'edition', { event, year }).length > 0;
  const carried = carriedFiles(options, years);
  const reviews = existingReviews(options) + carried.reduce((sum, { text }) => sum + reviewsIn(text), 0);
  return { years, isPrepared, reviews, changes: [...archiveChanges(options, years), ...carried] };
}

function existingReviews({ index, event, year }: RolloverOptions): number {
  const own = index.records.filter(({ place }) => place.event === event && place.year === year);
  return own.reduce((sum, { document }) => sum + (document.reviews?.length ?? 0), 0);
}

/** The number of review comments in a text. */
export function reviewsIn(text: string): number {
  return text.match(/# review: /g)?.length ?? 0;
}

function validateRollover({ index, event, year, overBy }: RolloverOptions, from: number): void {
  if (from >= year) {
    throw new RequestError(
      `${event} has reached ${from} already.`,
      from === year ? 'nothing is left to do' : `the next year would be ${from + 1}`,
      'year-reached',
    );
  }
  if (allRecordsOf(index, 'edition', { event, year: from }).length === 0) {
    throw new RequestError(
      `${event} has no edition ${from} to archive.`,
      'look at currentYear in its event.yaml',
      'edition-missing',
    );
  }
  const end = overBy === undefined ? undefined : endIfLater(index, { event, year: from }, overBy);
  if (end !== undefined) {
    throw new RequestError(
      `${event} ${from} is not over: it lasts until ${end}.`,
      'roll it over after that, or now with --force, which archives it before it is over',
      'edition-not-over',
    );
  }
}

/** The end of an edition as in its record, if it is after an instant. Undefined if it is over, or if it has no valid end. */
export function endIfLater(
  index: ContentIndex,
  place: { readonly event: string; readonly year: number },
  at: Instant,
): string | undefined {
  const end = String(dataOf(index, 'edition', place)?.endDateTime);
  const reading = readMoment(end, 'moment', zoneOf(index, place));
  return reading.kind === 'instant' && reading.at > at ? end : undefined;
}

/**
 * Sets the next year in `event.yaml`, and archives the old year's `edition.yaml`. The old year counts as held unless it
 * was cancelled or postponed.
 */
function archiveChanges(options: RolloverOptions, years: YearChange): readonly FileChange[] {
  const { index, event } = options;
  const path = `content/events/${event}/event.yaml`;
  const hasSurvey = allRecordsOf(index, 'survey', { event, year: years.from }).length > 0;
  const status = dataOf(index, 'edition', { event, year: years.from })?.status;
  const isHeld = status !== 'cancelled' && status !== 'postponed';
  const steps: readonly (readonly [readonly string[], unknown])[] = [
    [['currentYear'], years.to],
    [['years', String(years.from)], isHeld],
    [['years', String(years.to)], false],
    ...(hasSurvey ? [[['survey', String(years.to)], true] as const] : []),
  ];
  const before = fileText(options, path);
  const text = editYaml(before, (yaml) => {
    for (const [at, value] of steps) yaml.set(at, { value });
  });
  const edition = `content/events/${event}/${years.from}/edition.yaml`;
  const current = fileText(options, edition);
  const history = archived(current, dataOf(index, 'event', { event }));
  return [
    { kind: 'replace', path, text, before },
    { kind: 'replace', path: edition, text: history, before: current },
  ];
}

/** Fields that an archived edition copies from its event, so that the event can change. */
const COPIED_FIELDS = ['externalLinks', 'externalForms', 'topicsTags', 'tracks', 'topics'] as const;

/** The order of these fields and of those that follow them. */
const FIELD_ORDER = [...COPIED_FIELDS, 'menuItems', 'sections', 'buttons', 'forcedButtons', 'revision', 'updated'];

/** Archives an `edition.yaml`: copies fields from its event, and adds an example of `history` as a comment. */
function archived(text: string, event: UncheckedRecord<'event'>['data'] | undefined): string {
  const yaml = openYaml(withoutReviews(text));
  for (const name of COPIED_FIELDS) {
    const value = event?.[name];
    const isUnneeded = value === undefined || JSON.stringify(value) === '{}' || yaml.valueAt([name]) !== undefined;
    if (!isUnneeded) yaml.set([name], { value, order: FIELD_ORDER });
  }
  const archive = yaml.text();
  return yaml.valueAt(['history']) === undefined ? `${archive.trimEnd()}\n${HISTORY_EXAMPLE}` : archive;
}

const HISTORY_EXAMPLE = `# How the year was: delete each # once you have a text, numbers and pictures of it.
#history:
#  summary: How it was, in a paragraph or two.
#  numbers:
#    - value: 214
#      title: visitors
#  gallery: []
`;

/** A file that belongs to all years and names one of them. Line numbers start at 1. */
export interface YearMention {
  readonly path: string;
  readonly lines: readonly number[];
}

/** Dates of changes, which may be in any year. */
const CHANGE_DATE = /^\s*(?:updated|when):/;

/**
 * Lists where settings and pages of the site name a year, such as targets of printed QR codes. A rollover does not
 * change them.
 */
export function yearMentions(rootDir: string, index: ContentIndex, year: number): readonly YearMention[] {
  const records = [...allRecordsOf(index, 'site'), ...allRecordsOf(index, 'page')];
  const paths = records.flatMap(({ document, translations }) => [document, ...Object.values(translations)]);
  const named = new RegExp(`\\b${year}\\b`);
  return paths.flatMap(({ path }) => {
    const lines = readFileSync(join(rootDir, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (named.test(line) && !CHANGE_DATE.test(line) ? [at + 1] : []));
    return lines.length === 0 ? [] : [{ path, lines }];
  });
}
