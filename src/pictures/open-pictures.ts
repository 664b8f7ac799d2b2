import { openDiskCache } from '../cache/disk-cache.ts';
import type { MediaFile } from '../content/document.ts';
import type { Drawings } from '../domain/page/look.ts';
import type { PlannedMedia } from '../domain/page/media.ts';
import { createDecoder, type DecodeSource } from './decoded-sources.ts';
import { createShareImages, type DrawShareImage } from './draw-share-image.ts';
import { encodeFlat } from './encode-flat.ts';
import { encodeIcon } from './encode-icon.ts';
import { encodePhotograph } from './encode-photograph.ts';
import type { FontSource } from './text-font.ts';

/** A picture to make. `key` covers all inputs. */
export interface PictureJob {
  readonly key: string;
  readonly media: Exclude<PlannedMedia, { kind: 'copy' }>;
  /** The content file that it is made from; absent for share images. */
  readonly source?: MediaFile;
  /** The content files of the portraits of a share image. */
  readonly portraits?: readonly MediaFile[];
}

/** Makes the pictures of a build, or takes them from the cache. */
export interface Pictures {
  /** Throws `PictureError` for a damaged file, and for a picture that cannot be made small enough. */
  make(job: PictureJob): Promise<Uint8Array>;
  /** The number of pictures made so far, without cached ones. */
  readonly made: number;
  /** Call this after the last picture. */
  close(): void;
}

export function openPictures({
  cacheDir,
  packageDir,
  shareShapes,
  fonts = [],
}: {
  /** The cache folder of pictures. */
  readonly cacheDir: string;
  /** The package from which the fonts of share images are loaded. */
  readonly packageDir: string;
  /** How the site's look draws share images. */
  readonly shareShapes: Drawings['shareShapes'];
  /** The site's fonts for share images. */
  readonly fonts?: readonly FontSource[];
}): Pictures {
  const cache = openDiskCache(cacheDir);
  const makers: Makers = { drawShareImage: createShareImages(packageDir, shareShapes, fonts), decode: createDecoder() };
  let made = 0;
  return {
    async make(job) {
      const cached = cache.get(job.key);
      if (cached !== undefined) return cached;
      made += 1;
      const bytes = await makePicture(job, makers);
      cache.set(job.key, bytes);
      return bytes;
    },
    get made() {
      return made;
    },
    close: () => cache.sweep(),
  };
}

interface Makers {
  readonly drawShareImage: DrawShareImage;
  readonly decode: DecodeSource;
}

async function makePicture({ media, source, portraits = [] }: PictureJob, makers: Makers): Promise<Uint8Array> {
  if (media.kind === 'share') {
    const files = portraits.map((one) => one.source);
    return makers.drawShareImage(media.card, files).catch(notDecoded(portraits.map(({ path }) => path)));
  }
  if (source === undefined) throw new Error(`${media.source} was not checked.`);
  const bytes = await encodeMedia(media, source, makers).catch(notDecoded([source.path]));
  if (bytes !== undefined) return bytes;
  throw new PictureError(`content/media/${source.path} does not become smaller than 200 kB.`, {
    hint: 'use a picture with less detail, or one that is less tall',
  });
}

/** Returns undefined if the picture cannot be made small enough. */
function encodeMedia(
  media: Exclude<PictureJob['media'], { kind: 'share' }>,
  { source }: MediaFile,
  { decode }: Makers,
): Promise<Uint8Array | undefined> {
  if (media.kind === 'icon') return encodeIcon(source, media.recipe);
  if (media.kind === 'flat') return encodeFlat(source);
  return decode(source).then((pixels) => encodePhotograph(pixels, media.recipe));
}

function notDecoded(paths: readonly string[]): (error: unknown) => never {
  return (error) => {
    const files = paths.map((path) => `content/media/${path}`).join(' or ');
    throw new PictureError(`${files} cannot be decoded: ${firstLine(error)}`, {
      hint: 'the file is damaged or not what its name says: save it again from its original',
      cause: error,
    });
  };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] as string;
}

/** A picture that passed `check` but cannot be decoded, or cannot be made small enough. */
class PictureError extends Error {
  readonly hint: string;

  constructor(message: string, { hint, cause }: { readonly hint: string; readonly cause?: unknown }) {
    super(message, { cause });
    this.hint = hint;
  }
}
