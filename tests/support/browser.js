/** Gets a browser for the tests if there is none: Playwright's own where it can be downloaded, else the distribution's. */
import { spawnSync } from 'node:child_process';
import { installedChromium } from './chromium.js';

const ways = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
];

for (const [command, args] of ways) {
  if (installedChromium() !== undefined) break;
  console.log(`No browser yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}

const found = installedChromium();
if (found === undefined) {
  console.error('There is no Chromium, and none could be installed. Name one with CHROMIUM=/path.');
  process.exitCode = 1;
} else {
  console.log(`Browser tests use ${found}`);
}
