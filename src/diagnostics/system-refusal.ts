import type { FailureCode } from '../domain/editor/edit-failures.ts';
import { HintedError } from './hinted-error.ts';

/** What an error of the operating system means for a user. */
interface Meaning {
  /** `at` is the path in question. Some errors have none, such as those of standard output. */
  readonly message: (at: string) => string;
  readonly hint: string;
  readonly failureCode: FailureCode;
}

const SPACE: Meaning = {
  message: (at) => `There is no space left on the disk${at === '' ? '' : ` for ${at}`}`,
  hint: 'free some space and try again',
  failureCode: 'disk-full',
};
const PERMISSION: Meaning = {
  message: (at) => `${at || 'A file or folder'} cannot be read or written without more rights`,
  hint: 'check the owner and the permissions of that file or folder',
  failureCode: 'not-permitted',
};
const NOT_A_FOLDER: Meaning = {
  message: (at) => `A file is in the place of a folder${at === '' ? '' : `, so ${at} cannot be used`}`,
  hint: 'move that file away',
  failureCode: 'path-blocked',
};
const FILES: Meaning = {
  message: () => 'Too many files are open',
  hint: 'raise the limit with ulimit -n',
  failureCode: 'system-failed',
};

const MEANINGS: Readonly<Record<string, Meaning>> = {
  ENOSPC: SPACE,
  EDQUOT: SPACE,
  EACCES: PERMISSION,
  EPERM: PERMISSION,
  EROFS: {
    message: (at) => `${at || 'A file'} cannot be written, since its file system is read-only`,
    hint: 'choose a folder that can be written',
    failureCode: 'not-permitted',
  },
  ENOTDIR: NOT_A_FOLDER,
  EEXIST: NOT_A_FOLDER,
  EISDIR: {
    message: (at) => `A folder is in the place of the file ${at}`.trimEnd(),
    hint: 'move that folder away',
    failureCode: 'path-blocked',
  },
  ENOENT: {
    message: (at) => `${at || 'A file or folder'} does not exist, or is a link that leads nowhere`,
    hint: 'look whether that file or folder was moved or deleted; delete a link that leads nowhere',
    failureCode: 'path-blocked',
  },
  ELOOP: {
    message: (at) => `${at || 'A path'} leads through a link that leads back to itself`,
    hint: 'put the file or folder itself in the place of the link',
    failureCode: 'path-blocked',
  },
  ENAMETOOLONG: {
    message: (at) => `The name of ${at || 'a file'} is too long`,
    hint: 'choose a shorter name',
    failureCode: 'name-too-long',
  },
  EMFILE: FILES,
  ENFILE: FILES,
};

const OTHER_HINT = 'the operating system refused this: look at what the message names, and try again';

/**
 * An error of the operating system as a sentence that names the path, with what the user can do about it: somebody's disk is
 * never a bug of conf-site. Undefined for other errors.
 */
export function systemRefusal(error: unknown): HintedError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path = '', message } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  const meaning = Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined;
  if (syscall === undefined) return meaning && new HintedError(message, meaning.hint, meaning.failureCode);
  // Codes of Node itself, such as ERR_INVALID_ARG_TYPE, have no call of the system.
  if (meaning === undefined) return new HintedError(message, OTHER_HINT, 'system-failed');
  return new HintedError(`${meaning.message(lastingPath(path))} (${code}).`, meaning.hint, meaning.failureCode);
}

/** The path of the file for which a temporary one is written: `.name.1a2b3c4d.tmp` and `name.1234-1a2b3c4d` are `name`. */
function lastingPath(path: string): string {
  return path.replace(/(^|[/\\])\.([^/\\]+)\.[\da-f]{8}\.tmp$/, '$1$2').replace(/\.\d+-[\da-f]{8}$/, '');
}
