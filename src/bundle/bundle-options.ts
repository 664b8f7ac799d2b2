import type { Roots } from '../content/roots.ts';

/** Where templates and client code come from, and where what is made of them is kept. */
export interface BundleOptions extends Roots {
  readonly cacheDir: string;
  /** Islands run React's development form, which warns in the console; it is large, and nothing for visitors. */
  readonly withDevelopmentReact?: boolean;
  /** The bundle ships with the package: its worker is filled, and so checked, by workbox-build. */
  readonly isShipped?: boolean;
}
