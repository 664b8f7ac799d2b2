import { join } from 'node:path';
import { repositoryOf } from '../fs/repository.ts';

/**
 * The lock file that exists while git changes the files of a folder, such as during a checkout. Until then the content is
 * partly old and partly new. Undefined outside of a repository.
 */
export function gitLock(folder: string): string | undefined {
  const repository = repositoryOf(folder);
  return repository && join(repository.gitDir, 'index.lock');
}
