import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Bundle } from '../model/bundle.ts';
import { keepSame } from '../model/keep-same.ts';
import type { Site } from '../model/site.ts';
import { createKeptPlans, type KeptPlans } from '../plan/kept-plans.ts';
import { createFolderMemory, type FolderMemory } from '../publish/folder-memory.ts';
import { openKeptFiles } from '../read/kept-files.ts';
import { createKnownFiles, type KnownFiles } from '../read/known-files.ts';
import { createPlacesMemory, type PlacesMemory } from '../render/own-places.ts';
import { createKeptEditions } from '../site/kept-editions.ts';
import type { KeptEditions } from '../site/modelling.ts';

/** What the builds of one process leave to the next one of the same site, so that it does again only what has changed. */
export interface SiteMemory {
  readonly files: KnownFiles;
  readonly editions: KeptEditions;
  readonly plans: KeptPlans;
  readonly folder: FolderMemory;
  readonly own: PlacesMemory;
  /** The site, made of the same parts as the last one as far as they are equal. */
  site(modelled: Site): Site;
  /** The bundle of the last time, where it is still kept and only content has changed since; else what `make` gives. */
  bundle(make: () => Promise<Bundle>): Promise<Bundle>;
  /** To be told before each build but the first: the absolute paths of all files that changed since the last one. */
  changed(paths: readonly string[]): void;
}

/** Of so many changes at once a system does not tell each; all files are looked at then. */
const MANY = 50;

/** `clock` gives milliseconds since 1970. `cacheDir`: where what files came to is known from the last process, and left for the next. */
export function createSiteMemory(rootDir: string, clock: () => number, cacheDir?: string): SiteMemory {
  const contentDir = join(rootDir, 'content') + sep;
  let site: Site | undefined;
  let bundle: Bundle | undefined;
  const files = cacheDir === undefined ? createKnownFiles(clock) : openKeptFiles(cacheDir, clock, { isKeptOnce: true });
  return {
    files,
    editions: createKeptEditions(),
    plans: createKeptPlans(),
    folder: createFolderMemory(),
    own: createPlacesMemory(),
    site(modelled) {
      site = keepSame(site, modelled);
      return site;
    },
    async bundle(make) {
      if (bundle === undefined || !existsSync(bundle.serviceWorkerFile)) bundle = await make();
      return bundle;
    },
    changed(paths) {
      files.watched(rootDir, paths.length < MANY ? paths : 'unknown');
      if (!paths.every((path) => path.startsWith(contentDir))) bundle = undefined;
    },
  };
}
