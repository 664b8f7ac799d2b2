import { ImportRefusal } from '../../errors.ts';
import { isRecord } from '../../record-values.ts';
import { elementsIn, type MarkupElement, parseMarkup } from '../text/markup-tree.ts';
import { type Loose, recordOf } from './loose-values.ts';
import { parseJson, placeOf } from './parse-json.ts';

/** The formats of `conf-site import`. */
export type ImportFormat = 'sessionize' | 'frab' | 'pentabarf' | 'hoverboard';

export const IMPORT_FORMATS: readonly ImportFormat[] = ['sessionize', 'frab', 'pentabarf', 'hoverboard'];

/** The names of the formats in messages. */
export const FORMAT_NAMES: Readonly<Record<ImportFormat, string>> = {
  sessionize: 'a Sessionize export (the view All)',
  frab: 'a schedule.json of frab or pretalx',
  pentabarf: 'a schedule.xml (Pentabarf)',
  hoverboard: 'the data of a Hoverboard site',
};

export type RecognisedExport =
  | { readonly format: Exclude<ImportFormat, 'pentabarf'>; readonly data: Loose }
  | { readonly format: 'pentabarf'; readonly root: MarkupElement };

/**
 * Recognises a format by the content of a file, never by its name. Throws an `ImportRefusal` that describes the file if
 * it is another format.
 */
export function recogniseFormat(text: string): RecognisedExport {
  const start = text.trimStart();
  if (start === '') throw refused('This file is empty.');
  if (/^[{[]/.test(start)) return recognisedJson(parseJson(text));
  if (/^<!doctype\s+html|^<html/i.test(start))
    throw refused('This is an HTML page.', 'download the export from this page, and do not save the page itself');
  if (start.startsWith('<')) return recognisedXml(text);
  throw refused(`This is ${otherText(start)}.`);
}

function recognisedJson(json: unknown): RecognisedExport {
  if (Array.isArray(json)) throw refusedList(json);
  const data = recordOf(json);
  const { sessions, speakers, schedule } = data;
  if (Array.isArray(recordOf(recordOf(schedule)['conference'])['days'])) return { format: 'frab', data };
  if (data['session_types'] !== undefined) throw refused('This is a session.json of OPass.');
  if (Array.isArray(sessions) && Array.isArray(speakers)) {
    if (['rooms', 'categories', 'questions'].some((name) => Array.isArray(data[name])))
      return { format: 'sessionize', data };
    throw refused(
      'This has sessions and speakers like a Sessionize export, but neither rooms nor categories.',
      ALL_VIEW,
    );
  }
  if ((isRecord(sessions) || Array.isArray(sessions)) && isRecord(speakers)) return { format: 'hoverboard', data };
  throw refusedObject(data);
}

const SUPPORTED_FORMATS = `import reads ${Object.values(FORMAT_NAMES)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ')}`;
const ALL_VIEW =
  'export the view All: in Sessionize, API / Embed, an endpoint of the format JSON, its address ends in /view/All';
const WHOLE_HOVERBOARD = 'import the file that has speakers, sessions and schedule together';
const SCHEDULE_JSON =
  'pretalx and frab offer a schedule.json too, at /schedule/export/schedule.json: import frab reads it';

function refusedList(list: readonly unknown[]): ImportRefusal {
  const first = recordOf(list[0]);
  if (list.length === 0) return refused('This is an empty list.');
  if ('timeSlots' in first)
    return refused('This is the view GridSmart of Sessionize, which has no biographies.', ALL_VIEW);
  if ('groupName' in first && 'sessions' in first) return refused('This is the view Sessions of Sessionize.', ALL_VIEW);
  if ('fullName' in first && 'tagLine' in first) return refused('This is the view Speakers of Sessionize.', ALL_VIEW);
  if ('code' in first && ('slot' in first || 'submissions' in first || 'biography' in first)) {
    return refused('This is an export of the REST API of pretalx.', SCHEDULE_JSON);
  }
  const items = isRecord(list[0]) ? `records, the first with ${names(first)}` : 'values';
  return refused(`This is a list of ${items}.`);
}

function refusedObject(data: Loose): ImportRefusal {
  if ('schedule_speakers' in data)
    return refused('This is a speakers.json of frab.', 'import its schedule.json: speakers are in it');
  if ('talks' in data || ('results' in data && 'count' in data))
    return refused('This is an export of the REST API of pretalx.', SCHEDULE_JSON);
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

function recognisedXml(text: string): RecognisedExport {
  const { root, unclosed } = parseMarkup(text, 'xml');
  if (unclosed !== undefined) {
    throw new ImportRefusal('damaged', {
      message: `The XML is damaged at ${placeOf(text, unclosed.offset)}: <${unclosed.name}> is not closed.`,
      hint: 'export the file again; the download was probably incomplete',
    });
  }
  const [top] = elementsIn(root);
  if (top === undefined) throw refused('This is not an XML document: it has no element.');
  if (top.name !== 'schedule')
    throw refused(`This is an XML document of another kind: its first element is <${shortName(top.name)}>.`);
  const days = elementsIn(top, 'day');
  if (days.some((day) => elementsIn(day, 'entry').length > 0)) {
    throw refused('This is a schedule.xml with entries instead of events, not that of Pentabarf or frab.');
  }
  if (days.length === 0 && elementsIn(top, 'conference').length === 0) {
    throw refused('This has <schedule> as its first element, but neither a conference nor days.');
  }
  return { format: 'pentabarf', root: top };
}

function otherText(start: string): string {
  if (start.startsWith('BEGIN:VCALENDAR')) return 'a calendar (ICS), which has no speakers';
  if (/^(?:---|[\w-]+:(?:\s|$))/.test(start)) return 'YAML or a similar text';
  const [line = ''] = start.split('\n', 1);
  return (line.match(/[,;\t]/g)?.length ?? 0) >= 2 ? 'a table (CSV)' : 'neither JSON nor XML';
}

function names(record: Loose): string {
  const all = Object.keys(record);
  const shown = all.slice(0, 5).map((name) => `"${shortName(name)}"`);
  return all.length > shown.length ? `${shown.join(', ')} and ${all.length - shown.length} more` : shown.join(', ');
}

function shortName(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

function refused(message: string, hint = SUPPORTED_FORMATS): ImportRefusal {
  return new ImportRefusal('unknown-format', { message, hint });
}
