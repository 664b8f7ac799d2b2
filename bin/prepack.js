/** Compiles the tool into `lib/` for the published package. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTool } from './compile/compile-tool.js';

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)));
const lib = join(packageDir, 'lib');
rmSync(lib, { recursive: true, force: true });
await compileTool(packageDir, lib, { isInside: true });
