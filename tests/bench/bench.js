#!/usr/bin/env node
/**
 * Measures the real command on generated sites of several sizes. See README.md beside this file for what is measured.
 *
 * Usage: npm run bench -- [--sizes 100,1000,10000] [--rounds 3] [--per-edition 250] [--keep]
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleMs } from './bundle-time.js';
import { generateSite } from './generate-site.js';
import { measureSite } from './measure-site.js';
import { runMeasured } from './run-measured.js';
import { ratiosOf, tableOf } from './tables.js';

const packageDir = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    rounds: { type: 'string', default: '3' },
    'per-edition': { type: 'string', default: '250' },
    keep: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(count);
const rounds = count(values.rounds);
const perEdition = count(values['per-edition']);

runMeasured([join(packageDir, 'bin', 'conf-site.js'), '--version']); // compiles the tool, if it has changed
console.log(
  `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}, rounds ${rounds}`,
);
console.log(
  `bundle, by itself: ${(await bundleMs(packageDir)).toFixed(0)} ms. "cold" bundles beside its first stages and waits in render;`,
);
console.log(
  '"cold, bundled" finds templates and client code bundled and the rest empty, as after a change of content only.',
);
console.log(
  'The floor writes one file for a page, a build three; its pages are the speakers alone. Times in ms, medians by wall.',
);

for (const speakers of sizes) {
  const rootDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'conf-site-bench-'));
  try {
    const site = generateSite(rootDir, packageDir, { speakers, perEdition });
    const runs = measureSite(rootDir, packageDir, { ...site, rounds });
    console.log(`\n${speakers} speakers, ${perEdition} in an edition${values.keep ? `, in ${rootDir}` : ''}\n`);
    console.log(tableOf(runs, speakers));
    console.log(`\n${ratiosOf(runs)}`);
  } finally {
    if (!values.keep) rmSync(rootDir, { recursive: true, force: true });
  }
}

/** @param {string} text */
function count(text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is no count; see the head of bench.js for the options.`);
  return Number(text);
}
