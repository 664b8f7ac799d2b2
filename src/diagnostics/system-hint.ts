const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space and try again',
  EACCES: 'check the owner and the permissions of that file or folder',
  EPERM: 'check the owner and the permissions of that file or folder',
  ENOTDIR: 'a file is in the place of a folder: move it away',
  EEXIST: 'a file is in the place of a folder: move it away',
  EROFS: 'that file system is read-only: choose another folder',
  EMFILE: 'too many files are open: raise the limit with ulimit -n',
};

/** What the user can do about an error of the operating system. Undefined for other errors, which are bugs of conf-site. */
export function systemHint(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === undefined || !Object.hasOwn(HINTS, code) ? undefined : HINTS[code];
}
