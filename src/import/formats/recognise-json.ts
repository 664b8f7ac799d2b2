import { ImportRefusal } from '../../content-edits/errors.ts';
import { isRecord } from '../../content-edits/record-values.ts';
import { FORMAT_NAMES, type ImportFormat } from './export-formats.ts';
import { isIndico } from './indico-parts.ts';
import { type Loose, recordOf } from './loose-values.ts';
import { isPretalx } from './pretalx-parts.ts';

/** Recognises the formats in JSON by their properties. */

export type JsonFormat = Exclude<ImportFormat, 'pentabarf' | 'csv'>;

export interface RecognisedJson {
  readonly format: JsonFormat;
  readonly data: unknown;
}

/** Throws an `ImportRefusal` that describes the value if it is in none of the formats. */
export function recognisedJson(data: unknown): RecognisedJson {
  if (isPretalx(data)) return { format: 'pretalx', data };
  if (isIndico(data)) return { format: 'indico', data };
  if (Array.isArray(data)) throw refusedList(data);
  return { format: formatOf(recordOf(data)), data };
}

function formatOf(data: Loose): JsonFormat {
  const { sessions, speakers, schedule, event, format } = data;
  if (format === 'conf-site') return 'json';
  if (Array.isArray(recordOf(recordOf(schedule)['conference'])['days'])) return 'frab';
  if (data['session_types'] !== undefined) throw refused('This is a session.json of OPass.');
  if (isRecord(event) && Array.isArray(sessions) && Array.isArray(speakers)) return 'openplanner';
  if (Array.isArray(sessions) && Array.isArray(speakers)) {
    if (['rooms', 'categories', 'questions'].some((name) => Array.isArray(data[name]))) return 'sessionize';
    throw refused(
      'This has sessions and speakers like a Sessionize export, but neither rooms nor categories.',
      ALL_VIEW,
    );
  }
  if ((isRecord(sessions) || Array.isArray(sessions)) && isRecord(speakers)) return 'hoverboard';
  throw refusedObject(data);
}

const SUPPORTED_FORMATS = `import reads ${Object.values(FORMAT_NAMES)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ')}`;
const ALL_VIEW =
  'export the view All: in Sessionize, API / Embed, an endpoint of the format JSON, its address ends in /view/All';
const WHOLE_HOVERBOARD = 'import the file that has speakers, sessions and schedule together';

function refusedList(list: readonly unknown[]): ImportRefusal {
  const first = recordOf(list[0]);
  if (list.length === 0) return refused('This is an empty list.');
  if ('timeSlots' in first)
    return refused('This is the view GridSmart of Sessionize, which has no biographies.', ALL_VIEW);
  if ('groupName' in first && 'sessions' in first) return refused('This is the view Sessions of Sessionize.', ALL_VIEW);
  if ('fullName' in first && 'tagLine' in first) return refused('This is the view Speakers of Sessionize.', ALL_VIEW);
  const items = isRecord(list[0]) ? `records, the first with ${names(first)}` : 'values';
  return refused(`This is a list of ${items}.`);
}

function refusedObject(data: Loose): ImportRefusal {
  if ('schedule_speakers' in data)
    return refused('This is a speakers.json of frab.', 'import its schedule.json: speakers are in it');
  const records = Object.values(data);
  const first = recordOf(records[0]);
  if ('timeslots' in first) return refused('This is only the schedule of a Hoverboard site.', WHOLE_HOVERBOARD);
  if ('socials' in first || 'shortBio' in first)
    return refused('These are only the speakers of a Hoverboard site.', WHOLE_HOVERBOARD);
  if ('title' in first && 'description' in first)
    return refused('These seem to be only the sessions of a Hoverboard site.', WHOLE_HOVERBOARD);
  if (data['type'] === 'FeatureCollection') return refused('This is GeoJSON.');
  return refused(records.length === 0 ? 'This is an empty JSON object.' : `This is a JSON object with ${names(data)}.`);
}

function names(record: Loose): string {
  const all = Object.keys(record);
  const shown = all.slice(0, 5).map((name) => `"${shortName(name)}"`);
  return all.length > shown.length ? `${shown.join(', ')} and ${all.length - shown.length} more` : shown.join(', ');
}

export function shortName(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

export function refused(message: string, hint = SUPPORTED_FORMATS): ImportRefusal {
  return new ImportRefusal('unknown-format', { message, hint });
}
