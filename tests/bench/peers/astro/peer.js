/** Astro, installed on demand. Runs on the Node that `ASTRO_NODE` names, or on the current one if it is new enough. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Peer } from '../peer.js' */

const NEEDED = [22, 12];

/** @type {Peer} */
export const astro = {
  name: 'astro',
  title: 'Astro',
  find(install) {
    const node = process.env['ASTRO_NODE'] ?? process.execPath;
    const found = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    if (!isSupportedNode(found))
      return { missing: `it needs Node ${NEEDED.join('.')}, and ${node} is ${found}: ASTRO_NODE names another` };
    const modules = install('astro', ['astro@7']);
    const { version, bin } = JSON.parse(readFileSync(join(modules, 'astro/package.json'), 'utf8'));
    const program = join(modules, 'astro', bin.astro);
    return {
      version: `v${version}`,
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
