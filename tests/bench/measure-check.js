/** Checking the real content, whole and one file of it, beside what reading and validating and a bare start take. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { schemasPlugin } from '../../bin/compile/schemas-plugin.js';
import { measureRounds } from './measure-builds.js';
import { runMeasured } from './run-measured.js';

/** @import { Build, Rounds } from './measure-builds.js' */

const FLOOR = fileURLToPath(new URL('./check-floor.js', import.meta.url));

/**
 * Throws if the content has an error, or the floor finds a record that its schema refuses.
 * @param {string} packageDir whose content is checked
 * @param {{ file: string, rounds: number }} options `file`: a content file, relative to it
 * @returns {Promise<Rounds>}
 */
export async function measureCheck(packageDir, { file, rounds }) {
  const folder = mkdtempSync(join(packageDir, 'node_modules', '.conf-site-bench-'));
  const cli = join(packageDir, 'bin', 'conf-site.js');
  try {
    const floor = await bundledFloor(packageDir, folder);
    /** @type {(name: string, title: string, args: readonly string[]) => Build} */
    const kind = (name, title, args) => ({ name, title, run: () => runMeasured(args) });
    const check = [cli, 'check', '--root', packageDir];
    expectValid(runMeasured([floor, join(packageDir, 'content')]).stdout);
    return measureRounds(
      [
        kind('start', 'conf-site --version', [cli, '--version']),
        kind('check', 'conf-site check', check),
        kind('check floor', 'reading and validating', [floor, join(packageDir, 'content')]),
        kind('check one', 'conf-site check FILE', [...check, join(packageDir, file)]),
      ],
      rounds,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} packageDir
 * @param {string} folder
 */
async function bundledFloor(packageDir, folder) {
  const outfile = join(folder, 'check-floor.mjs');
  await build({
    entryPoints: [FLOOR],
    outfile,
    bundle: true,
    external: ['js-yaml'],
    platform: 'node',
    format: 'esm',
    plugins: [schemasPlugin(join(packageDir, 'schemas'))],
  });
  return outfile;
}

/** @param {string} printed */
function expectValid(printed) {
  const { records, invalid } = JSON.parse(printed);
  if (records === 0 || invalid > 0)
    throw new Error(`Not a fair measurement: of ${records} records ${invalid} are invalid.`);
}
