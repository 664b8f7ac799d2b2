/**
 * Installs what the tests need and npm does not bring: the first step of `npm test`. Takes what is there already. Otherwise
 * Playwright downloads a browser, and for root on Debian apt installs everything. What cannot be installed is named in
 * one sentence that says what to do, and the exit status is 1.
 */
import { spawnSync } from 'node:child_process';
import { installedChromium } from './chromium.js';
import { byApt, downloadChromium } from './install-programs.js';
import { findProgram, postgresPrograms } from './programs.js';
import { provide } from './provide.js';

/** @type {readonly import('./provide.js').Need[]} */
const NEEDS = [
  {
    name: 'Chromium',
    find: startableChromium,
    ways: [
      downloadChromium,
      byApt('chromium-headless-shell', 'fonts-liberation'),
      byApt('chromium', 'fonts-liberation'),
    ],
    advice:
      'The tests need Chromium: run "npx playwright install --with-deps chromium", or name an installed one with CHROMIUM=/path.',
  },
  {
    name: 'PostgreSQL',
    find: postgresPrograms,
    ways: [byApt('postgresql')],
    advice: 'The tests need a PostgreSQL server: install it, on Debian with "apt-get install postgresql".',
  },
  {
    name: 'Git',
    find: () => findProgram('git'),
    ways: [byApt('git')],
    advice: 'The tests need Git: install it, on Debian with "apt-get install git".',
  },
];

/**
 * Only `npm run test:full` has the Nu Html Checker look at the pages.
 * @type {import('./provide.js').Need}
 */
const JAVA = {
  name: 'Java',
  find: () => findProgram('java'),
  ways: [byApt('default-jre-headless')],
  advice:
    'The whole run needs Java for the Nu Html Checker: install it, on Debian with "apt-get install default-jre-headless".',
};

const isWhole = process.env['CONF_SITE_FULL'] === '1';
for (const need of isWhole ? [...NEEDS, JAVA] : NEEDS) {
  const provided = await provide(need);
  if ('found' in provided) {
    console.log(`${need.name}: ${provided.found}`);
  } else {
    console.error(provided.advice);
    process.exitCode = 1;
  }
}

/** A browser may be there and lack a library of the system. */
function startableChromium() {
  const path = installedChromium();
  return path !== undefined && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}
