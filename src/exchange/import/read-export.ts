import { decodeExport } from './decode-export.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { readFrab } from './read-frab.ts';
import { readHoverboard } from './read-hoverboard.ts';
import type { ReadOptions } from './read-options.ts';
import { readPentabarf } from './read-pentabarf.ts';
import { readSessionize } from './read-sessionize.ts';
import { FORMAT_NAMES, type ImportFormat, type RecognisedExport, recogniseFormat } from './recognise-format.ts';

export interface ExportReading extends ReadOptions {
  /** What the user says that the file is. */
  readonly format: ImportFormat;
}

/**
 * A programme from the bytes of an export, whole: whatever is damaged, of another format than said, or no export that we
 * read, is an `ImportRefusal`.
 */
export function readExport(bytes: Uint8Array, { format, timeZone }: ExportReading): ImportedProgramme {
  const recognised = recogniseFormat(decodeExport(bytes));
  if (recognised.format !== format) {
    throw new ImportRefusal('other-format', {
      message: `This is ${FORMAT_NAMES[recognised.format]}, not ${FORMAT_NAMES[format]}.`,
      hint: `say \`conf-site import ${recognised.format}\` with the same file`,
    });
  }
  return read(recognised, { timeZone });
}

const JSON_READERS = { sessionize: readSessionize, frab: readFrab, hoverboard: readHoverboard } as const;

function read(recognised: RecognisedExport, options: ReadOptions): ImportedProgramme {
  if (recognised.format === 'pentabarf') return readPentabarf(recognised.root, options);
  return JSON_READERS[recognised.format](recognised.data, options);
}
