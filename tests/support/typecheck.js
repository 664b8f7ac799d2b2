/** Type-checks every realm with its own tsconfig.json, so that each only knows its own globals and imports. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const projects = ['src', 'templates', 'client', 'client/sw', 'tests', 'tests/bench', 'bin'].filter((folder) =>
  existsSync(`${folder}/tsconfig.json`),
);
let failed = 0;
for (const project of projects) {
  const { status } = spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
console.log(
  failed === 0
    ? `typecheck: ${projects.length} projects are sound`
    : `typecheck: ${failed} of ${projects.length} projects have errors`,
);
process.exitCode = failed === 0 ? 0 : 1;
