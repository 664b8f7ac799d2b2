import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where in a file to go; line and column count from 1. */
export interface FilePlace {
  /** Absolute, or relative to the root. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

const VS_CODE = 'vscode://file{file}:{line}:{column}';

/**
 * Gives what makes links that open an editor: `CONF_SITE_EDITOR` is their pattern, with `{file}`, `{line}` and `{column}`;
 * VS Code's unless it is set, and none where it is empty.
 */
export function editorLinks(rootDir: string, env: NodeJS.ProcessEnv): (place: FilePlace) => string | undefined {
  const pattern = env['CONF_SITE_EDITOR'] ?? VS_CODE;
  if (pattern === '') return () => undefined;
  return ({ file, line = 1, column = 1 }) => {
    const path = pathToFileURL(resolve(rootDir, file)).pathname;
    return pattern.replace('{file}', path).replace('{line}', String(line)).replace('{column}', String(column));
  };
}
