/**
 * Astro, installed on demand. Runs on the Node that `ASTRO_NODE` names, on the current one if it is new enough, or on one that
 * is installed beside it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Peer } from '../peer.js' */

const NEEDED = [22, 12];
const NODE_PACKAGE = 'node@24';

/** @type {Peer} */
export const astro = {
  name: 'astro',
  title: 'Astro',
  find(install) {
    const named = process.env['ASTRO_NODE'] ?? (isSupportedNode(process.version) ? process.execPath : undefined);
    const modules = install('astro', ['astro@7', ...(named === undefined ? [NODE_PACKAGE] : [])]);
    const node = named ?? join(modules, 'node', 'bin', 'node');
    const found = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    if (!isSupportedNode(found))
      return { missing: `it needs Node ${NEEDED.join('.')}, and ASTRO_NODE names ${node}, which is ${found}` };
    const { version, bin } = JSON.parse(readFileSync(join(modules, 'astro/package.json'), 'utf8'));
    const program = join(modules, 'astro', bin.astro);
    return {
      version: `v${version}, on Node ${found}`,
      command: [node, program, 'build', '--silent'],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
      modules,
    };
  },
  place: ({ edition, kind, file }) => `content/${edition}/${kind}/${file}`,
  files: () => ({}),
  out: 'dist',
  leftovers: ['dist', '.astro', '.cache', '.vite'],
};

/** @param {string} version `v22.12.0` */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
