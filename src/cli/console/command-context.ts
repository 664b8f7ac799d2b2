import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import type { Roots } from '../../content/roots.ts';
import type { FormatOptions } from '../../diagnostics/source-frame.ts';
import type { EditSecrets } from '../../serve/edit-secrets.ts';
import type { StatePlace } from '../state-place.ts';
import { createStatusLine, noStatusLine, type StatusLine } from './status-line.ts';

/** The installed tool and its version. */
export interface ToolInfo {
  readonly packageDir: string;
  readonly version: string;
  /** Makes this user's folder in the temporary folder of the system. Undefined if there can be none. */
  readonly ownTemporaryFolder?: () => string | undefined;
  /** Only in a clone of the repository, which compiles itself. */
  readonly clone?: CloneInfo;
}

/** The tool of a clone. Its sources may change while it runs. */
export interface CloneInfo {
  /** The compiled module that runs now. */
  readonly entry: string;
  /** Compiles the sources and returns the compiled module, which is the same if nothing has changed. Throws the error of esbuild. */
  compile(): Promise<string>;
  /** The state that is passed on to the newly compiled tool. */
  readonly handover: Handover;
}

/** Set by a command that ends so that a newly compiled tool continues its work. */
export interface Handover {
  /** The compiled module to start, with the same arguments. */
  entry?: string;
  port?: number;
  shift?: number;
  /** Those of the editor, so that open pages of it go on. */
  editSecrets?: EditSecrets;
}

/** The flags that every command has. */
export interface GlobalFlags {
  readonly root: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: 'auto' | 'always' | 'never';
}

/** The environment of a command, apart from its own flags. */
export interface CommandContext extends OutputContext {
  /** Where what the tool needs for the next run is kept. */
  readonly state: StatePlace;
}

/** What a command was called with, and where its output goes. */
export interface OutputContext {
  readonly tool: ToolInfo;
  readonly flags: GlobalFlags;
  /** The colours of standard output. */
  readonly colors: Colors;
  /** The colours of standard error. */
  readonly stderrColors: Colors;
  /** How to format diagnostics for standard output, and for standard error. */
  readonly stdoutFormat: FormatOptions;
  readonly stderrFormat: FormatOptions;
  /** Writes a result to standard output. */
  print(text: string): void;
  /** Writes a message to standard error, unless `--quiet` is given. */
  say(text: string): void;
  /** The status line of the terminal on standard error. It is not shown with `--quiet` or if standard error is no terminal. `print` and `say` remove it. */
  readonly status: StatusLine;
}

export function createContext(tool: ToolInfo, flags: GlobalFlags): OutputContext {
  const stdoutFormat = formatOptions(flags, process.stdout);
  const stderrFormat = formatOptions(flags, process.stderr);
  const status = hasStatusLine(flags) ? createStatusLine(process.stderr, stderrFormat.colors.dim) : noStatusLine;
  return {
    tool,
    flags,
    colors: stdoutFormat.colors,
    stderrColors: stderrFormat.colors,
    stdoutFormat,
    stderrFormat,
    print(text) {
      status.clear();
      process.stdout.write(`${text}\n`);
    },
    say(text) {
      if (flags.quiet === true) return;
      status.clear();
      process.stderr.write(`${text}\n`);
    },
    status,
  };
}

/** Says if the cache is not where it was wanted. */
export function reportState({ state: { notice }, say }: CommandContext): void {
  if (notice !== undefined) say(notice);
}

/** The folders of the site and of the package. */
export function rootsOf({ flags, tool }: CommandContext): Roots {
  return { rootDir: flags.root, packageDir: tool.packageDir };
}

/** The width is known only for terminals. */
function formatOptions(flags: GlobalFlags, stream: NodeJS.WriteStream): FormatOptions {
  const colors = pc.createColors(wantsColor(flags, stream));
  return stream.isTTY === true && stream.columns > 0 ? { colors, width: stream.columns } : { colors };
}

function hasStatusLine({ quiet }: GlobalFlags): boolean {
  const isInteractive = process.env['CI'] === undefined && process.env['TERM'] !== 'dumb';
  return isInteractive && process.stderr.isTTY === true && quiet !== true;
}

function wantsColor({ color }: GlobalFlags, stream: NodeJS.WriteStream): boolean {
  if (color !== 'auto') return color === 'always';
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return false;
  return stream.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Resolves when the process is asked to stop: Ctrl-C, or a supervisor's SIGTERM. Call it before saying that the command runs. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
