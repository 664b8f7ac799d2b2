/**
 * The paths that a publication uses. Files are moved by renaming, so staging is on the same device as the output
 * folder: beside it, or inside it if that is not possible. Everything that says what to do is in the site's state folder,
 * which git never carries: folders beside the output folder may have come with a commit, and mean nothing by themselves.
 */
import { hash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** The name of a staging folder inside the output folder. Dot files are never served. */
export const INNER_STAGING = '.conf-site-staging';

/** The beginning of the name of a state folder inside the output folder, which is used if nothing else can be written. */
export const INNER_STATE = '.conf-site-state';

/** A staging folder. `files` becomes the output folder or is moved into it. */
export interface StagingFolder {
  readonly kind: 'beside' | 'inside';
  readonly root: string;
  readonly files: string;
}

/** The output folder and state folder as given to a command. */
export interface OutputPlace {
  /**
   * The folder belongs to the build. Files that somebody else puts there survive an in-place publication, but not a
   * swap.
   */
  readonly outDir: string;
  /** `.conf-site` in the site root; created when first needed. */
  readonly stateDir: string;
}

/** The paths of one output folder. `out` is its real path, links resolved, whether it exists or not. */
export interface OutputFolder {
  readonly out: string;
  readonly stateDir: string;
  readonly beside: StagingFolder;
  readonly inside: StagingFolder;
  /** The previous build, during a swap and until it is deleted. */
  readonly old: string;
  readonly list: string;
  /** The list of the build being published. It replaces `list` at the end. */
  readonly nextList: string;
  /** Lists the remaining steps of the publication. */
  readonly journal: string;
  readonly lock: string;
  /** Locked while `watch` builds into the folder. */
  readonly watchLock: string;
}

/**
 * Computes all paths without touching the disk. Folders that are moved together (a checkout, a CI cache) keep their
 * list.
 */
export function outputFolder(place: OutputPlace): OutputFolder {
  const out = realPathOf(place.outDir);
  const stateDir = realPathOf(place.stateDir);
  const key = hash('sha256', relative(stateDir, out)).slice(0, 12);
  return {
    out,
    stateDir,
    beside: stagingFolder('beside', join(dirname(out), `.${basename(out)}.conf-site-staging`)),
    inside: stagingFolder('inside', join(out, INNER_STAGING)),
    old: join(dirname(out), `.${basename(out)}.conf-site-old`),
    list: join(stateDir, `outputs-${key}.json`),
    nextList: join(stateDir, `outputs-${key}.next.json`),
    journal: join(stateDir, `publish-${key}.journal.json`),
    lock: join(stateDir, `publish-${key}.lock`),
    watchLock: join(stateDir, `watch-${key}.lock`),
  };
}

/**
 * The absolute path with links resolved. The part that does not exist yet is appended to the nearest existing folder.
 */
export function realPathOf(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPathOf(parent), basename(absolute));
  }
}

/** Whether a path is allowed in a build: relative, with `/`, inside the folder, and not in the staging folder. */
export function isOutputPath(path: string): boolean {
  if (path.includes('\\') || path.includes('\0')) return false;
  const parts = path.split('/');
  return parts[0] !== INNER_STAGING && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Whether a top-level entry of the output folder is not part of a build: the staging folder, a state folder, or `lost+found`. */
export function isSystemEntry(name: string): boolean {
  return name === INNER_STAGING || name === 'lost+found' || name.startsWith(`${INNER_STATE}.`);
}

function stagingFolder(kind: StagingFolder['kind'], root: string): StagingFolder {
  return { kind, root, files: join(root, 'files') };
}
