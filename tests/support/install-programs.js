/** Ways to install the programs that the tests need. None of them asks questions, and those that do not apply to this machine do nothing. */
import { spawn, spawnSync } from 'node:child_process';
import { findProgram } from './programs.js';

let isUpdated = false;

/** Gives up at the first error. Playwright itself would try five times, even without a network. */
export async function downloadChromium() {
  console.log('There is no Chromium here. Playwright downloads one …');
  const args = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => /^\w*Error: /m.test(text) && child.kill());
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) console.log('It could not be downloaded.');
}

/**
 * @param {readonly string[]} packages
 * @returns {() => Promise<void>} installs the Debian packages if the process is root and has `apt-get`
 */
export function installWithApt(...packages) {
  return async () => {
    if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return;
    console.log(`Installing ${packages.join(', ')} with apt-get …`);
    if (!isUpdated) apt('update');
    isUpdated = true;
    apt('install', '-y', '--no-install-recommends', ...packages);
  };
}

/** @param {readonly string[]} args */
function apt(...args) {
  // Servers that come with a package are not started, with and without systemd: the tests start their own.
  const stopped = { RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' };
  const env = { ...process.env, ...stopped, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
  if (status !== 0) console.error(stderr);
}
