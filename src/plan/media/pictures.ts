import { defined } from '../../domain/defined.ts';
import { scaledHeight } from '../../domain/page/media.ts';
import type { Picture } from '../../domain/page/page.ts';
import type { Image } from '../../domain/site/site.ts';
import { NO_VALUES, type PlanContext, type Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import {
  flatFileOf,
  isRaster,
  mediaPath,
  type PicturePlace,
  type PlannedFile,
  variantsOf,
} from './picture-variants.ts';

export interface PictureOptions {
  /** The values of placeholders in its texts. */
  readonly values?: Values;
  /** The place on pages, which determines the widths of the files. Default: `column`, a text column. */
  readonly place?: PicturePlace;
}

/**
 * A picture with the addresses of its files, which need no escaping. `width` and `height` are those of `src`. A
 * photograph comes in several widths; a drawing is used as it is.
 */
export function picture(
  context: PlanContext,
  image: Image,
  { values = NO_VALUES, place = 'column' }: PictureOptions = {},
): Picture {
  return defined({
    ...(isRaster(image.src) ? rasterFiles(context, image, place) : drawing(context, image)),
    alt: phrase(context, image.alt, values),
    caption: image.caption && phrase(context, image.caption, values),
  });
}

/** The address of a media file that is copied unchanged. */
export function fileOf(context: PlanContext, file: Pick<Image, 'src' | 'hash'>): string {
  const extension = /\.[a-z0-9]+$/i.exec(file.src)?.[0] ?? '';
  const path = mediaPath(file.src, file.hash) + extension.toLowerCase();
  context.notes.current.media.set(path, { kind: 'copy', source: file.src });
  return context.basePath + path;
}

function drawing(context: PlanContext, image: Image): Omit<Picture, 'alt' | 'caption'> {
  return { src: fileOf(context, image), width: image.width, height: image.height };
}

function rasterFiles(context: PlanContext, image: Image, place: PicturePlace): Omit<Picture, 'alt' | 'caption'> {
  const flat = flatFileOf(image, context.encoder);
  if (flat !== undefined) return { src: addressOf(context, flat), width: image.width, height: image.height };
  const { avif, webp } = variantsOf(image, place, context.encoder);
  const { width } = webp.media.recipe;
  const widths = avif.map((one) => `${addressOf(context, one)} ${one.media.recipe.width}w`);
  return { src: addressOf(context, webp), width, height: scaledHeight(image, width), avif: widths.join(', ') };
}

/** Adds a file to the plan and returns its address. */
function addressOf({ basePath, notes }: PlanContext, { path, media }: PlannedFile): string {
  notes.current.media.set(path, media);
  return basePath + path;
}
