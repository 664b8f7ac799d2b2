import { ImportRefusal } from '../../errors.ts';
import type { ImportedProgramme, ReadOptions } from '../imported-programme.ts';
import { readHoverboard } from './read-hoverboard.ts';
import { readPentabarf } from './read-pentabarf.ts';
import { readFrab } from './read-schedule.ts';
import { readSessionize } from './read-sessionize.ts';
import { FORMAT_NAMES, type ImportFormat, type RecognisedExport, recogniseFormat } from './recognise-format.ts';

export interface ExportReading extends ReadOptions {
  /** The format that the user named. */
  readonly format: ImportFormat;
}

/**
 * Reads a programme from an export. Throws an `ImportRefusal` if the file is damaged, is not in the named format, or is
 * in an unknown format.
 */
export function readExport(bytes: Uint8Array, { format, timeZone }: ExportReading): ImportedProgramme {
  const recognised = recogniseFormat(decodeExport(bytes));
  if (recognised.format !== format) {
    throw new ImportRefusal('other-format', {
      message: `This is ${FORMAT_NAMES[recognised.format]}, not ${FORMAT_NAMES[format]}.`,
      hint: `run \`conf-site import ${recognised.format}\` with the same file`,
    });
  }
  return read(recognised, { timeZone });
}

const JSON_READERS = { sessionize: readSessionize, frab: readFrab, hoverboard: readHoverboard } as const;

function read(recognised: RecognisedExport, options: ReadOptions): ImportedProgramme {
  if (recognised.format === 'pentabarf') return readPentabarf(recognised.root, options);
  return JSON_READERS[recognised.format](recognised.data, options);
}

/** The first bytes of binary files. */
const SIGNATURES: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x1f, 0x8b], 'a gzip archive'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
];

const XML_ENCODING = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;

/**
 * Decodes an export and removes its byte order mark. The encoding is UTF-8, UTF-16 or the one of the XML declaration.
 * Throws an `ImportRefusal` if the file is binary or has invalid bytes.
 */
function decodeExport(bytes: Uint8Array): string {
  const signature = SIGNATURES.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (signature !== undefined) throw notText(`This is ${signature[1]}.`);
  const encoding = utf16Of(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw notText(`This is not text in ${encoding.toUpperCase()}.`);
  }
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  return XML_ENCODING.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
}

function notText(message: string): ImportRefusal {
  return new ImportRefusal('unknown-format', {
    message,
    hint: 'import reads JSON and XML exports; save the file as UTF-8 if it is one of them',
  });
}
