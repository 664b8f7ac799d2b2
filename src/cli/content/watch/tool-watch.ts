import { relative, sep } from 'node:path';
import { compileMessages, placeOfMessage } from '../../../bundle/compile-messages.ts';
import type { CodePlace } from '../../../diagnostics/code-place.ts';
import type { WatchedRoot } from '../../../watch/watch-sources.ts';
import type { ToolInfo } from '../../console/command-context.ts';

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

function placesOf(error: unknown): readonly CodePlace[] {
  const messages = compileMessages(error);
  const nowhere = { file: 'schemas', line: 1, column: 1, endColumn: 2 };
  if (messages.length === 0) return [{ ...nowhere, text: error instanceof Error ? error.message : String(error) }];
  return messages.map((message) => placeOfMessage(message, (file) => file) ?? { ...nowhere, text: message.text });
}
