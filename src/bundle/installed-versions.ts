import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a package depends on, as it is installed for it: the name of each and its `package.json`, sorted by name. */
export function installedManifests(packageDir: string): readonly { readonly name: string; readonly file: string }[] {
  const { dependencies = {} } = manifestIn(join(packageDir, 'package.json'));
  return Object.keys(dependencies)
    .sort()
    .flatMap((name) => {
      const file = nearest(name, packageDir);
      return file === undefined ? [] : [{ name, file }];
    });
}

/** The version that a `package.json` says; empty where it says none. */
export function versionIn(file: string): string {
  return manifestIn(file).version ?? '';
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestIn(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** As Node finds it; undefined where it is not installed. */
function nearest(name: string, from: string): string | undefined {
  const file = join(from, 'node_modules', name, 'package.json');
  if (existsSync(file)) return file;
  return dirname(from) === from ? undefined : nearest(name, dirname(from));
}
