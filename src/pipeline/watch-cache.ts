import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createMemo, type Memo } from '../cache/memo.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { RenderedPage } from '../domain/page/page.ts';
import type { Edition } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { MemoizedRoutes } from '../plan/route-lists.ts';
import type { FileCache } from '../read/file-cache.ts';
import { openFileCache } from './file-cache-store.ts';

/** The memos of one process, so that a build repeats only the work for what has changed. */
export interface WatchCache {
  readonly files: FileCache;
  readonly editions: Memo<Edition>;
  /** The memo of routes. It is emptied if the last plan is no longer valid at the instant. */
  routesAt(at: Instant): Memo<MemoizedRoutes>;
  /** Called after planning as of an instant. The plan is valid until `until` (null: for ever). */
  planned(at: Instant, until: Instant | null): void;
  readonly pages: Memo<RenderedPage>;
  /** The last bundle if only content has changed since and the look is the same, else the result of `make`. */
  bundle(look: string, make: () => Promise<Bundle>): Promise<Bundle>;
  /** Called before each build but the first, with the absolute paths of the files that have changed. */
  changed(paths: readonly string[]): void;
}

/** `clock` returns milliseconds since 1970. The parsed files are loaded from `cacheDir` and saved there once. */
export function createWatchCache(rootDir: string, clock: () => number, cacheDir?: string): WatchCache {
  const contentDir = join(rootDir, 'content') + sep;
  let routes = createMemo<MemoizedRoutes>();
  let span: { readonly from: Instant; readonly until: Instant | null } | undefined;
  let bundle: Bundle | undefined;
  let bundledLook: string | undefined;
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
    async bundle(look, make) {
      const isUsable = look === bundledLook && bundle !== undefined && existsSync(bundle.serviceWorkerFile);
      if (bundle === undefined || !isUsable) bundle = await make();
      bundledLook = look;
      return bundle;
    },
    changed(paths) {
      if (!paths.every((path) => path.startsWith(contentDir))) bundle = undefined;
    },
  };
}
