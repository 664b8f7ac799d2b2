import { relative, sep } from 'node:path';
import { compileMessages, placeOfMessage } from '../../../bundle/compile-messages.ts';
import type { CodePlace } from '../../../diagnostics/code-place.ts';
import type { WatchedRoot } from '../../../watch/watch-sources.ts';
import type { ToolInfo } from '../../console/command-context.ts';

/** The tool's own sources do not compile. */
export class ToolSourceError extends Error {
  readonly hint = 'fix the file named above; the running tool is unchanged';
  readonly places: readonly CodePlace[];

  constructor(places: readonly CodePlace[]) {
    super(places.map(({ file, line, column, text }) => `${file}:${line}:${column}  ${text}`).join('\n'));
    this.places = places;
  }
}

/** Watches the sources of the tool itself, if it runs from a clone. */
export interface ToolWatch {
  /** The folders of the package whose files are part of sites or of the tool. */
  readonly roots: readonly WatchedRoot[];
  /** Compiles the tool if one of the paths is a source of it. Returns whether the result is the same as before, or the error. */
  compile(paths: readonly string[]): Promise<'same' | 'replaced' | ToolSourceError>;
  /** Resolves to the entry module of the newly compiled tool, which has to replace the running one. */
  readonly replaced: Promise<string>;
}

const TOOL_FOLDERS = ['src', 'bin', 'schemas', 'locales', 'client/inline', 'client/watch', 'client/edit'];
/** Sources of the tool in other folders. */
const TOOL_FILES = ['client/runtime/storage.ts', 'client/runtime/trusted.ts'];
const SITE_FOLDERS = ['templates', 'client', 'content/i18n'];

/** In a published package nothing is watched, since it does not change while it runs. */
export function toolWatch({ packageDir, clone }: ToolInfo): ToolWatch {
  if (clone === undefined) return { roots: [], compile: async () => 'same', replaced: new Promise(() => undefined) };
  let replace: (entry: string) => void;
  const replaced = new Promise<string>((resolve) => {
    replace = resolve;
  });
  const isToolSource = (path: string): boolean => {
    const below = relative(packageDir, path).split(sep).join('/');
    return TOOL_FILES.includes(below) || TOOL_FOLDERS.some((folder) => below.startsWith(`${folder}/`));
  };
  return {
    roots: [{ dir: packageDir, folders: [...TOOL_FOLDERS, ...SITE_FOLDERS] }],
    replaced,
    async compile(paths) {
      if (!paths.some(isToolSource)) return 'same';
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
