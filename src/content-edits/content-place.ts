import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalize } from 'node:path/posix';
import { contains } from '../fs/contains.ts';

/**
 * Whether a path, relative to the root of a site, is that of a file in `content`: normalised, with `/`, and in no hidden
 * folder, such as the `.git` of content that is a repository of its own. Looks at the text only.
 */
export function isContentName(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  const isPlain = normalize(path) === path && !/[\\\0]/.test(path) && !path.endsWith('/');
  return isPlain && folders[0] === 'content' && !folders.some((name) => name.startsWith('.'));
}

/** Whether a path, relative to the root of a site, is that of a file in `content`, also after resolving symbolic links of folders. */
export function isContentFile(rootDir: string, path: string): boolean {
  return isContentName(path) && isInContent(rootDir, path);
}

/** Whether no symbolic link in the folders above a path leads out of the content. The path has a content name. */
export function isInContent(rootDir: string, path: string): boolean {
  const content = join(rootDir, 'content');
  return !existsSync(content) || contains(realpathSync(content), realFolderOf(join(rootDir, path)));
}

/** The nearest folder above a path that exists, without symbolic links. The path is normalised. */
function realFolderOf(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? realpathSync(folder) : realFolderOf(folder);
}
