import type { ShareCard } from './media.ts';
import type { Shape } from './shapes.ts';

/** The look of sites whose settings name none. */
export const DEFAULT_LOOK = 'stitch';

/** The look that `init` gives a new site. A site's own look uses its files in place of those that it does not have. */
export const NEW_SITE_LOOK = 'plain';

/** The folder that contains a folder for each look, in the package and in a site. */
export const LOOKS_FOLDER = 'templates/looks';

/** What a look draws as files: the exports of `drawings.ts` in its folder. */
export interface Drawings {
  /** The shapes of a share image, from back to front. */
  shareShapes(card: ShareCard): readonly Shape[];
  /**
   * SVG pictures for stylesheets, by name, made from an event's ident. The picture `band` is in the custom property
   * `--band` on pages of the event. `randomPixels` is the number from the site's settings.
   */
  masks(ident: string, randomPixels: number): Readonly<Record<string, string>>;
}
