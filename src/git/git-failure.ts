import type { PublishFailureCode } from '../domain/editor/publication-codes.ts';
import type { GitResult } from './run-git.ts';

/** Why git did not do something, and what the person can do. */
export interface Failure {
  readonly code: PublishFailureCode;
  readonly message: string;
  readonly hint: string;
}

const KNOWN: readonly (readonly [RegExp, Failure])[] = [
  [
    /permission denied|permission to .* denied|authentication failed|could not read (?:username|password)|host key verification failed|access denied|the requested url returned error: 40[13]|not allowed to (?:push|upload)/i,
    {
      code: 'remote-denied',
      message: 'The remote did not let you in.',
      hint: 'sign in once with git push in a terminal, or ask whoever owns the repository for the right to push',
    },
  ],
  [
    /could not resolve host|couldn't resolve|connection (?:timed out|refused|reset)|network is unreachable|operation timed out|no route to host|failed to connect/i,
    {
      code: 'remote-unreachable',
      message: 'The remote cannot be reached.',
      hint: 'look whether this computer is online, and try again',
    },
  ],
  [
    /repository .*not found|does not appear to be a git repository|repository .*does not exist/i,
    {
      code: 'remote-missing',
      message: 'The remote is not there, or not yours to see.',
      hint: 'git remote --verbose shows its address',
    },
  ],
  [
    /hook declined|protected branch|gh006|remote rejected|pre-receive/i,
    {
      code: 'push-refused',
      message: 'The remote refused the push.',
      hint: 'what it says is above; it may take changes only by pull request',
    },
  ],
  [
    /\.lock': file exists|another git process/i,
    {
      code: 'git-busy',
      message: 'Another program is using git in this repository.',
      hint: 'wait until it is done; if none is running, delete the file that git names above',
    },
  ],
];

/** Explains a failed command. `what` says what failed: `git push`. */
export function failureOf(what: string, { stderr, stdout, isTimedOut }: GitResult): Failure {
  if (isTimedOut) {
    return {
      code: 'git-timeout',
      message: `${what} was ended, since it took longer than five minutes.`,
      hint: 'look whether this computer is online, and whether git asks for a password in a terminal',
    };
  }
  const said = stderr.trim() || stdout.trim();
  const known = KNOWN.find(([pattern]) => pattern.test(stderr + stdout))?.[1];
  const quote = said === '' ? '' : ` git says: ${lastLines(said)}`;
  if (known !== undefined) return { ...known, message: known.message + quote };
  const hint = `run ${what} in a terminal, where it may say more`;
  return { code: 'git-failed', message: `${what} failed.${quote}`, hint };
}

/** Why a commit was refused: most likely by a hook of the person's repository, whose output is shown. */
export function commitFailure(result: GitResult): Failure {
  const said = [result.stdout.trim(), result.stderr.trim()].filter((text) => text !== '').join('\n');
  if (/\.lock': file exists/i.test(said) || result.isTimedOut) return failureOf('git commit', result);
  return {
    code: 'commit-refused',
    message: `git refused the commit.${said === '' ? '' : ` It says: ${lastLines(said)}`}`,
    hint: 'a hook of this repository may have refused it; do what it asks for, and publish again',
  };
}

/** Whether a push failed because somebody else has pushed meanwhile. */
export function isRace({ stdout, stderr }: GitResult): boolean {
  return /\[rejected\]|non-fast-forward|fetch first|cannot lock ref|\(stale info\)/i.test(stdout + stderr);
}

const SHOWN = 8;

/** The last lines of an output, since the first ones can be a long progress. */
function lastLines(text: string): string {
  return text.split('\n').slice(-SHOWN).join('\n');
}
