import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../fs/make-folder.ts';
import { ApiError } from './api-error.ts';
import { databaseDir, isMarked } from './database/data-folder.ts';
import type { DatabasePlace } from './database/open-database.ts';
import { lockPath, takeFolder } from './folder-lock.ts';

/**
 * Data lay in `.conf-site/api` once, where it was taken for a cache. Moves it to `data`, if that is where the data is to be and
 * has none. Gives the two folders if it has. Throws `ApiError` while a service has the old folder, and where it cannot be moved.
 */
export async function moveOldData(
  rootDir: string,
  place: DatabasePlace,
): Promise<{ readonly from: string; readonly to: string } | undefined> {
  const [from, to] = [join(rootDir, '.conf-site', 'api'), join(rootDir, 'data')];
  if (place.kind !== 'folder' || place.dir !== to || !existsSync(databaseDir(from))) return undefined;
  if (isMarked(to) || existsSync(databaseDir(to))) return undefined;
  const lock = await takeFolder(from);
  try {
    makeFolder(to, 0o700);
    // The database last: until it is moved, the next command begins again.
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
