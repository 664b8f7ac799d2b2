import { ImportRefusal } from '../../content-edits/errors.ts';
import type { ImportedProgramme, ReadOptions } from '../imported-programme.ts';
import { readTables } from '../tables/read-tables.ts';
import { decodeExport } from './decode-export.ts';
import { type ExportFile, FORMAT_NAMES, FORMATS_OF_SEVERAL_FILES, type ImportFormat } from './export-formats.ts';
import { recordOf } from './loose-values.ts';
import { readHoverboard } from './read-hoverboard.ts';
import { readIndico } from './read-indico.ts';
import { readOpenPlanner } from './read-openplanner.ts';
import { readOwnJson } from './read-own-json.ts';
import { readPentabarf } from './read-pentabarf.ts';
import { readPretalx } from './read-pretalx.ts';
import { readFrab } from './read-schedule.ts';
import { readSessionize } from './read-sessionize.ts';
import { type RecognisedExport, recogniseFormat } from './recognise-format.ts';

export interface ExportReading extends ReadOptions {
  /** The format that the user named. */
  readonly format: ImportFormat;
}

/**
 * Reads a programme from the files of an export. Throws an `ImportRefusal` if a file is damaged, is not in the named
 * format, or is in an unknown format; the message has the name of the file if there are several. A file from a folder
 * that is something else is left out with a note, as long as another one is in the named format.
 */
export function readExport(files: readonly ExportFile[], { format, timeZone }: ExportReading): ImportedProgramme {
  const others: ImportRefusal[] = [];
  const own = files.flatMap((file) => {
    try {
      return [{ ...recognise(file, format), name: file.name }];
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      const isSomethingElse = error.code === 'unknown-format' || error.code === 'other-format';
      if (!isSomethingElse || file.isFromFolder !== true) throw files.length === 1 ? error : named(error, file);
      others.push(named(error, file));
      return [];
    }
  });
  if (own.length === 0) throw nothingFound(format, others);
  if (own.length > 1 && FORMATS_OF_SEVERAL_FILES[format] === undefined) throw tooMany(format);
  const programme = read(own, { format, timeZone });
  if (others.length === 0) return programme;
  const note = {
    kind: 'left-out',
    message: `Files that are not ${FORMAT_NAMES[format]} were left out:`,
    names: others.map(({ message }) => message.split(': ', 1)[0] as string),
  } as const;
  return { ...programme, notes: [note, ...programme.notes] };
}

type OwnFile = RecognisedExport & { readonly name: string };

function recognise({ bytes }: ExportFile, format: ImportFormat): RecognisedExport {
  const recognised = recogniseFormat(decodeExport(bytes), format);
  if (recognised.format === format) return recognised;
  throw new ImportRefusal('other-format', {
    message: `This is ${FORMAT_NAMES[recognised.format]}, not ${FORMAT_NAMES[format]}.`,
    hint: `run \`conf-site import ${recognised.format}\` with the same file`,
  });
}

/** Reads files that are all in the named format. */
function read(files: readonly OwnFile[], { format, timeZone }: ExportReading): ImportedProgramme {
  const options = { timeZone };
  const all = files.map((file) => ('data' in file ? file.data : undefined));
  const [first] = files as readonly [OwnFile];
  const data = recordOf(all[0]);
  switch (format) {
    case 'sessionize':
      return readSessionize(data, options);
    case 'frab':
      return readFrab(data, options);
    case 'hoverboard':
      return readHoverboard(data);
    case 'openplanner':
      return readOpenPlanner(data, options);
    case 'pretalx':
      return readPretalx(all, options);
    case 'indico':
      return readIndico(all, options);
    case 'pentabarf':
      return readPentabarf((first as Extract<OwnFile, { format: 'pentabarf' }>).root, options);
    case 'csv':
      return readTables(files as readonly Extract<OwnFile, { format: 'csv' }>[], options);
    case 'json':
      return readOwnJson(first as Extract<OwnFile, { format: 'json' }>, options);
  }
}

function named({ code, message, hint }: ImportRefusal, { name }: ExportFile): ImportRefusal {
  return new ImportRefusal(code, { message: message.includes(name) ? message : `${name}: ${message}`, hint });
}

function nothingFound(format: ImportFormat, others: readonly ImportRefusal[]): ImportRefusal {
  const first = others.find(({ code }) => code === 'other-format') ?? others[0];
  return new ImportRefusal('unknown-format', {
    message: `The folder has no file that is ${FORMAT_NAMES[format]}.`,
    hint:
      first === undefined ? 'save the export in this folder, or name its files' : `${first.message} (${first.hint})`,
  });
}

function tooMany(format: ImportFormat): ImportRefusal {
  return new ImportRefusal('other-format', {
    message: `${FORMAT_NAMES[format].replace(/^a/, 'A')} is a single file, and several were given.`,
    hint: 'import them one after another, each with its own event and year',
  });
}
