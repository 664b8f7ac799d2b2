import { pictureType } from '../../content/picture-type.ts';
import type { IconRecipe } from '../../domain/page/media.ts';
import type { PlannedIcons } from '../../domain/page/plan.ts';
import type { Image, Site } from '../../domain/site/site.ts';
import type { PlanContext } from '../plan-context.ts';
import { mediaPath, recipeHash } from './picture-variants.ts';
import { fileOf } from './pictures.ts';

/** The background of icons that platforms crop to a shape of their own. */
const LINEN = '#f6f1e7';

/** The image that stands for the site: its own, else that of the main event. */
export function siteIcon({ settings, events }: Site): Image | undefined {
  const product = events.find((event) => event.ident === settings.product) ?? events[0];
  return settings.favicon ?? product?.logos.favicon;
}

/** The address of an image as a square PNG, with the base path. */
export function squareIcon(context: PlanContext, image: Image): string {
  return iconFile(context, image, { format: 'png', size: 512 });
}

/** The site's icon in all formats that browsers and systems request, made from one logo. */
export function planIcons(context: PlanContext, logo: Image): PlannedIcons {
  const src = fileOf(context, logo);
  const type = pictureType(src);
  context.notes.current.media.set('favicon.ico', {
    kind: 'icon',
    source: logo.src,
    recipe: { format: 'ico', size: 32 },
  });
  const png = (size: number, ground?: string): string =>
    iconFile(context, logo, { format: 'png', size, ...(ground === undefined ? {} : { ground }) });
  const sized = (size: number): object => ({
    src: png(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  });
  return {
    icon: src,
    fallback: `${context.basePath}favicon.ico`,
    touch: png(180, LINEN),
    manifest: [
      ...(type === 'image/svg+xml' ? [{ src, sizes: 'any', type, purpose: 'any' }] : []),
      sized(192),
      sized(512),
      { src: png(512, LINEN), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

function iconFile(context: PlanContext, logo: Image, recipe: IconRecipe): string {
  const path = `${mediaPath(logo.src, recipeHash(logo.hash, recipe, context.encoder))}-${recipe.size}.png`;
  context.notes.current.media.set(path, { kind: 'icon', source: logo.src, recipe });
  return context.basePath + path;
}
