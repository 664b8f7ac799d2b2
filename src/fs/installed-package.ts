import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The parts of a `package.json` that are read here. */
export interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The `package.json` of a package as Node resolves it from a folder. Undefined if it is not installed. */
export function installedManifest(name: string, from: string): string | undefined {
  const file = join(from, 'node_modules', name, 'package.json');
  if (existsSync(file)) return file;
  return dirname(from) === from ? undefined : installedManifest(name, dirname(from));
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
