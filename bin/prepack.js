/** Compiles the tool, and the bundle of its templates and client code, into `lib/` for the published package. */
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTool } from './compile/compile-tool.js';
import { licences } from './compile/licences.js';
import { publishedDigest } from './compile/source-digest.js';
import { editClientMetafile } from './compile/watch-client.js';

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)));
const lib = join(packageDir, 'lib');
rmSync(lib, { recursive: true, force: true });
const compiled = await compileTool(packageDir, lib, { isInside: true });
const { inputs } = await editClientMetafile(packageDir);
const licenced = { ...compiled, inputs: { ...compiled.inputs, ...inputs } };
writeFileSync(join(lib, 'LICENCES.txt'), licences(packageDir, licenced));
// The name of the bundle depends on it.
writeFileSync(join(lib, 'identity'), `${publishedDigest(packageDir)}\n`);
const { shipBundle } = await import(pathToFileURL(join(lib, 'ship-bundle.js')).href);
await shipBundle(packageDir, lib);
