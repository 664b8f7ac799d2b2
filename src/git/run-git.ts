import { spawn } from 'node:child_process';
import { HintedError } from '../diagnostics/hinted-error.ts';

/** What a command of git came to. */
export interface GitResult {
  /** 0: it succeeded. */
  readonly status: number;
  readonly stdout: string;
  /** In English, whatever the language of the person. */
  readonly stderr: string;
  readonly isTimedOut: boolean;
}

/** Runs commands of git in a folder. */
export interface Git {
  readonly dir: string;
  /** Runs a command and returns what it came to, also if it fails. Throws `HintedError` if there is no git. */
  run(...args: readonly string[]): Promise<GitResult>;
  /** Returns the output of a command without the last line end. Throws `GitError` if it fails. */
  read(...args: readonly string[]): Promise<string>;
}

/** A command of git that failed. */
export class GitError extends Error {
  readonly command: string;
  readonly result: GitResult;

  constructor(command: string, result: GitResult) {
    super(`git ${command} failed: ${result.stderr.trim() || result.stdout.trim()}`);
    this.command = command;
    this.result = result;
  }
}

/** No command of git takes longer: a push of many pictures over a slow line does not. */
const TIMEOUT_MS = 5 * 60 * 1000;

/**
 * Committed files that look like a bare repository are not one: its settings could name programs that git runs.
 *
 * @see https://git-scm.com/docs/git-config#Documentation/git-config.txt-safebareRepository
 */
const ONLY_WITH_GIT_FOLDER = ['-c', 'safe.bareRepository=explicit'] as const;

/**
 * Git without a shell, without an editor, and without questions: where it would ask for a password, it fails. Its own
 * process group keeps programs such as ssh from asking at the terminal.
 */
export function gitIn(dir: string, env: NodeJS.ProcessEnv = process.env, timeoutMs = TIMEOUT_MS): Git {
  const run: Git['run'] = (...args) => runProgram('git', [...ONLY_WITH_GIT_FOLDER, ...args], { dir, env, timeoutMs });
  return {
    dir,
    run,
    read: (...args) => readWith(run, args),
  };
}

/** `read` of a `Git` whose `run` is given. */
export async function readWith(run: Git['run'], args: readonly string[]): Promise<string> {
  const result = await run(...args);
  if (result.status !== 0) throw new GitError(args.find((arg) => !arg.startsWith('-')) ?? '', result);
  return result.stdout.replace(/\n$/, '');
}

interface RunOptions {
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
  /** Whether a shell runs the program, as a command. */
  readonly hasShell?: boolean;
}

const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_SEQUENCE_EDITOR: 'true', LC_ALL: 'C', LANGUAGE: 'C' };

/** Runs a program in the same way as git. Throws `HintedError` if it is not installed. */
export function runProgram(
  program: string,
  args: readonly string[],
  { dir, env, timeoutMs = TIMEOUT_MS, hasShell = false }: RunOptions,
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const hasGroup = process.platform !== 'win32';
    const child = spawn(program, args, {
      cwd: dir,
      env: { ...env, ...QUIET },
      shell: hasShell,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroup,
      windowsHide: true,
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
    }
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      if (hasGroup && child.pid !== undefined) process.kill(-child.pid);
      else child.kill();
    }, timeoutMs);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(error.code === 'ENOENT' ? notFound(program) : error);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status: status ?? 1, ...output, isTimedOut });
    });
  });
}

const SITES: Readonly<Record<string, string>> = { git: 'https://git-scm.com', gh: 'https://cli.github.com' };

function notFound(program: string): HintedError {
  const hint = `install it from ${SITES[program]}, and start conf-site again`;
  return new HintedError(`${program} was not found.`, hint, program === 'git' ? 'git-missing' : 'build-not-started');
}
