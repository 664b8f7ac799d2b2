import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The versions of what a package depends on, as they are installed for it: a line for each. */
export function installedVersions(packageDir: string): string {
  const { dependencies = {} } = manifestIn(packageDir);
  return Object.keys(dependencies)
    .sort()
    .map((name) => `${name} ${manifestIn(folderOf(name, packageDir)).version ?? ''}`)
    .join('\n');
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestIn(folder: string | undefined): Manifest {
  if (folder === undefined) return {};
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The nearest, as Node finds it; undefined where it is not installed. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}
