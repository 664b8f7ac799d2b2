import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A place in a file. Line and column count from 1. */
export interface FilePlace {
  /** Absolute, or relative to the root. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

const VS_CODE = 'vscode://file{file}:{line}:{column}';

/**
 * Returns a function that makes links which open an editor. `CONF_SITE_EDITOR` is their pattern, with `{file}`, `{line}` and
 * `{column}`. By default they open VS Code; if the variable is empty, there are no links.
 */
export function editorLinks(rootDir: string, env: NodeJS.ProcessEnv): (place: FilePlace) => string | undefined {
  const pattern = env['CONF_SITE_EDITOR'] ?? VS_CODE;
  if (pattern === '') return () => undefined;
  return ({ file, line = 1, column = 1 }) => {
    const path = pathToFileURL(resolve(rootDir, file)).pathname;
    return pattern.replace('{file}', path).replace('{line}', String(line)).replace('{column}', String(column));
  };
}
