import { field, listIn } from '../../../content/content-index.ts';
import type { DaySpan } from '../../../domain/day-span.ts';
import { utcDate } from '../../../domain/zone.ts';
import type { FileChange } from '../../content-files.ts';
import { dataOf } from '../../record-values.ts';
import { setAt } from '../../yaml/edit-yaml.ts';
import { writeYaml } from '../../yaml/write-yaml.ts';
import { type EditionContent, editionFolder, editionRecords } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { RoomTracks, Track } from '../tracks-of-rooms.ts';
import { type FieldHashes, hashOf } from './import-state.ts';
import { type Ends, emptyDays, hashesOfDays, mergedDays, mergedEditionEnds, type Report } from './merge-days.ts';

/** Updates the edition's own file: its days, its start and end, and its tracks. */

export interface EditionMerge {
  /** The days of the programme. */
  readonly days: readonly DaySpan[];
  readonly rooms: RoomTracks;
  /** Track → the current name of its room. */
  readonly roomNames: ReadonlyMap<string, string>;
  /** The hashes of the last import. */
  readonly base: FieldHashes;
}

export interface MergedEdition {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly hashes: FieldHashes;
  /** The days of the edition after the merge. */
  readonly days: readonly DaySpan[];
}

export function mergeEdition(content: EditionContent, merge: EditionMerge): MergedEdition {
  const path = `${editionFolder(content)}/edition.yaml`;
  const { days: wanted, rooms, roomNames, base } = merge;
  const hashes = { ...hashesOfDays(wanted), ...hashesOfTracks(roomNames) };
  const record = editionRecords(content, 'edition')[0];
  if (record === undefined) {
    if (wanted.length === 0) return { files: [], items: [], hashes: {}, days: [] };
    const text = newEdition(content, { days: wanted, tracks: rooms.tracks });
    return {
      files: [{ kind: 'create', path, text }],
      items: [{ kind: 'made', path, message: '' }],
      hashes,
      days: wanted,
    };
  }
  const { data } = record.document;
  const items: ReportItem[] = [];
  const report = (message: string): void => void items.push({ kind: 'updated', path, message });
  const own = spansOf(data);
  const days = mergedDays(own, { days: wanted, base, report });
  const ends = mergedEditionEnds(endsIn(data), { days: wanted, base, report });
  const tracks = mergedTracks(listIn(data, 'tracks'), merge, report);
  const values = { ...ends, days: mergedItems(listIn(data, 'days'), days), ...(tracks && { tracks }) };
  const text = Object.entries(values).reduce(
    (now, [name, value]) => setAt(now, [name], { value }),
    content.textOf(path),
  );
  for (const message of emptyDays(own, merge)) items.push({ kind: 'kept', path, message });
  return { files: [{ kind: 'replace', path, text }], items, hashes, days };
}

/** The days of the file with new times. Their other fields are unchanged. */
function mergedItems(own: readonly unknown[], days: readonly DaySpan[]): readonly unknown[] {
  return days.map((day) => ({
    ...(own.find((item) => field(item, 'date') === day.date) as object | undefined),
    ...day,
  }));
}

/** The title of a track follows the name of its room until it is edited by hand. */
function mergedTracks(
  own: readonly unknown[],
  { rooms, roomNames, base }: EditionMerge,
  report: Report,
): readonly unknown[] | undefined {
  if (rooms.tracks === undefined) return undefined;
  return rooms.tracks.map((track) => {
    const item = own.find((one) => String(field(one, 'ident')) === track.ident);
    const name = roomNames.get(track.ident);
    if (item === undefined) {
      if (name !== undefined) report(`track ${track.ident} is ${name}`);
      return track;
    }
    const title = field(item, 'title');
    const isRenamed = name !== undefined && name !== title && base[`tracks/${track.ident}`] === hashOf(title);
    if (isRenamed) report(`track ${track.ident} is called ${name} (it was ${String(title)})`);
    return isRenamed ? { ...(item as object), title: name } : item;
  });
}

function spansOf(data: unknown): readonly DaySpan[] {
  return listIn(data, 'days').map((day) => ({ date: String(field(day, 'date')), ...endsIn(day) }));
}

function endsIn(data: unknown): Ends {
  return { startDateTime: String(field(data, 'startDateTime')), endDateTime: String(field(data, 'endDateTime')) };
}

function hashesOfTracks(names: ReadonlyMap<string, string>): FieldHashes {
  return Object.fromEntries([...names].map(([track, name]) => [`tracks/${track}`, hashOf(name)]));
}

/** A new edition with its days and tracks, and comments about fields to complete. */
function newEdition(
  content: EditionContent,
  { days, tracks }: { readonly days: readonly DaySpan[]; readonly tracks: readonly Track[] | undefined },
): string {
  const event = dataOf(content.index, 'event', { event: content.event });
  const limits = dateLimits(content, days[0]?.date ?? `${content.year}-01-01`);
  const times = writeYaml(
    { startDateTime: days[0]?.startDateTime, endDateTime: days.at(-1)?.endDateTime, days },
    content.schemaLineOf(`${editionFolder(content)}/edition.yaml`, 'edition'),
  );
  return [
    times,
    '# Where it takes place: the name of a file in content/venues.\n# venue: \n',
    Object.keys(limits).length === 0 ? '' : '# Deadlines that buttons and texts name: check each of them.\n',
    writeYaml({ dateLimits: limits }),
    writeYaml({ hero: { title: titleOf(content, field(event, 'title')), text: field(event, 'tagline') } }),
    '# Blocks of text, pictures and galleries about this year.\n',
    writeYaml({ about: [], sponsors: {} }),
    tracks === undefined ? '' : writeYaml({ tracks }),
  ].join('');
}

function titleOf({ event, year }: EditionContent, title: unknown): unknown {
  if (typeof title === 'string') return `${title} ${year}`;
  if (typeof title !== 'object' || title === null) return `${event} ${year}`;
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, `${String(text)} ${year}`]));
}

/**
 * Example dates of the deadlines that the event, the site and their pages name. Only the current edition needs them.
 */
function dateLimits(content: EditionContent, firstDay: string): Readonly<Record<string, unknown>> {
  if (field(dataOf(content.index, 'event', { event: content.event }), 'currentYear') !== content.year) return {};
  const named = content.index.records
    .filter(({ place }) => place.year === undefined && (place.event ?? content.event) === content.event)
    .flatMap(({ document }) => namesIn(`${JSON.stringify(document.data)}${document.body}`));
  const before = new Date(utcDate(firstDay).getTime() - 86_400_000).toISOString().slice(0, 10);
  return Object.fromEntries([...new Set(named)].sort().map((name) => [name, { to: before }]));
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/"dateLimit":"(\w+)"|\{deadline\.(\w+)\}/g)].flatMap(([, a, b]) => a ?? b ?? []);
}
