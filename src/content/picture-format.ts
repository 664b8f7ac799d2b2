/** What a picture is by its bytes, whatever its name says. Only its beginning and its structure are looked at. */

/** Formats that the bytes of a file can be told by; `text` is any other text. */
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
  | 'html'
  | 'lfs'
  | 'text';

/** A shape of bytes at an offset of a file; a space stands for any byte. */
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
];

const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
/** So much of a text is looked at. Drawing programs put long comments before a drawing. */
const BEGINNING = 100_000;

/** The format of a file; undefined for bytes that are none of them, and for no bytes at all. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const start = latin(bytes.subarray(0, 64));
  if (start.slice(4, 8) === 'ftyp') return ofBrands(start.slice(8));
  const known = SIGNATURES.find(([, offset, shape]) => start.startsWith(shape, offset));
  return known?.[0] ?? textFormat(bytes);
}

/** HEIC and AVIF are one container, and a general brand may come first. */
function ofBrands(brands: string): PictureFormat | undefined {
  if (/avi[fs]/.test(brands)) return 'avif';
  return HEIC.test(brands) ? 'heic' : undefined;
}

function textFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes.length === 0 || bytes.subarray(0, BEGINNING).includes(0)) return undefined;
  const text = Buffer.from(bytes.subarray(0, BEGINNING)).toString('utf8');
  if (text.startsWith('version https://git-lfs.github.com/')) return 'lfs';
  const [svg, html] = [text.search(/<(?:\w+:)?svg[\s>]/), text.search(/<(?:!doctype\s+)?html[\s>]/i)];
  if (html >= 0 && (svg < 0 || html < svg)) return 'html';
  if (svg >= 0) return 'svg';
  return text.includes('\ufffd') ? undefined : 'text';
}

/** What keeps a picture of a good format from being shown: colours for print, or an end that is missing. */
export type PictureFlaw = 'cmyk' | 'cut';

/** Only the structure of a file is looked at, not its pixels. */
export function pictureFlaw(bytes: Uint8Array, format: PictureFormat | undefined): PictureFlaw | undefined {
  if (format === 'jpeg') return jpegFlaw(bytes);
  if (format === 'png') return isWholePng(bytes) ? undefined : 'cut';
  if (format === 'webp') return view(bytes).getUint32(4, true) + 8 > bytes.length ? 'cut' : undefined;
  if (format === 'avif') return areWholeBoxes(bytes) ? undefined : 'cut';
  if (format === 'svg') return isWholeSvg(bytes) ? undefined : 'cut';
  return undefined;
}

/** Markers of JPEG, each behind an FF; within the pixels an FF is followed by a zero. */
const START_OF_SCAN = 0xda;
/** How many colours a frame has stands in its header: four are cyan, magenta, yellow and black. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const END = Buffer.of(0xff, 0xd9);

/** @see ITU-T T.81, annex B */
function jpegFlaw(bytes: Uint8Array): PictureFlaw | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (FRAMES.includes(marker) && bytes[at + 9] === 4) return 'cmyk';
    // A thumbnail in the head has an end of its own.
    if (marker === START_OF_SCAN) return Buffer.from(bytes.subarray(at)).includes(END) ? undefined : 'cut';
    at += marker === 0xff ? 1 : 2 + view(bytes).getUint16(at + 2);
  }
  return at + 9 < bytes.length ? undefined : 'cut';
}

/** Chunks of a length, a name and a checksum, up to the one that is the end. */
function isWholePng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    if (latin(bytes.subarray(at + 4, at + 8)) === 'IEND') return true;
    at += 12 + view(bytes).getUint32(at);
  }
  return false;
}

/** Boxes of a length and a name; a length of 0 reaches to the end, and one of 1 has its length behind its name. */
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
