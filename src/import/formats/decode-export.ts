import { ImportRefusal } from '../../content-edits/errors.ts';

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
export function decodeExport(bytes: Uint8Array): string {
  const signature = SIGNATURES.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (signature !== undefined)
    throw notText(`This is ${signature[1]}.`, signature[1].includes('Excel') ? AS_CSV : ANOTHER_FILE);
  const encoding = utf16Of(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw notText(`This is not text in ${encoding.toUpperCase()}.`, NOT_UTF8);
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

const AS_CSV = 'import reads no workbooks; save each sheet as "CSV UTF-8", and import csv';
const NOT_UTF8 = 'save the file as UTF-8; in Excel, as "CSV UTF-8"';
const ANOTHER_FILE = 'import reads JSON, XML and tables (CSV)';

function notText(message: string, hint: string): ImportRefusal {
  return new ImportRefusal('unknown-format', { message, hint });
}
