import type { Roots } from '../content/roots.ts';

/** The folders of templates and client code, and that of cached bundles. */
export interface BundleOptions extends Roots {
  readonly cacheDir: string;
  /** Islands use the development build of React, which logs warnings and is too large for visitors. */
  readonly withDevelopmentReact?: boolean;
  /**
   * The bundle is part of the published package. Its service worker is completed by workbox-build, which also verifies
   * it.
   */
  readonly isShipped?: boolean;
}
