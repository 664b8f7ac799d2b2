/**
 * The first step of `npm test`: installs programs that the tests need and npm does not install. Existing programs are used.
 * Otherwise Playwright downloads a browser, and apt installs everything if the user is root on Debian. For everything else,
 * the script prints what to do and exits with status 1.
 */
import { spawnSync } from 'node:child_process';
import { installedChromium } from './chromium.js';
import { downloadChromium, installWithApt } from './install-programs.js';
import { installedPackageManagers, installPackageManagers } from './package-managers.js';
import { findProgram, postgresPrograms } from './programs.js';
import { provide } from './provide.js';

/** @type {readonly import('./provide.js').Need[]} */
const NEEDS = [
  {
    name: 'Chromium',
    find: startableChromium,
    ways: [
      downloadChromium,
      installWithApt('chromium-headless-shell', 'fonts-liberation'),
      installWithApt('chromium', 'fonts-liberation'),
    ],
    advice:
      'The tests need Chromium: run "npx playwright install --with-deps chromium", or name an installed one with CHROMIUM=/path.',
  },
  {
    name: 'PostgreSQL',
    find: postgresPrograms,
    ways: [installWithApt('postgresql')],
    advice: 'The tests need a PostgreSQL server: install it, on Debian with "apt-get install postgresql".',
  },
  {
    name: 'Git',
    find: () => findProgram('git'),
    ways: [installWithApt('git')],
    advice: 'The tests need Git: install it, on Debian with "apt-get install git".',
  },
];

/**
 * A program that only the full run needs, and the package of Debian with it.
 * @param {string} name
 * @param {string} program
 * @param {string} debian
 * @returns {import('./provide.js').Need}
 */
const ofFullRun = (name, program, debian) => ({
  name,
  find: () => findProgram(program),
  ways: [installWithApt(debian)],
  advice: `The full run needs ${name}: install it, on Debian with "apt-get install ${debian}".`,
});

/**
 * Only `npm run test:full` runs the Nu Html Checker, puts proxies before a watch, asks web servers, commits with pre-commit, and
 * installs new sites with other package managers.
 * @type {readonly import('./provide.js').Need[]}
 */
const NEEDS_OF_FULL_RUN = [
  {
    name: 'Java',
    find: () => findProgram('java'),
    ways: [installWithApt('default-jre-headless')],
    advice:
      'The full run needs Java for the Nu Html Checker: install it, on Debian with "apt-get install default-jre-headless".',
  },
  ofFullRun('nginx', 'nginx', 'nginx-light'),
  ofFullRun('Apache', 'apache2', 'apache2-bin'),
  ofFullRun('Caddy', 'caddy', 'caddy'),
  ofFullRun('socat', 'socat', 'socat'),
  ofFullRun('pre-commit', 'pre-commit', 'pre-commit'),
  {
    name: 'pnpm and Yarn',
    find: installedPackageManagers,
    ways: [installPackageManagers],
    advice: 'The full run needs pnpm and Yarn, and npm could not install them: see its message above.',
  },
];

const isFull = process.env['CONF_SITE_FULL'] === '1';
for (const need of isFull ? [...NEEDS, ...NEEDS_OF_FULL_RUN] : NEEDS) {
  const provided = await provide(need);
  if ('found' in provided) {
    console.log(`${need.name}: ${provided.found}`);
  } else {
    console.error(provided.advice);
    process.exitCode = 1;
  }
}

/** An installed browser may still lack system libraries. */
function startableChromium() {
  const path = installedChromium();
  return path !== undefined && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}
