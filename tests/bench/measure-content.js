/**
 * Measures `check` and `build` on the real content. The same rounds measure reading and validating alone, a bare start of the
 * tool, and an earlier version of the tool on the content of its time.
 */
import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from './bundled.js';
import { buildOnce, measureRounds, remove } from './measure-builds.js';
import { runMeasured } from './run-measured.js';

/** @import { EarlierVersion } from './earlier-version.js' */
/** @import { Build, Rounds } from './measure-builds.js' */

/**
 * @typedef {object} Where
 * @property {string} packageDir the package whose content is measured
 * @property {string} toolDir the folder of the tool
 * @property {string} folder a new folder for copies of the content
 * @property {EarlierVersion | undefined} earlier
 */

/**
 * Throws if the content has an error, or if the floor finds a record that does not match its schema.
 * @param {Where} where
 * @param {{ file: string, rounds: number }} options `file`: the content file that is checked alone, relative to the package
 * @returns {Promise<Rounds>}
 */
export async function measureContent({ packageDir, toolDir, folder, earlier }, { file, rounds }) {
  const content = join(packageDir, 'content');
  const floor = [await bundled('check-floor', { packageDir, toolDir }), content];
  expectValid(runMeasured(floor).stdout);
  const here = { toolDir, contentDir: content, folder };
  const before = earlier && { ...earlier, folder: join(folder, 'earlier') };
  return measureRounds(
    [
      { name: 'start', title: 'conf-site --version', run: () => runMeasured([cliOf(here), '--version']) },
      { name: 'check', title: 'conf-site check', run: coldCheck(here) },
      ...(before === undefined
        ? []
        : [{ name: 'earlier check', title: `  of ${before.commit}`, run: coldCheck(before) }]),
      { name: 'check floor', title: '  reading and validating alone', run: () => runMeasured(floor) },
      ...warmChecks(here, file),
      { name: 'site', title: 'conf-site build --no-cache', run: uncachedBuild(here) },
      ...(before === undefined
        ? []
        : [{ name: 'earlier site', title: `  of ${before.commit}`, run: uncachedBuild(before) }]),
    ],
    rounds,
  );
}

/** The search index of the site that `measureContent` built. @param {string} folder */
export function builtIndex(folder) {
  return join(folder, 'built', 'dist', 'search', 'en.json');
}

/** A tool, content, and a folder for copies of it. @typedef {{ toolDir: string, contentDir: string, folder: string }} Content */

/** @param {Pick<Content, 'toolDir'>} content */
function cliOf({ toolDir }) {
  return join(toolDir, 'bin', 'conf-site.js');
}

/**
 * @param {Content} content
 * @returns {Build['run']}
 */
function coldCheck(content) {
  const rootDir = copied(content, 'checked');
  return () => {
    remove(join(rootDir, '.conf-site'));
    return runMeasured([cliOf(content), 'check', '--root', rootDir]);
  };
}

/**
 * Checks of one file with a warm cache, before and after that file is edited.
 * @param {Content} content
 * @param {string} file
 * @returns {readonly Build[]}
 */
function warmChecks(content, file) {
  const rootDir = copied(content, 'edited');
  mkdirSync(join(rootDir, '.conf-site', 'cache'), { recursive: true });
  const check = () => runMeasured([cliOf(content), 'check', '--root', rootDir, join(rootDir, file)]);
  const edited = () => {
    appendFileSync(join(rootDir, file), '\n');
    const run = check();
    check(); // The file is no longer too recent to have a fingerprint, so this check caches its result.
    return run;
  };
  for (let run = 0; run < 3; run += 1) check(); // Files are only cached once they are no longer too recent to have a fingerprint.
  return [
    { name: 'check one', title: 'conf-site check FILE', run: check },
    { name: 'check edited', title: '  once it is edited', run: edited },
  ];
}

/**
 * Builds that render every page again. The pictures are cached by a first build, which is not measured.
 * @param {Content} content
 * @returns {Build['run']}
 */
function uncachedBuild(content) {
  const place = { toolDir: content.toolDir, rootDir: copied(content, 'built') };
  buildOnce(place);
  return () => buildOnce(place, ['--no-cache']);
}

/**
 * Copies the content alone, without any cache. Returns the root of the copy.
 * @param {Content} content
 * @param {string} name
 */
function copied({ contentDir, folder }, name) {
  const rootDir = join(folder, name);
  cpSync(contentDir, join(rootDir, 'content'), { recursive: true });
  return rootDir;
}

/** @param {string} printed */
function expectValid(printed) {
  const { records, invalid } = JSON.parse(printed);
  if (records === 0 || invalid > 0)
    throw new Error(`The measurement is invalid: of ${records} records ${invalid} are invalid.`);
}
