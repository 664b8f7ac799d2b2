import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIndex, field, recordsOf } from '../../content/content-index.ts';
import { timeZone } from '../../content/time-zone.ts';
import type { Instant } from '../../domain/timeline.ts';
import { readMoment } from '../../domain/zone.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError } from '../errors.ts';
import { dataOf } from '../record-values.ts';
import { setAt, valueAt } from '../yaml/edit-yaml.ts';
import { type CarryOrder, carriedFiles, fileText } from './carried-files.ts';
import { withoutMarks, type YearChange } from './next-edition.ts';

/** The files of a rollover: the year that was becomes history, and the next one is opened from what lasts. */
export interface Rollover {
  readonly years: YearChange;
  readonly changes: readonly FileChange[];
  /** The next edition was written before, and stays as it is. */
  readonly isPrepared: boolean;
  /** In how many places the next year asks to be looked at: in files that are there already, and in those made of the last. */
  readonly marks: number;
}

export interface RolloverOrder extends CarryOrder {
  readonly year: number;
  /** The instant by which the current edition has to be over; absent where that does not matter. */
  readonly overBy?: Instant;
}

/**
 * Throws `OrderError` where the event is at that year already, or past it, or has no current edition, or one that is not
 * over by `overBy`.
 */
export function planRollover(order: RolloverOrder): Rollover {
  const { index, event, year } = order;
  const from = Number(field(dataOf(index, 'event', { event }), 'currentYear'));
  refuse(order, from);
  const years = { from, to: year };
  const isPrepared = recordsOf(index, 'edition', { event, year }).length > 0;
  const carried = carriedFiles(order, years);
  const marks = marksBefore(order) + carried.reduce((sum, { text }) => sum + marksIn(text), 0);
  return { years, isPrepared, marks, changes: [...closed(order, years), ...carried] };
}

function marksBefore({ index, event, year }: RolloverOrder): number {
  const own = index.records.filter(({ place }) => place.event === event && place.year === year);
  return own.reduce((sum, { document }) => sum + (document.reviews?.length ?? 0), 0);
}

function marksIn(text: string): number {
  return text.match(/# review: /g)?.length ?? 0;
}

function refuse({ index, event, year, overBy }: RolloverOrder, from: number): void {
  if (from >= year) {
    throw new OrderError(
      `${event} is at ${from} already.`,
      from === year ? 'nothing is left to do' : `the next year would be ${from + 1}`,
    );
  }
  const edition = recordsOf(index, 'edition', { event, year: from })[0];
  if (edition === undefined) {
    throw new OrderError(`${event} has no edition ${from} to archive.`, 'look at currentYear in its event.yaml');
  }
  const end = String(field(edition.document.data, 'endDateTime'));
  const reading = readMoment(end, 'moment', timeZone(index));
  if (overBy !== undefined && reading.kind === 'instant' && reading.at > overBy) {
    throw new OrderError(
      `${event} ${from} is not over: it lasts until ${end}.`,
      'roll it over after that, or now with --force, which makes it history before its time',
    );
  }
}

/** The event at its next year, and the year that was with what it took from the event until now. */
function closed(order: RolloverOrder, years: YearChange): readonly FileChange[] {
  const { index, event } = order;
  const path = `content/events/${event}/event.yaml`;
  const hasSurvey = recordsOf(index, 'survey', { event, year: years.from }).length > 0;
  const steps: readonly (readonly [readonly string[], unknown])[] = [
    [['currentYear'], years.to],
    [['years', String(years.from)], true],
    [['years', String(years.to)], false],
    ...(hasSurvey ? [[['survey', String(years.to)], true] as const] : []),
  ];
  const text = steps.reduce((now, [at, value]) => setAt(now, at, { value }), fileText(order, path));
  const edition = `content/events/${event}/${years.from}/edition.yaml`;
  const history = archived(fileText(order, edition), dataOf(index, 'event', { event }));
  return [
    { kind: 'replace', path, text },
    { kind: 'replace', path: edition, text: history },
  ];
}

/** What an edition says for itself once it is over, so that its event is free to change. */
const OWN = ['externalLinks', 'topicsTags', 'tracks'] as const;

/** Behind which keys these stand, and before which. */
const ORDER = [...OWN, 'menuItems', 'sections', 'buttons', 'forcedButtons', 'revision', 'updated'];

/** A year's `edition.yaml` as history, with what it took from its event, and how to look back on it as comments. */
function archived(text: string, event: unknown): string {
  const own = OWN.reduce((now, name) => {
    const value = field(event, name);
    const isSaid = value === undefined || JSON.stringify(value) === '{}' || valueAt(now, [name]) !== undefined;
    return isSaid ? now : setAt(now, [name], { value, order: ORDER });
  }, withoutMarks(text));
  return valueAt(own, ['history']) === undefined ? `${own.trimEnd()}\n${LOOKING_BACK}` : own;
}

const LOOKING_BACK = `# Looking back: take the # away once there are words, numbers and pictures of the year.
#history:
#  summary: How it was, in a paragraph or two.
#  numbers:
#    - value: 214
#      title: visitors
#  gallery: []
`;

/** A file that is the same for all years and names one of them, on these lines, which count from 1. */
export interface YearMention {
  readonly path: string;
  readonly lines: readonly number[];
}

/** When something was written or changed is no matter of the year that it is about. */
const DATED = /^\s*(?:updated|when):/;

/** Where settings and pages of the site name a year, such as the targets of printed codes; a rollover leaves them. */
export function yearMentions(rootDir: string, index: ContentIndex, year: number): readonly YearMention[] {
  const records = [...recordsOf(index, 'site'), ...recordsOf(index, 'page')];
  const paths = records.flatMap(({ document, translations }) => [document, ...Object.values(translations)]);
  const named = new RegExp(`\\b${year}\\b`);
  return paths.flatMap(({ path }) => {
    const lines = readFileSync(join(rootDir, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (named.test(line) && !DATED.test(line) ? [at + 1] : []));
    return lines.length === 0 ? [] : [{ path, lines }];
  });
}
