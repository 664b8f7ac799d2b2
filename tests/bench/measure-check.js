/**
 * Checking the real content, whole and one file of it, beside what reading and validating and a bare start take. Whole it is
 * checked where nothing is kept; one file where everything is, with no change since, and with one in that file.
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
 * Throws if the content has an error, or the floor finds a record that its schema refuses.
 * @param {string} packageDir whose content is checked
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
    const [cold, kept] = [siteIn(packageDir, join(folder, 'cold')), siteIn(packageDir, join(folder, 'kept'))];
    mkdirSync(join(kept, '.conf-site', 'cache'), { recursive: true });
    const checkOne = [cli, 'check', '--root', kept, join(kept, file)];
    const edited = () => {
      appendFileSync(join(kept, file), '\n');
      const run = runMeasured(checkOne);
      runMeasured(checkOne); // By now the file has not only just changed, so that what is told can be kept.
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
 * The content alone, without anything that a build or a check keeps.
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
    throw new Error(`Not a fair measurement: of ${records} records ${invalid} are invalid.`);
}
