#!/usr/bin/env node
/**
 * Measures the installed command on generated sites of several sizes, and other generators on the same content. README.md
 * beside this file describes what is measured and the options.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleMs } from './bundle-time.js';
import { goalRows } from './goal-rows.js';
import { measureCheck } from './measure-check.js';
import { measureSize } from './measure-size.js';
import { timesOf } from './medians.js';
import { readOptions } from './options.js';
import { packedTool } from './packed-tool.js';
import { findPeers } from './peers/find-peers.js';
import { buildTable, goalTable } from './tables.js';

/** @import { SizeResults } from './goals.js' */

const packageDir = fileURLToPath(new URL('../..', import.meta.url));
const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(options.in ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir()), 'conf-site-bench-'));

try {
  await measureAll();
} finally {
  if (options.keep) console.log(`\nThe generated sites are in ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
}

async function measureAll() {
  const toolDir = packedTool(packageDir, folder);
  const peers = findPeers(options.peers, join(folder, 'packages'));
  await printMachine(peers);
  const check = await measureCheck(packageDir, { ...options, toolDir });
  console.log(`\nThe content of this repository, checked\n\n${buildTable(check)}`);
  /** @type {Record<number, SizeResults>} */
  const sizes = {};
  for (const speakers of options.sizes) {
    const place = { rootDir: join(folder, String(speakers), 'site'), toolDir };
    const { rounds, results } = await measureSize(place, { ...options, packageDir, speakers, peers: peers.here });
    sizes[speakers] = results;
    console.log(`\n${speakers} speakers, ${options.perEdition} in an edition\n`);
    console.log(buildTable(rounds, speakers));
    if (!options.keep) rmSync(join(folder, String(speakers)), { recursive: true });
  }
  console.log(`\n${goalTable(goalRows({ sizes, check: timesOf(check), absent: peers.absent }))}`);
}

/** @param {import('./peers/find-peers.js').FoundPeers} peers */
async function printMachine({ here, absent }) {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`node ${process.version}, ${machine}, rounds ${options.rounds}, in ${folder}`);
  for (const { peer, tool } of here) console.log(`${peer.title} ${tool.version}`);
  for (const [name, why] of Object.entries(absent)) console.log(`${name} is left out: ${why}.`);
  console.log(`bundling alone: ${(await bundleMs(packageDir)).toFixed(0)} ms. Times in ms, medians by wall.`);
}
