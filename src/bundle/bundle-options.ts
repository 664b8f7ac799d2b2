import type { Roots } from '../content/roots.ts';

/** The folders of templates and client code, and the look. */
export interface SourceRoots extends Roots {
  /** The name of the site's look, a folder in `templates/looks/`. Default: `DEFAULT_LOOK`. */
  readonly look?: string;
}

/** The inputs of a bundle, and the folder of cached bundles. */
export interface BundleOptions extends SourceRoots {
  readonly cacheDir: string;
  /** Islands use the development build of React, which logs warnings and is too large for visitors. */
  readonly withDevelopmentReact?: boolean;
  /**
   * The bundle is part of the published package. Its service worker is completed by workbox-build, which also verifies
   * it.
   */
  readonly isShipped?: boolean;
}
