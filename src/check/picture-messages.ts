import type { MediaFile } from '../content/document.ts';
import type { PictureFormat } from '../content/picture-format.ts';
import { pictureType } from '../content/picture-type.ts';
import type { UnplacedFinding } from './finding-at.ts';

/** Messages about pictures that cannot be shown, or whose extension does not match their format. */

type PictureFinding = UnplacedFinding & { readonly hint: string };

/** Formats that browsers show, with their name, extension and media type. */
const SUPPORTED: Readonly<Partial<Record<PictureFormat, readonly [name: string, ending: string, type: string]>>> = {
  jpeg: ['a JPEG picture', 'jpg', 'image/jpeg'],
  png: ['a PNG picture', 'png', 'image/png'],
  gif: ['a GIF picture', 'gif', 'image/gif'],
  webp: ['a WebP picture', 'webp', 'image/webp'],
  avif: ['an AVIF picture', 'avif', 'image/avif'],
  svg: ['an SVG drawing', 'svg', 'image/svg+xml'],
  ico: ['an ICO picture', 'ico', 'image/x-icon'],
};

const SAVE_AS = 'save it as JPEG, PNG, WebP, AVIF or SVG';

/** Other formats, and what to do about them. */
const NOT_SHOWN: Readonly<Partial<Record<PictureFormat, readonly [name: string, hint: string]>>> = {
  heic: ['a HEIC picture', SAVE_AS],
  tiff: ['a TIFF picture', SAVE_AS],
  bmp: ['a BMP picture', SAVE_AS],
  jxl: ['a JPEG XL picture', SAVE_AS],
  jp2: ['a JPEG 2000 picture', SAVE_AS],
  psd: ['a Photoshop document', SAVE_AS],
  pdf: ['a PDF document', `${SAVE_AS}, one page of it`],
  mp4: ['a video (MP4)', 'put a picture here, such as one from the video'],
  webm: ['a video (WebM)', 'put a picture here, such as one from the video'],
  vtt: ['a file of captions (WebVTT)', 'put the picture itself here'],
  gzip: ['a compressed file', 'unpack it; a compressed drawing (SVGZ) becomes an SVG'],
  html: ['a web page', 'save the picture itself, not the page that shows it'],
  lfs: ['a Git LFS pointer to a picture', 'fetch the picture itself with: git lfs pull'],
  text: ['a text', 'put the picture itself here'],
};

/** Formats that a build converts, whatever the extension of the file. */
const CONVERTED: readonly (string | undefined)[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file cannot be shown as a picture. Undefined if it can. */
export function unshowableFinding(file: MediaFile): PictureFinding | undefined {
  const { format, flaw, width, height } = file;
  const other = format === undefined ? undefined : NOT_SHOWN[format];
  if (other !== undefined)
    return notShown(`This file is ${other[0]}, and browsers do not show that as a picture.`, other[1]);
  if (flaw === 'cmyk')
    return notShown(
      'This JPEG has the colours of print (CMYK), which browsers show wrongly or not at all.',
      'save it as RGB',
    );
  if (format !== undefined && isMisnamed(file) && !isConverted(file))
    return notShown(misnamedMessage(file), renamed(file));
  if (flaw === 'cut') return unreadable('This picture is incomplete: its end is missing.', 'copy or download it again');
  if (format !== undefined && width !== undefined && height !== undefined) return undefined;
  return unreadable(
    'This picture cannot be read: it does not give its width and height.',
    'save it again from its original; a drawing needs a viewBox',
  );
}

/** The warning for a picture that can be shown but has the wrong extension. */
export function misnamedFinding(file: MediaFile): PictureFinding | undefined {
  if (!isMisnamed(file)) return undefined;
  return { code: 'media-misnamed', severity: 'warning', message: misnamedMessage(file), hint: renamed(file) };
}

function isMisnamed({ format, path }: MediaFile): boolean {
  return format !== undefined && pictureType(path) !== SUPPORTED[format]?.[2];
}

function isConverted({ format, path }: MediaFile): boolean {
  return format !== undefined && CONVERTED.includes(SUPPORTED[format]?.[2]) && CONVERTED.includes(pictureType(path));
}

function misnamedMessage({ format, path }: MediaFile): string {
  return `This file is ${shownAs(format)[0]}, and its name ends in "${path.slice(path.lastIndexOf('.'))}".`;
}

function renamed({ format, path }: MediaFile): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return `rename it to ${name}.${shownAs(format)[1]}, and change its name where it is used`;
}

function shownAs(format: PictureFormat | undefined): readonly [name: string, ending: string, type: string] {
  return SUPPORTED[format as PictureFormat] ?? ['no picture', '', ''];
}

function notShown(message: string, hint: string): PictureFinding {
  return { code: 'media-not-shown', severity: 'error', message, hint };
}

function unreadable(message: string, hint: string): PictureFinding {
  return { code: 'media-unreadable', severity: 'error', message, hint };
}
