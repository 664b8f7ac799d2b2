import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createMemo, type Memo } from '../cache/memo.ts';
import type { Bundle } from '../model/bundle.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Instant } from '../model/timeline.ts';
import type { MemoizedRoutes } from '../plan/route-lists.ts';
import type { FileCache } from '../read/file-cache.ts';
import type { ModelledEdition } from '../site/edition-memo.ts';
import { openFileCache } from './file-cache-store.ts';

/** What the builds of one process remember, so that the next one makes again only what has changed. */
export interface WatchCache {
  readonly files: FileCache;
  readonly editions: Memo<ModelledEdition>;
  /** Routes as of a plan that is still true at an instant. */
  routesAt(at: Instant): Memo<MemoizedRoutes>;
  /** Called after a plan as of an instant, which is true until another one (null: for ever). */
  planned(at: Instant, until: Instant | null): void;
  readonly pages: Memo<RenderedPage>;
  /** The bundle of the last time, if only content has changed since; else what `make` gives. */
  bundle(make: () => Promise<Bundle>): Promise<Bundle>;
  /** Called before each build but the first, with the absolute paths of the files that have changed. */
  changed(paths: readonly string[]): void;
}

/** `clock` gives milliseconds since 1970. `cacheDir`: where the files' content is loaded from, and saved to once. */
export function createWatchCache(rootDir: string, clock: () => number, cacheDir?: string): WatchCache {
  const contentDir = join(rootDir, 'content') + sep;
  let routes = createMemo<MemoizedRoutes>();
  let span: { readonly from: Instant; readonly until: Instant | null } | undefined;
  let bundle: Bundle | undefined;
  return {
    files: openFileCache(cacheDir, clock),
    editions: createMemo(),
    pages: createMemo(),
    routesAt(at) {
      const isTrue = span !== undefined && span.from <= at && (span.until === null || at < span.until);
      if (!isTrue) routes = createMemo();
      return routes;
    },
    planned(from, until) {
      span = { from, until };
    },
    async bundle(make) {
      if (bundle === undefined || !existsSync(bundle.serviceWorkerFile)) bundle = await make();
      return bundle;
    },
    changed(paths) {
      if (!paths.every((path) => path.startsWith(contentDir))) bundle = undefined;
    },
  };
}
