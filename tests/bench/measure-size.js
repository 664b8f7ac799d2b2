/** Takes all measurements of one generated site. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { editCounts } from './edit-counts.js';
import { generateSite } from './generate-site.js';
import { buildOnce, measureRounds, ourBuilds } from './measure-builds.js';
import { indexMs } from './measure-search.js';
import { measureWatch } from './measure-watch.js';
import { medianRun, timesOf } from './medians.js';
import { peerBuild } from './peers/peer-builds.js';

/** @import { SizeResults } from './goals.js' */
/** @import { Place, Rounds } from './measure-builds.js' */
/** @import { FoundPeers } from './peers/find-peers.js' */

/** From this number of speakers on, only the growth of time and memory is measured, in one round: everything else takes long and adds nothing new. */
const LARGE = 10_000;

/**
 * Generates the site and measures it. Throws if its content has a warning.
 * @param {Place} place its root is created
 * @param {{ packageDir: string, speakers: number, perEdition: number, rounds: number, edits: number, peers: FoundPeers['here'] }} options
 * @returns {Promise<{ rounds: Rounds, results: SizeResults }>}
 */
export async function measureSize(place, { packageDir, speakers, perEdition, rounds, edits, peers }) {
  const { rootDir } = place;
  mkdirSync(rootDir, { recursive: true });
  const site = generateSite(rootDir, packageDir, { speakers, perEdition });
  if (speakers >= LARGE) {
    const runs = measureRounds(ourBuilds(place, { ...site, isLarge: true }), 1);
    return { rounds: runs, results: resultsOf(runs) };
  }
  buildOnce(place); // the peers' pages are compared with this build
  const theirs = peers.map((found) => peerBuild(found, { rootDir, folder: join(rootDir, '..', found.peer.name) }));
  const runs = measureRounds([...ourBuilds(place, { ...site, isLarge: false }), ...theirs], rounds);
  return {
    rounds: runs,
    results: {
      ...resultsOf(runs),
      counts: editCounts(place, site),
      indexMs: await indexMs(place, { packageDir, rounds }),
      ...(edits > 0 ? { watch: await measureWatch(place, { ...site, edits }) } : {}),
    },
  };
}

/**
 * @param {Rounds} rounds
 * @returns {SizeResults}
 */
function resultsOf(rounds) {
  const named = new Map([...rounds].map(([{ name }, runs]) => [name, runs]));
  const warm = (named.get('warm') ?? []).map(({ report }) => report?.written ?? 0);
  return {
    ...timesOf(rounds),
    peakMb: medianRun(named.get('cold') ?? []).peakMb ?? 0,
    ...(warm.length > 0 ? { warmWritten: Math.max(...warm) } : {}),
  };
}
