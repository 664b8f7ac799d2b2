import { isIgnoredFile } from '../fs/ignored-files.ts';

/** Notes for authors of content. */
const README = 'README.md';

/** Whether a path, relative to the root, is that of a content file: below `content`, and not ignored. */
export function isContentPath(path: string): boolean {
  return path.startsWith('content/') && !path.split('/').some((part) => isIgnoredFile(part) || part === README);
}
