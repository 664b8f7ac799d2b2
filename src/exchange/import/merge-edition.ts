import { field } from '../../content/content-index.ts';
import type { DaySpan } from '../../model/day-span.ts';
import type { FileChange } from '../content-files.ts';
import { setAt } from '../edit-yaml.ts';
import { type EditionContent, editionFolder, ownRecords } from './edition-content.ts';
import type { ReportItem } from './import-report.ts';
import { type FieldHashes, hashOf } from './ledger.ts';
import { edge, emptyDays, mergedDays, type Tell } from './merge-days.ts';
import { newEdition } from './new-edition.ts';
import type { RoomTracks } from './tracks-of-rooms.ts';

/** The edition's own file brought up to date: days that it lacks, times that are too short for the programme, tracks. */

export interface EditionMerge {
  /** As long as the programme needs them. */
  readonly days: readonly DaySpan[];
  readonly rooms: RoomTracks;
  /** Track → the name of its room now. */
  readonly roomNames: ReadonlyMap<string, string>;
  /** What the last import said. */
  readonly base: FieldHashes;
}

export interface MergedEdition {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly hashes: FieldHashes;
  /** The edition's days as they are then. */
  readonly days: readonly DaySpan[];
}

export function mergeEdition(content: EditionContent, merge: EditionMerge): MergedEdition {
  const path = `${editionFolder(content)}/edition.yaml`;
  const record = ownRecords(content, 'edition')[0];
  if (record === undefined) {
    if (merge.days.length === 0) return { files: [], items: [], hashes: {}, days: [] };
    const text = newEdition(content, { days: merge.days, tracks: merge.rooms.tracks });
    const hashes = {
      ...hashesOfDays(merge.days),
      ...hashesOfEnds(endsOf(merge.days)),
      ...hashesOfTracks(merge.roomNames),
    };
    return {
      files: [{ kind: 'create', path, text }],
      items: [{ kind: 'made', path, message: '' }],
      hashes,
      days: merge.days,
    };
  }
  const told: ReportItem[] = [];
  const tell = (message: string): void => void told.push({ kind: 'updated', path, message });
  const own = spansOf(record.document.data);
  const days = mergedDays(own, { ...merge, tell });
  const ends = mergedEnds(record.document.data, { days: merge.days, base: merge.base, tell });
  const tracks = mergedTracks(field(record.document.data, 'tracks'), merge, tell);
  let text = content.textOf(path);
  for (const [name, value] of Object.entries(ends)) text = setAt(text, [name], { value });
  text = setAt(text, ['days'], { value: mergedItems(field(record.document.data, 'days'), days) });
  if (tracks !== undefined) text = setAt(text, ['tracks'], { value: tracks });
  return {
    files: [{ kind: 'replace', path, text }],
    items: [...told, ...emptyDays(own, merge).map((message): ReportItem => ({ kind: 'kept', path, message }))],
    hashes: { ...hashesOfDays(merge.days), ...hashesOfEnds(endsOf(merge.days)), ...hashesOfTracks(merge.roomNames) },
    days,
  };
}

function mergedEnds(
  data: unknown,
  { days, base, tell }: { readonly days: readonly DaySpan[]; readonly base: FieldHashes; readonly tell: Tell },
): Readonly<Record<string, string>> {
  const own = { startDateTime: String(field(data, 'startDateTime')), endDateTime: String(field(data, 'endDateTime')) };
  const wanted = endsOf(days);
  if (wanted === undefined) return own;
  const merged = {
    startDateTime: edge(own.startDateTime, {
      wanted: wanted.startDateTime,
      was: base['startDateTime'],
      isLonger: (a, b) => a < b,
    }),
    endDateTime: edge(own.endDateTime, {
      wanted: wanted.endDateTime,
      was: base['endDateTime'],
      isLonger: (a, b) => a > b,
    }),
  };
  if (merged.startDateTime !== own.startDateTime)
    tell(`the event begins ${merged.startDateTime.replace('T', ' ')} (it was ${own.startDateTime.replace('T', ' ')})`);
  if (merged.endDateTime !== own.endDateTime)
    tell(`the event ends ${merged.endDateTime.replace('T', ' ')} (it was ${own.endDateTime.replace('T', ' ')})`);
  return merged;
}

/** The items of the file with new times; what else a day says stays. */
function mergedItems(items: unknown, days: readonly DaySpan[]): readonly unknown[] {
  const own = Array.isArray(items) ? (items as readonly unknown[]) : [];
  return days.map((day) => ({
    ...(own.find((item) => field(item, 'date') === day.date) as object | undefined),
    ...day,
  }));
}

/** A track follows the name of its room until somebody gives it another title. */
function mergedTracks(
  items: unknown,
  { rooms, roomNames, base }: EditionMerge,
  tell: Tell,
): readonly unknown[] | undefined {
  if (rooms.tracks === undefined) return undefined;
  const own = Array.isArray(items) ? (items as readonly unknown[]) : [];
  return rooms.tracks.map((track) => {
    const item = own.find((one) => String(field(one, 'ident')) === track.ident);
    const name = roomNames.get(track.ident);
    if (item === undefined) {
      if (name !== undefined) tell(`track ${track.ident} is ${name}`);
      return track;
    }
    const title = field(item, 'title');
    const isRenamed = name !== undefined && name !== title && base[`tracks/${track.ident}`] === hashOf(title);
    if (isRenamed) tell(`track ${track.ident} is called ${name} (it was ${String(title)})`);
    return isRenamed ? { ...(item as object), title: name } : item;
  });
}

function spansOf(data: unknown): readonly DaySpan[] {
  const days = field(data, 'days');
  return (Array.isArray(days) ? days : []).map((day) => ({
    date: String(field(day, 'date')),
    startDateTime: String(field(day, 'startDateTime')),
    endDateTime: String(field(day, 'endDateTime')),
  }));
}

type Ends = Pick<DaySpan, 'startDateTime' | 'endDateTime'>;

function endsOf(days: readonly DaySpan[]): Ends | undefined {
  const [first] = days;
  const ends = days.map(({ endDateTime }) => endDateTime).sort();
  return first && { startDateTime: first.startDateTime, endDateTime: ends.at(-1) ?? first.endDateTime };
}

function hashesOfEnds(ends: Ends | undefined): FieldHashes {
  return Object.fromEntries(Object.entries(ends ?? {}).map(([name, value]) => [name, hashOf(value)]));
}

function hashesOfDays(days: readonly DaySpan[]): FieldHashes {
  const edges = days.flatMap(({ date, startDateTime, endDateTime }) => [
    [`days/${date}/startDateTime`, hashOf(startDateTime)],
    [`days/${date}/endDateTime`, hashOf(endDateTime)],
  ]);
  return Object.fromEntries(edges) as FieldHashes;
}

function hashesOfTracks(names: ReadonlyMap<string, string>): FieldHashes {
  return Object.fromEntries([...names].map(([track, name]) => [`tracks/${track}`, hashOf(name)]));
}
