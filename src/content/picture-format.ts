/** Detects the format of a media file from its bytes, whatever its name says. Pixels are not decoded. */

/** The formats that can be detected; `vtt` is WebVTT (captions), and `text` is any other text. */
export type PictureFormat =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'svg'
  | 'ico'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'jxl'
  | 'jp2'
  | 'psd'
  | 'pdf'
  | 'gzip'
  | 'mp4'
  | 'webm'
  | 'woff2'
  | 'woff'
  | 'ttf'
  | 'otf'
  | 'vtt'
  | 'html'
  | 'lfs'
  | 'text';

/** Magic bytes at an offset of a file. */
const SIGNATURES: readonly (readonly [format: PictureFormat, offset: number, start: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
  ['ico', 0, '\0\0\x01\0'],
  ['jxl', 0, '\xff\x0a'],
  ['jxl', 4, 'JXL \r\n'],
  ['jp2', 4, 'jP  \r\n'],
  ['psd', 0, '8BPS'],
  ['pdf', 0, '%PDF'],
  ['gzip', 0, '\x1f\x8b'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['woff2', 0, 'wOF2'],
  ['woff', 0, 'wOFF'],
  ['otf', 0, 'OTTO\0'],
  ['ttf', 0, '\0\x01\0\0'],
];

const MP4 = /isom|iso\d|mp4\d|avc1|M4V /;
/** @see https://www.w3.org/TR/webvtt1/#file-structure */
const WEBVTT = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/;
const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
/** How many bytes of a text are searched. Drawing programs put long comments before a drawing. */
const BEGINNING = 100_000;

/** The format of a file. Undefined if it is none of the known ones or the file is empty. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const start = latin(bytes.subarray(0, 64));
  if (start.slice(4, 8) === 'ftyp') return ofBrands(start.slice(8));
  const signature = SIGNATURES.find(([, offset, shape]) => start.startsWith(shape, offset));
  return signature?.[0] ?? textFormat(bytes);
}

/** MP4, HEIC and AVIF share a container format. Their brand may follow a general one. */
function ofBrands(brands: string): PictureFormat | undefined {
  if (/avi[fs]/.test(brands)) return 'avif';
  if (HEIC.test(brands)) return 'heic';
  return MP4.test(brands) ? 'mp4' : undefined;
}

function textFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes.length === 0 || bytes.subarray(0, BEGINNING).includes(0)) return undefined;
  const text = Buffer.from(bytes.subarray(0, BEGINNING)).toString('utf8');
  if (text.startsWith('version https://git-lfs.github.com/')) return 'lfs';
  if (WEBVTT.test(text)) return 'vtt';
  const [svg, html] = [text.search(/<(?:\w+:)?svg[\s>]/), text.search(/<(?:!doctype\s+)?html[\s>]/i)];
  if (html >= 0 && (svg < 0 || html < svg)) return 'html';
  if (svg >= 0) return 'svg';
  return text.includes('\ufffd') ? undefined : 'text';
}

/** Why a picture of a supported format cannot be shown: colours for print (CMYK), or a truncated file. */
export type PictureFlaw = 'cmyk' | 'cut';

/** Finds a flaw from the structure of a file; pixels are not decoded. */
export function pictureFlaw(bytes: Uint8Array, format: PictureFormat | undefined): PictureFlaw | undefined {
  if (format === 'jpeg') return jpegFlaw(bytes);
  if (format === 'png') return isWholePng(bytes) ? undefined : 'cut';
  if (format === 'webp') return view(bytes).getUint32(4, true) + 8 > bytes.length ? 'cut' : undefined;
  if (format === 'avif') return areWholeBoxes(bytes) ? undefined : 'cut';
  if (format === 'svg') return isWholeSvg(bytes) ? undefined : 'cut';
  return undefined;
}

/** JPEG markers follow an FF byte. Within pixel data an FF is followed by a zero. */
const START_OF_SCAN = 0xda;
/** Markers of frames. The header of a frame gives its number of colour components; four mean CMYK. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const END = Buffer.of(0xff, 0xd9);

/** @see ITU-T T.81, annex B */
function jpegFlaw(bytes: Uint8Array): PictureFlaw | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (FRAMES.includes(marker) && bytes[at + 9] === 4) return 'cmyk';
    // Search only after the headers: a thumbnail there has an end marker too.
    if (marker === START_OF_SCAN) return Buffer.from(bytes.subarray(at)).includes(END) ? undefined : 'cut';
    at += marker === 0xff ? 1 : 2 + view(bytes).getUint16(at + 2);
  }
  return at + 9 < bytes.length ? undefined : 'cut';
}

/** A PNG is a list of chunks (length, name, data, checksum); the last one is IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    if (latin(bytes.subarray(at + 4, at + 8)) === 'IEND') return true;
    at += 12 + view(bytes).getUint32(at);
  }
  return false;
}

/** The file is a list of boxes (length, name, data). A length of 0 means up to the end; 1 means that a 64-bit length follows the name. */
function areWholeBoxes(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const length = view(bytes).getUint32(at);
    if (length === 0) return true;
    at += Math.max(8, length === 1 ? Number(view(bytes).getBigUint64(at + 8)) : length);
  }
  return at <= bytes.length;
}

function isWholeSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8');
  return /<\/(?:\w+:)?svg\s*>/.test(text) || /<(?:\w+:)?svg\b[^>]*\/>/.test(text);
}

function view({ buffer, byteOffset, length }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, length);
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
