import type { Roots } from '../content/roots.ts';
import type { Instant } from '../model/timeline.ts';
import type { SiteMemory } from './site-memory.ts';
import type { Progress } from './stopwatch.ts';

export interface BuildOptions extends Roots {
  readonly version: string;
  readonly outDir: string;
  readonly at: Instant;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string;
  /** Every page says that the site is under maintenance. */
  readonly maintenance?: boolean;
  /** With the pages for those who work on the looks. */
  readonly devPages?: boolean;
  readonly jobs?: number;
  /** False renders every page, whatever is kept. */
  readonly useCache?: boolean;
  /** Where made pictures are kept, instead of the site's own cache; several sites may share it. */
  readonly pictureDir?: string;
  /** With compressed neighbours beside text files. */
  readonly compress?: boolean;
  /** Islands run React's development form. */
  readonly withDevelopmentReact?: boolean;
  /** Watch keeps the folder itself in place. */
  readonly prefer?: 'in-place' | 'auto';
  /** The folder of a published build whose addresses must all go on. */
  readonly against?: string;
  /** For who builds again and again, and when something has changed. */
  readonly memory?: SiteMemory;
  /** Called often; has to be fast. */
  readonly onProgress?: (progress: Progress) => void;
}
