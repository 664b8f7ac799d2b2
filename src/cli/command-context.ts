import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import type { Roots } from '../content/roots.ts';

/** Where the tool is installed, and which version it is. */
export interface ToolInfo {
  readonly packageDir: string;
  readonly version: string;
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
  /** Results, to standard output. */
  print(text: string): void;
  /** Talk, to standard error; silent with `--quiet`. */
  say(text: string): void;
}

export function createContext(tool: ToolInfo, flags: GlobalFlags): CommandContext {
  return {
    tool,
    flags,
    colors: pc.createColors(wantsColor(flags, process.stdout)),
    talkColors: pc.createColors(wantsColor(flags, process.stderr)),
    print: (text) => void process.stdout.write(`${text}\n`),
    say: (text) => {
      if (flags.quiet !== true) process.stderr.write(`${text}\n`);
    },
  };
}

/** Where the site is, and where what stands behind its own files. */
export function rootsOf({ flags, tool }: CommandContext): Roots {
  return { rootDir: flags.root, packageDir: tool.packageDir };
}

function wantsColor({ color }: GlobalFlags, stream: NodeJS.WriteStream): boolean {
  if (color !== 'auto') return color === 'always';
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return false;
  return stream.isTTY === true && process.env['TERM'] !== 'dumb';
}
