import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Where npm notes what it installed: first what is in `node_modules`, then what should be. */
const LOCK_FILES = ['node_modules/.package-lock.json', 'npm-shrinkwrap.json', 'package-lock.json'];

interface LockFile {
  readonly packages?: Readonly<Record<string, { readonly resolved?: unknown }>>;
}

/**
 * The address from which npm installed the package in a folder, as the nearest lock file above that folder gives it:
 * `https://…/conf-site-0.1.0.tgz`, `git+ssh://…#commit`, `file:conf-site-0.1.0.tgz`. Undefined if no lock file lists the
 * folder, or if its entry has no address.
 */
export function lockedOrigin(packageDir: string): string | undefined {
  for (const folder of foldersAbove(packageDir)) {
    const path = relative(folder, packageDir).split(sep).join('/');
    for (const name of LOCK_FILES) {
      const entry = readLock(join(folder, name)).packages?.[path];
      if (entry !== undefined) return typeof entry.resolved === 'string' ? entry.resolved : undefined;
    }
  }
  return undefined;
}

/** From the nearest to the root of the file system. */
function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** A lock file that is missing or damaged lists nothing. */
function readLock(file: string): LockFile {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as LockFile;
  } catch {
    return {};
  }
}
