/** Collects the licences of packages that are compiled into the tool, since they require that they are distributed with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a path up to and including the folder of a package. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * The text of all licences, sorted by package. Throws if a package has none.
 * @param {string} packageDir
 * @param {import('esbuild').Metafile} metafile of esbuild, with paths relative to `packageDir`
 * @returns {string}
 */
export function licences(packageDir, { inputs }) {
  const folders = new Set(Object.keys(inputs).flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  return [...folders]
    .map((folder) => licence(join(packageDir, folder)))
    .sort()
    .join('\n\n');
}

/** @param {string} folder */
function licence(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e\b/i.test(one));
  if (file === undefined) throw new Error(`${name} has no licence file.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
