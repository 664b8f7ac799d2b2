/** The licences of packages that are compiled into the tool: who copies their code has to hand them on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a package, up to and with its name. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * One text of them all, by their names. Throws where a package has none.
 * @param {string} packageDir
 * @param {import('esbuild').Metafile} metafile what was compiled, by paths from there
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
  if (file === undefined) throw new Error(`${name} has no licence to hand on with it.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
