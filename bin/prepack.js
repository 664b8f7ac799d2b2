/** Compiles the tool into `lib/` for the published package, and with it the bundle of its templates and client code. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTool } from './compile/compile-tool.js';

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)));
const lib = join(packageDir, 'lib');
rmSync(lib, { recursive: true, force: true });
await compileTool(packageDir, lib, { isInside: true });
const { shipBundle } = await import(pathToFileURL(join(lib, 'ship-bundle.js')).href);
await shipBundle(packageDir, lib);
