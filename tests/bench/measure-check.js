/**
 * Measures `check` on the real content: of the whole content without a cache, and of one file with a warm cache, before and
 * after that file is edited. The same rounds measure reading and validating alone, and a bare start of the tool.
 */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { schemasPlugin } from '../../bin/compile/schemas-plugin.js';
import { measureRounds } from './measure-builds.js';
import { runMeasured } from './run-measured.js';

/** @import { Build, Rounds } from './measure-builds.js' */

const FLOOR = fileURLToPath(new URL('./check-floor.js', import.meta.url));

/**
 * Throws if the content has an error, or if the floor finds a record that does not match its schema.
 * @param {string} packageDir the package whose content is checked
 * @param {{ toolDir: string, file: string, rounds: number }} options `toolDir`: the folder of the tool; `file`: a content file, relative to it
 * @returns {Promise<Rounds>}
 */
export async function measureCheck(packageDir, { toolDir, file, rounds }) {
  const folder = mkdtempSync(join(packageDir, 'node_modules', '.conf-site-bench-'));
  const cli = join(toolDir, 'bin', 'conf-site.js');
  try {
    const floor = await bundledFloor(packageDir, folder);
    /** @type {(name: string, title: string, args: readonly string[]) => Build} */
    const kind = (name, title, args) => ({ name, title, run: () => runMeasured(args) });
    const [cold, warm] = [siteIn(packageDir, join(folder, 'cold')), siteIn(packageDir, join(folder, 'warm'))];
    mkdirSync(join(warm, '.conf-site', 'cache'), { recursive: true });
    const checkOne = [cli, 'check', '--root', warm, join(warm, file)];
    const edited = () => {
      appendFileSync(join(warm, file), '\n');
      const run = runMeasured(checkOne);
      runMeasured(checkOne); // The file is no longer too recent to have a fingerprint, so this check caches its result.
      return run;
    };
    expectValid(runMeasured([floor, join(packageDir, 'content')]).stdout);
    runMeasured(checkOne);
    return measureRounds(
      [
        kind('start', 'conf-site --version', [cli, '--version']),
        kind('check', 'conf-site check', [cli, 'check', '--root', cold]),
        kind('check floor', 'reading and validating', [floor, join(packageDir, 'content')]),
        kind('check one', 'conf-site check FILE', checkOne),
        { name: 'check edited', title: '  once it is edited', run: edited },
      ],
      rounds,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the content alone, without any cache.
 * @param {string} packageDir
 * @param {string} folder
 */
function siteIn(packageDir, folder) {
  cpSync(join(packageDir, 'content'), join(folder, 'content'), { recursive: true });
  return folder;
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
    throw new Error(`The measurement is invalid: of ${records} records ${invalid} are invalid.`);
}
