import { items } from '../../content/valid-record.ts';
import { type FileChange, textChange } from '../../content-edits/content-files.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { scheduleOfDay } from '../../domain/programme/timed-entries.ts';
import { type DaySpan, dayAfter } from '../../domain/time/day-span.ts';
import { type EditionContent, editionFolder, editionRecords } from '../edition-content.ts';
import {
  type Block,
  type Entry,
  isInOrder,
  type PlacedEntry,
  type TimeOf,
  withEntry,
  withNewEntry,
} from './schedule-blocks.ts';

/** The schedule of one day during the merge. Each step changes one entry. */
export interface ScheduleFile {
  readonly day: string;
  readonly path: string;
  /** The old path, if the file moves. */
  readonly movedFrom?: string;
  readonly blocks: readonly Block[];
  /** The version after each step. The text is edited step by step, so that each edit is small. */
  readonly steps: readonly (readonly Block[])[];
  readonly timeOf: TimeOf;
}

/** With more steps than this, the text is edited only once. */
const MAX_STEPS = 40;

/**
 * The current schedules of an edition's days. The schedule in the edition's folder is that of the first day; if the
 * import adds an earlier day, it moves into the folder of its day.
 */
export function openSchedules(content: EditionContent, days: readonly DaySpan[]): readonly ScheduleFile[] {
  const records = editionRecords(content, 'schedule');
  const folder = editionFolder(content);
  const firstDay = firstDayOf(content) ?? days[0]?.date;
  return days.map((day, index) => {
    const record = scheduleOfDay(records, { date: day.date, isFirst: day.date === firstDay });
    const dayPath = `${folder}/days/${day.date}/schedule.yaml`;
    const path = record?.document.path ?? (days.length === 1 ? `${folder}/schedule.yaml` : dayPath);
    const isMoved = record !== undefined && record.place.day === undefined && index > 0;
    return {
      day: day.date,
      path: isMoved ? dayPath : path,
      ...(isMoved ? { movedFrom: path } : {}),
      blocks: items(record?.data.entries) as readonly Block[],
      steps: [],
      timeOf: timesOf(day),
    };
  });
}

function firstDayOf(content: EditionContent): string | undefined {
  const date = items(editionRecords(content, 'edition')[0]?.data.days)[0]?.date;
  return typeof date === 'string' ? date : undefined;
}

/** Returns the `TimeOf` of a day. */
function timesOf({ date, startDateTime, endDateTime }: DaySpan): TimeOf {
  return ({ startsAt }) => {
    if (typeof startsAt !== 'string') return '';
    const isNight = `${date}T${startsAt}` < startDateTime && `${dayAfter(date)}T${startsAt}` < endDateTime;
    return `${isNight ? 1 : 0}${startsAt}`;
  };
}

export function addEntry(file: ScheduleFile, placed: PlacedEntry): ScheduleFile {
  return withStep(file, withNewEntry(file.blocks, placed, file.timeOf));
}

export function removeEntry(file: ScheduleFile, entry: Entry): ScheduleFile {
  return withStep(file, withEntry(file.blocks, entry));
}

/** Replaces an entry. If its new time does not fit its place, it moves. */
export function changeEntry(file: ScheduleFile, placed: PlacedEntry, replacement: Entry): ScheduleFile {
  const inPlace = withEntry(file.blocks, placed.entry, replacement);
  if (isInOrder(inPlace, file.timeOf)) return withStep(file, inPlace);
  return addEntry(removeEntry(file, placed.entry), { ...placed, entry: replacement });
}

function withStep(file: ScheduleFile, blocks: readonly Block[]): ScheduleFile {
  return { ...file, blocks, steps: [...file.steps, blocks] };
}

/** The changes of the file; none if it has no steps and does not move. */
export function scheduleChange(content: EditionContent, file: ScheduleFile): readonly FileChange[] {
  const { path, movedFrom, blocks, steps } = file;
  const text = content.textOf(movedFrom ?? path);
  const edited = steps.length === 0 ? text : editedText(content, file, text);
  if (movedFrom === undefined) {
    return edited === text ? [] : [textChange(path, edited, text)];
  }
  const line = content.schemaLineOf(path, 'schedule');
  const moved = line === undefined ? edited : edited.replace(/^# yaml-language-server:.*$/m, line);
  const created: readonly FileChange[] = blocks.length === 0 ? [] : [{ kind: 'create', path, text: moved }];
  return [{ kind: 'remove', path: movedFrom, before: text }, ...created];
}

function editedText(content: EditionContent, { path, blocks, steps }: ScheduleFile, text: string): string {
  if (text === '')
    return blocks.length === 0 ? '' : writeYaml({ entries: blocks }, content.schemaLineOf(path, 'schedule'));
  const versions = steps.length > MAX_STEPS ? [blocks] : steps;
  return versions.reduce((now, value) => editYaml(now, (yaml) => yaml.set(['entries'], { value })), text);
}
