import { ImportRefusal } from '../../content-edits/errors.ts';
import { isRecord } from '../../content-edits/record-values.ts';
import { looksLikeTable } from '../tables/table-rows.ts';
import { elementsIn, type MarkupElement, parseMarkup } from '../text/markup-tree.ts';
import type { ImportFormat } from './export-formats.ts';
import { parseJson, placeOf } from './parse-json.ts';
import { type RecognisedJson, recognisedJson, refused, shortName } from './recognise-json.ts';

export type RecognisedExport =
  | (RecognisedJson & { readonly text: string })
  | { readonly format: 'pentabarf'; readonly root: MarkupElement }
  | { readonly format: 'csv'; readonly text: string };

/**
 * Recognises a format by the content of a file, never by its name. The named format only decides about an object that
 * could be a programme in our own JSON format, so that its mistakes are reported. Throws an `ImportRefusal` that
 * describes the file if it is another format.
 */
export function recogniseFormat(text: string, named: ImportFormat): RecognisedExport {
  const start = text.trimStart();
  if (start === '') throw refused('This file is empty.');
  if (/^[{[]/.test(start)) return { ...jsonFormat(parseJson(text), named), text };
  if (/^<!doctype\s+html|^<html/i.test(start))
    throw refused('This is an HTML page.', 'download the export from this page, and do not save the page itself');
  if (start.startsWith('<')) return recognisedXml(text);
  const other = otherText(start);
  if (other === undefined) return { format: 'csv', text };
  throw refused(`This is ${other}.`);
}

function jsonFormat(data: unknown, named: ImportFormat): RecognisedJson {
  if (named !== 'json' || !isRecord(data)) return recognisedJson(data);
  try {
    const recognised = recognisedJson(data);
    const isSessionize = 'categories' in data || 'questions' in data;
    return recognised.format === 'sessionize' && !isSessionize ? { format: 'json', data } : recognised;
  } catch (error) {
    if (error instanceof ImportRefusal) return { format: 'json', data };
    throw error;
  }
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

/** What a text is that is neither JSON nor XML; undefined if it is a table. */
function otherText(start: string): string | undefined {
  if (start.startsWith('BEGIN:VCALENDAR')) return 'a calendar (ICS), which has no speakers';
  if (looksLikeTable(start)) return undefined;
  if (/^(?:---|[\w-]+:(?:\s|$))/.test(start)) return 'YAML or a similar text';
  return 'neither JSON, nor XML, nor a table';
}
