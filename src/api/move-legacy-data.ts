import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../fs/make-folder.ts';
import { ApiError } from './api-error.ts';
import { databaseDir, hasMarker } from './database/data-folder.ts';
import type { DatabaseLocation } from './database/open-database.ts';
import { lockFolder, lockPath } from './folder-lock.ts';

/**
 * Moves data that an older conf-site stored in `.conf-site/api` to `data`, if `data` is the folder to use and has no
 * database. Returns both folders if it moved data. Throws `ApiError` if a service is using the old folder or the data
 * cannot be moved.
 */
export async function moveLegacyData(
  rootDir: string,
  location: DatabaseLocation,
): Promise<{ readonly from: string; readonly to: string } | undefined> {
  const [from, to] = [join(rootDir, '.conf-site', 'api'), join(rootDir, 'data')];
  if (location.kind !== 'folder' || location.dir !== to || !existsSync(databaseDir(from))) return undefined;
  if (hasMarker(to) || existsSync(databaseDir(to))) return undefined;
  const lock = await lockFolder(from);
  try {
    makeFolder(to, 0o700);
    // The database is moved last: if the process is killed before that, the next command moves the rest.
    const names = readdirSync(from).filter((name) => join(from, name) !== lockPath(from) && name !== 'database');
    for (const name of [...names, 'database']) renameSync(join(from, name), join(to, name));
  } catch (error) {
    throw new ApiError({
      message: `The data in ${from} cannot be moved to ${to}: ${(error as Error).message}.`,
      hint: `move it yourself (mv ${from}/* ${to}/), or name the old folder with --data`,
    });
  } finally {
    lock.release();
  }
  rmSync(from, { recursive: true });
  return { from, to };
}
