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
import { earlierVersion } from './earlier-version.js';
import { goalRows } from './goal-rows.js';
import { builtIndex, measureContent } from './measure-content.js';
import { measureSearch } from './measure-search.js';
import { measureSize } from './measure-size.js';
import { timesOf } from './medians.js';
import { readOptions } from './options.js';
import { packedTool } from './packed-tool.js';
import { findPeers } from './peers/find-peers.js';
import { buildTable, goalTable } from './tables.js';

/** @import { EarlierVersion } from './earlier-version.js' */
/** @import { SizeResults } from './goals.js' */
/** @import { FoundPeers } from './peers/find-peers.js' */

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
  const found = earlierVersion(options.against, { packageDir, folder: join(folder, 'earlier') });
  const earlier = 'missing' in found ? undefined : found;
  const peers = findPeers(options.peers, join(folder, 'packages'));
  const absent = { ...peers.absent, ...('missing' in found ? { earlier: found.missing } : {}) };
  await printMachine({ peers, earlier, absent });
  const where = { packageDir, toolDir, folder: join(folder, 'content'), earlier };
  const content = await measureContent(where, options);
  console.log(`\nThe content of this repository\n\n${buildTable(content)}`);
  const search = await measureSearch(builtIndex(where.folder), where);
  console.log(`\nSearch: ${search.queries} queries, ${search.keys} letters`);
  const sizes = await measureSizes(toolDir, peers);
  console.log(`\n${goalTable(goalRows({ sizes, content: timesOf(content), search, absent }))}`);
  console.log(`\nThe benchmark took ${(performance.now() / 1000).toFixed(0)} s.`);
}

/**
 * @param {string} toolDir
 * @param {FoundPeers} peers
 */
async function measureSizes(toolDir, { here }) {
  /** @type {Record<number, SizeResults>} */
  const sizes = {};
  for (const speakers of options.sizes) {
    const place = { rootDir: join(folder, String(speakers), 'site'), toolDir };
    const { rounds, results } = await measureSize(place, { ...options, packageDir, speakers, peers: here });
    sizes[speakers] = results;
    console.log(`\n${speakers} speakers, ${options.perEdition} in an edition\n\n${buildTable(rounds)}`);
    if (!options.keep) rmSync(join(folder, String(speakers)), { recursive: true });
  }
  return sizes;
}

/** @param {{ peers: FoundPeers, earlier: EarlierVersion | undefined, absent: Readonly<Record<string, string>> }} found */
async function printMachine({ peers, earlier, absent }) {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`node ${process.version}, ${machine}, rounds ${options.rounds}, in ${folder}`);
  for (const { peer, tool } of peers.here) console.log(`${peer.title} ${tool.version}`);
  if (earlier !== undefined) console.log(`earlier version: commit ${earlier.commit}`);
  for (const [name, why] of Object.entries(absent)) console.log(`${name} is left out: ${why}.`);
  console.log(`bundling alone: ${(await bundleMs(packageDir)).toFixed(0)} ms. Times in ms, medians by wall.`);
}
