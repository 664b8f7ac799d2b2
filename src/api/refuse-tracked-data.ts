import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../fs/attempt.ts';
import { isTracked } from '../fs/is-tracked.ts';
import { refuseTrackedState } from '../fs/state-folder.ts';
import { ApiError } from './api-error.ts';
import type { ServiceStorage } from './open-service.ts';

/** What the service reads or follows in a data folder. */
const TRUSTED = ['lock', 'database', 'holds-data.json', 'outbox'];

/**
 * Throws if git tracks a part of the data folder or of the state folder. It may come from a commit of somebody else: a
 * lock says where organisers' commands are sent, and a link where personal data is written.
 */
export function refuseTrackedData(rootDir: string, { database, mail }: ServiceStorage): void {
  refuseTrackedState(rootDir);
  const dirs = database.kind === 'folder' ? [database.dir] : [];
  const links = [...dirs, ...(mail.kind === 'folder' ? [mail.dir] : [])].filter(isLink);
  const tracked = [...links, ...dirs.flatMap((dir) => TRUSTED.map((name) => join(dir, name)))].find(isTracked);
  if (tracked === undefined) return;
  throw new ApiError({
    message: `git tracks ${tracked}, which may come from somebody else. The data of the service is private, and never in git.`,
    hint: `look at what is there; git rm -r --force deletes it. Or name another folder with --data`,
  });
}

function isLink(path: string): boolean {
  return attempt(() => lstatSync(path))?.isSymbolicLink() === true;
}
