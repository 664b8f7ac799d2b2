import { isPassing } from '../fs/passing-files.ts';

/** For who writes content, and no content. */
const README = 'README.md';

/** Whether a path, relative to the root, is that of a file that is read: below `content`, and none that is passed over. */
export function isContentPath(path: string): boolean {
  return path.startsWith('content/') && !path.split('/').some((part) => isPassing(part) || part === README);
}
