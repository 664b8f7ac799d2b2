import type { PageLive } from '../../src/domain/programme/planned-live.ts';
import type { currentBuild } from './current-build.ts';
import type { settings } from './load-queries.ts';
import type { LoadedPage, loadPage } from './page-loader.ts';
import type { clearResources } from './resources.ts';
import type { store, stored } from './storage.ts';

/** The functions of the runtime with which the script that follows editions loads and replaces the page. */
export interface LiveTools {
  readonly loadPage: typeof loadPage;
  readonly clearResources: typeof clearResources;
  readonly currentBuild: typeof currentBuild;
  readonly settings: typeof settings;
  readonly stored: typeof stored;
  readonly store: typeof store;
  /** Replaces the page by another version of it. */
  readonly show: (page: LoadedPage) => void;
}

/** What that script gets from the runtime. */
export interface LiveContext extends LiveTools {
  readonly live: PageLive;
  readonly basePath: string;
}
