import { relative, sep } from 'node:path';
import type { CodePlace } from '../diagnostics/code-place.ts';
import type { WatchedRoot } from '../watch/watch-sources.ts';
import type { ToolInfo } from './command-context.ts';

/** The tool's own sources do not compile. */
export class ToolSourceError extends Error {
  readonly hint = 'mend the file named above; the tool goes on as it was';
  readonly places: readonly CodePlace[];

  constructor(places: readonly CodePlace[]) {
    super(places.map(({ file, line, column, text }) => `${file}:${line}:${column}  ${text}`).join('\n'));
    this.places = places;
  }
}

/** The sources of the tool itself, of a clone that is worked on. */
export interface ToolWatch {
  /** The folders of the package that make sites, and the tool. */
  readonly roots: readonly WatchedRoot[];
  /** Compiles the tool if one of these is a source of it. Whether it is the same as before; or why it cannot be compiled. */
  compile(paths: readonly string[]): Promise<'same' | 'replaced' | ToolSourceError>;
  /** Resolves to the entry of another state of the tool, which is to take the place of the one that runs. */
  readonly replaced: Promise<string>;
}

const TOOL_FOLDERS = ['src', 'bin', 'schemas', 'client/inline', 'client/watch'];
const SITE_FOLDERS = ['templates', 'client', 'content/i18n'];

/** A published package does not change while it runs, so nothing of it is watched. */
export function toolWatch({ packageDir, clone }: ToolInfo): ToolWatch {
  if (clone === undefined) return { roots: [], compile: async () => 'same', replaced: new Promise(() => undefined) };
  let replace: (entry: string) => void;
  const replaced = new Promise<string>((resolve) => {
    replace = resolve;
  });
  const isTools = (path: string): boolean => {
    const below = relative(packageDir, path).split(sep).join('/');
    return TOOL_FOLDERS.some((folder) => below.startsWith(`${folder}/`));
  };
  return {
    roots: [{ dir: packageDir, folders: [...TOOL_FOLDERS, ...SITE_FOLDERS] }],
    replaced,
    async compile(paths) {
      if (!paths.some(isTools)) return 'same';
      try {
        const entry = await clone.compile();
        if (entry === clone.entry) return 'same';
        replace(entry);
        return 'replaced';
      } catch (error) {
        return new ToolSourceError(placesOf(error));
      }
    },
  };
}

interface CompileMessage {
  readonly text: string;
  readonly location: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly length: number;
  } | null;
}

function placesOf(error: unknown): readonly CodePlace[] {
  const { errors = [], message = String(error) } = error as {
    readonly errors?: readonly CompileMessage[];
    readonly message?: string;
  };
  const nowhere = { file: 'schemas', line: 1, column: 1, length: 1 };
  const told = errors.length > 0 ? errors : [{ text: message, location: nowhere }];
  return told.map(({ text, location }) => {
    const { file, line, column, length } = location ?? nowhere;
    return { file, line, column: column + 1, endColumn: column + 1 + length, text };
  });
}
