/** Takes all measurements of one generated site. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { editCounts } from './edit-counts.js';
import { generateSite } from './generate-site.js';
import { buildOnce, measureRounds, ourBuilds } from './measure-builds.js';
import { measureWatch } from './measure-watch.js';
import { medianRun, timesOf } from './medians.js';
import { peerBuilds } from './peers/peer-builds.js';
import { runMeasured } from './run-measured.js';

/** @import { SizeResults } from './goals.js' */
/** @import { GeneratedSite } from './generate-site.js' */
/** @import { Build, Place, Rounds } from './measure-builds.js' */
/** @import { FoundPeers } from './peers/find-peers.js' */

/** From this number of speakers on, only the growth of time and memory is measured: everything else takes long and adds nothing new. */
const LARGE = 50_000;

/**
 * Generates the site, makes sure that `check` has no warning, and measures it.
 * @param {Place} place its root is created
 * @param {{ packageDir: string, speakers: number, perEdition: number, rounds: number, edits: number, peers: FoundPeers['here'] }} options
 * @returns {Promise<{ rounds: Rounds, results: SizeResults }>}
 */
export async function measureSize(place, { packageDir, speakers, perEdition, rounds, edits, peers }) {
  mkdirSync(place.rootDir, { recursive: true });
  const site = generateSite(place.rootDir, packageDir, { speakers, perEdition });
  runMeasured([join(place.toolDir, 'bin', 'conf-site.js'), 'check', '--root', place.rootDir, '--max-warnings', '0']);
  const isLarge = speakers >= LARGE;
  if (!isLarge) buildOnce(place); // the peers' pages are compared with this build
  const theirs = isLarge ? [] : buildsOfPeers(place, { site, peers });
  const runs = measureRounds([...ourBuilds(place, { ...site, isLarge }), ...theirs], rounds);
  const isWatched = edits > 0 && !isLarge;
  return {
    rounds: runs,
    results: {
      ...resultsOf(runs),
      ...(isLarge ? {} : { counts: editCounts(place, site) }),
      ...(isWatched ? { watch: await measureWatch(place, { ...site, edits }) } : {}),
    },
  };
}

/**
 * Builds of the peers, in folders beside our site. Their pages are compared with ours.
 * @param {Place} place
 * @param {{ site: GeneratedSite, peers: FoundPeers['here'] }} options
 * @returns {readonly Build[]}
 */
function buildsOfPeers(place, { site, peers }) {
  if (peers.length === 0) return [];
  const { rootDir } = place;
  return peers.flatMap((found) => peerBuilds(found, { rootDir, folder: join(rootDir, '..', found.peer.name), site }));
}

/**
 * @param {Rounds} rounds
 * @returns {SizeResults}
 */
function resultsOf(rounds) {
  const named = new Map([...rounds].map(([{ name }, runs]) => [name, runs]));
  return {
    ...timesOf(rounds),
    peakMb: medianRun(named.get('cold') ?? []).peakMb ?? 0,
    warmWritten: Math.max(...(named.get('warm') ?? []).map(({ report }) => report?.written ?? 0)),
  };
}
