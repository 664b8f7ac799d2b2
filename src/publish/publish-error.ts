import { contains } from '../fs/contains.ts';

/** The reason why a build was not published. The codes are permanent; tests and the exit status depend on them. */
export type PublishErrorCode = 'out-not-ours' | 'out-holds-sources' | 'out-unwritable' | 'disk-full' | 'busy';

/** The details of the problem: the absolute path, two sentences for the user, and the system's error. */
export interface PublishProblem {
  readonly path: string;
  readonly message: string;
  readonly hint: string;
  readonly cause?: unknown;
}

/**
 * The build could not be put in place for a reason outside the program. `message` says what happened at which path, and
 * `hint` what to do. Users see both, but no stack trace.
 */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly code: PublishErrorCode;
  readonly path: string;
  readonly hint: string;

  constructor(code: PublishErrorCode, about: PublishProblem) {
    super(about.message, { cause: about.cause });
    this.code = code;
    this.path = about.path;
    this.hint = about.hint;
  }
}

const CODES: Readonly<Record<string, PublishErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'out-unwritable',
  EROFS: 'out-unwritable',
  EPERM: 'out-unwritable',
};

/**
 * Converts an error: to a `PublishError` for a full disk or a missing permission, else returns it unchanged. The
 * message names `outDir` if the failing path is an internal one. `hasBegun` means that the folder is partly changed,
 * with a journal that the next command completes.
 */
export function toPublishError(
  error: unknown,
  context: { readonly outDir: string; readonly stateDir: string; readonly hasBegun?: boolean },
): unknown {
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const kind = error instanceof PublishError || code === undefined ? undefined : CODES[code];
  if (kind === undefined) return error;
  const target = dest ?? path;
  const at = target === undefined || target.includes('.conf-site-staging') ? context.outDir : target;
  const outcome =
    context.hasBegun === true
      ? 'run the command again: it completes the interrupted build'
      : 'build again; what was published before is untouched';
  return kind === 'disk-full'
    ? new PublishError(kind, {
        path: at,
        cause: error,
        message: `There is no space left on the disk for ${at} (${code}).`,
        hint: `free some space, then ${outcome}`,
      })
    : new PublishError(kind, {
        path: at,
        cause: error,
        message: `${at} cannot be written (${code}).`,
        hint: `look at its owner and permissions, or choose another folder with ${flagOf(at, context)}, then ${outcome}`,
      });
}

function flagOf(path: string, { stateDir }: { readonly stateDir: string }): string {
  return contains(stateDir, path) ? '--cache DIR' : '--out DIR';
}
