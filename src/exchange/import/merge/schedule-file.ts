import { field, listIn } from '../../../content/content-index.ts';
import { type DaySpan, dayAfter } from '../../../domain/day-span.ts';
import type { FileChange } from '../../content-files.ts';
import { setAt } from '../../yaml/edit-yaml.ts';
import { writeYaml } from '../../yaml/write-yaml.ts';
import { type EditionContent, editionFolder, ownRecords } from '../edition-content.ts';
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
  /** Where it stands until now, if elsewhere. */
  readonly movedFrom?: string;
  readonly blocks: readonly Block[];
  /** The versions in between, so that each edit of the text is a small one. */
  readonly steps: readonly (readonly Block[])[];
  readonly timeOf: TimeOf;
}

/** Beyond so many steps at once, the text is written in one. */
const MOST_STEPS = 40;

/**
 * The schedules of an edition's days as they stand. The edition's own file is that of its first day: where another day
 * comes before that one now, it goes into the folder of its day.
 */
export function openSchedules(content: EditionContent, days: readonly DaySpan[]): readonly ScheduleFile[] {
  const records = ownRecords(content, 'schedule');
  const folder = editionFolder(content);
  const firstDay = firstDayOf(content) ?? days[0]?.date;
  return days.map((day, index) => {
    const own = records.find(({ place }) => place.day === day.date);
    const shared = day.date === firstDay ? records.find(({ place }) => place.day === undefined) : undefined;
    const record = own ?? shared;
    const dayPath = `${folder}/days/${day.date}/schedule.yaml`;
    const path = record?.document.path ?? (days.length === 1 ? `${folder}/schedule.yaml` : dayPath);
    const isMoved = record !== undefined && record === shared && index > 0;
    return {
      day: day.date,
      path: isMoved ? dayPath : path,
      ...(isMoved ? { movedFrom: path } : {}),
      blocks: listIn(record?.document.data, 'entries') as readonly Block[],
      steps: [],
      timeOf: timesOf(day),
    };
  });
}

function firstDayOf(content: EditionContent): string | undefined {
  const date = field(listIn(ownRecords(content, 'edition')[0]?.document.data, 'days')[0], 'date');
  return typeof date === 'string' ? date : undefined;
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

/** What becomes of the file: nothing, where no step was taken and it stays where it is. */
export function scheduleChange(content: EditionContent, file: ScheduleFile): readonly FileChange[] {
  const { path, movedFrom, blocks, steps } = file;
  const text = content.textOf(movedFrom ?? path);
  const edited = steps.length === 0 ? text : editedText(content, file, text);
  if (movedFrom === undefined) {
    if (edited === text) return [];
    return [{ kind: text === '' ? 'create' : 'replace', path, text: edited }];
  }
  const line = content.schemaLineOf(path, 'schedule');
  const moved = line === undefined ? edited : edited.replace(/^# yaml-language-server:.*$/m, line);
  const created: readonly FileChange[] = blocks.length === 0 ? [] : [{ kind: 'create', path, text: moved }];
  return [{ kind: 'remove', path: movedFrom }, ...created];
}

function editedText(content: EditionContent, { path, blocks, steps }: ScheduleFile, text: string): string {
  if (text === '')
    return blocks.length === 0 ? '' : writeYaml({ entries: blocks }, content.schemaLineOf(path, 'schedule'));
  const versions = steps.length > MOST_STEPS ? [blocks] : steps;
  return versions.reduce((now, entries) => setAt(now, ['entries'], { value: entries }), text);
}
