/**
 * Gets a browser for the tests: the distribution's where it may be installed, else Playwright's own. A whole browser that
 * is there will do, where the light one cannot be had.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installedChromium, lightChromium } from './chromium.js';

const FROM_DISTRIBUTION = `apt-get update -qq
  apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium`;

if (lightChromium() === undefined && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  run('sh', ['-c', FROM_DISTRIBUTION]);
}
if (installedChromium() === undefined) run('npx', ['playwright', 'install', 'chromium']);

const found = installedChromium();
if (found === undefined) {
  console.error('There is no Chromium, and none could be installed. Name one with CHROMIUM=/path.');
  process.exitCode = 1;
} else {
  console.log(`Browser tests use ${found}`);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  console.log(`No light browser yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}
