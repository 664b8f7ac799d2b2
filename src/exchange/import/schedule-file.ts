import { field } from '../../content/content-index.ts';
import type { DaySpan } from '../../model/day-span.ts';
import { dayAfter } from '../../model/day-span.ts';
import type { FileChange } from '../content-files.ts';
import { setAt } from '../edit-yaml.ts';
import { writeYaml } from '../write-yaml.ts';
import { type EditionContent, editionFolder, ownRecords } from './edition-content.ts';
import {
  type Block,
  type Entry,
  isInOrder,
  type PlacedEntry,
  type TimeOf,
  withEntry,
  withNewEntry,
} from './schedule-blocks.ts';

/** The schedule of one day on its way to its next version: each step changes one entry and leaves the rest as it stands. */
export interface ScheduleFile {
  readonly day: string;
  readonly path: string;
  readonly blocks: readonly Block[];
  /** The versions in between, so that each edit of the text is a small one. */
  readonly steps: readonly (readonly Block[])[];
  readonly timeOf: TimeOf;
}

/** Beyond so many steps at once, the text is written in one. */
const MOST_STEPS = 40;

/** The schedules of an edition's days as they stand. The edition's own file is that of its first day. */
export function openSchedules(content: EditionContent, days: readonly DaySpan[]): readonly ScheduleFile[] {
  const records = ownRecords(content, 'schedule');
  return days.map((day, index) => {
    const own = records.find(({ place }) => place.day === day.date);
    const first = index === 0 ? records.find(({ place }) => place.day === undefined) : undefined;
    const folder = editionFolder(content);
    const path = days.length === 1 ? `${folder}/schedule.yaml` : `${folder}/days/${day.date}/schedule.yaml`;
    const entries = field((own ?? first)?.document.data, 'entries');
    return {
      day: day.date,
      path: (own ?? first)?.document.path ?? path,
      blocks: Array.isArray(entries) ? (entries as readonly Block[]) : [],
      steps: [],
      timeOf: timesOf(day),
    };
  });
}

/** `startsAt` so that times compare: those after midnight come last. Empty for an entry without one. */
function timesOf({ date, startDateTime, endDateTime }: DaySpan): TimeOf {
  return ({ startsAt }) => {
    if (typeof startsAt !== 'string') return '';
    const isNight = `${date}T${startsAt}` < startDateTime && `${dayAfter(date)}T${startsAt}` < endDateTime;
    return `${isNight ? 1 : 0}${startsAt}`;
  };
}

export function addEntry(file: ScheduleFile, placed: PlacedEntry): ScheduleFile {
  return stepped(file, withNewEntry(file.blocks, placed, file.timeOf));
}

export function removeEntry(file: ScheduleFile, entry: Entry): ScheduleFile {
  return stepped(file, withEntry(file.blocks, entry));
}

/** The entry says something else now; where its time no longer fits its place, it moves. */
export function changeEntry(file: ScheduleFile, placed: PlacedEntry, by: Entry): ScheduleFile {
  const inPlace = withEntry(file.blocks, placed.entry, by);
  if (isInOrder(inPlace, file.timeOf)) return stepped(file, inPlace);
  return addEntry(removeEntry(file, placed.entry), { ...placed, entry: by });
}

function stepped(file: ScheduleFile, blocks: readonly Block[]): ScheduleFile {
  return { ...file, blocks, steps: [...file.steps, blocks] };
}

/** What becomes of the file: nothing, where no step was taken. */
export function scheduleChange(content: EditionContent, file: ScheduleFile): readonly FileChange[] {
  const { path, blocks, steps } = file;
  if (steps.length === 0) return [];
  const text = content.textOf(path);
  if (text === '') {
    const fresh = writeYaml({ entries: blocks }, content.schemaLineOf(path, 'schedule'));
    return blocks.length === 0 ? [] : [{ kind: 'create', path, text: fresh }];
  }
  const versions = steps.length > MOST_STEPS ? [blocks] : steps;
  const edited = versions.reduce((now, entries) => setAt(now, ['entries'], { value: entries }), text);
  return [{ kind: 'replace', path, text: edited }];
}
