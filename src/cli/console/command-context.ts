import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import type { Roots } from '../../content/roots.ts';
import type { Look } from '../../diagnostics/source-frame.ts';
import { createStatusLine, noStatusLine, type StatusLine } from './status-line.ts';

/** Where the tool is installed, and which version it is. */
export interface ToolInfo {
  readonly packageDir: string;
  readonly version: string;
  /** Only in a clone, which compiles itself. */
  readonly clone?: CloneInfo;
}

/** The tool of a clone, whose own sources may change while it runs. */
export interface CloneInfo {
  /** What runs now. */
  readonly entry: string;
  /** Compiles the sources as they are; gives the entry, which is the same where nothing changed. Throws what esbuild does. */
  compile(): Promise<string>;
  /** What the tool leaves to the one that is started in its place. */
  readonly handover: Handover;
}

/** Set by a command that ends so that another state of the tool goes on with its work. */
export interface Handover {
  /** What to start, with the same arguments. */
  entry?: string;
  port?: number;
  shift?: number;
}

/** The flags that every command has. */
export interface GlobalFlags {
  readonly root: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: 'auto' | 'always' | 'never';
}

/** What commands work with besides their own flags. */
export interface CommandContext {
  readonly tool: ToolInfo;
  readonly flags: GlobalFlags;
  /** For standard output. */
  readonly colors: Colors;
  /** For standard error. */
  readonly talkColors: Colors;
  /** How diagnostics look on standard output, and on standard error. */
  readonly look: Look;
  readonly talkLook: Look;
  /** Results, to standard output. */
  print(text: string): void;
  /** Talk, to standard error; silent with `--quiet`. */
  say(text: string): void;
  /** On the terminal of standard error; never shown with `--quiet`, and where nobody looks. `print` and `say` remove it. */
  readonly status: StatusLine;
}

export function createContext(tool: ToolInfo, flags: GlobalFlags): CommandContext {
  const look = lookOf(flags, process.stdout);
  const talkLook = lookOf(flags, process.stderr);
  const status = hasStatusLine(flags) ? createStatusLine(process.stderr, talkLook.colors.dim) : noStatusLine;
  return {
    tool,
    flags,
    colors: look.colors,
    talkColors: talkLook.colors,
    look,
    talkLook,
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

/** Where the site is, and where what stands behind its own files. */
export function rootsOf({ flags, tool }: CommandContext): Roots {
  return { rootDir: flags.root, packageDir: tool.packageDir };
}

/** A terminal has as many columns as it says; a file has none. */
function lookOf(flags: GlobalFlags, stream: NodeJS.WriteStream): Look {
  const colors = pc.createColors(wantsColor(flags, stream));
  return stream.isTTY === true && stream.columns > 0 ? { colors, width: stream.columns } : { colors };
}

function hasStatusLine({ quiet }: GlobalFlags): boolean {
  const isWatched = process.env['CI'] === undefined && process.env['TERM'] !== 'dumb';
  return isWatched && process.stderr.isTTY === true && quiet !== true;
}

function wantsColor({ color }: GlobalFlags, stream: NodeJS.WriteStream): boolean {
  if (color !== 'auto') return color === 'always';
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return false;
  return stream.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Resolves when the process is asked to stop: Ctrl-C, or a supervisor's SIGTERM. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
