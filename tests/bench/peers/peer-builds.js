/** Builds a generated site with a peer: first compares its pages with ours, then gives the builds to measure. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { remove, whileEdited } from '../measure-builds.js';
import { runProgram } from '../run-measured.js';
import { layOut } from './lay-out.js';
import { differences } from './same-pages.js';

/** @import { GeneratedSite } from '../generate-site.js' */
/** @import { Build } from '../measure-builds.js' */
/** @import { Peer, Tool } from './peer.js' */

const MAX_REPORTED = 5;

/**
 * Copies the site for the peer, builds it once, and throws if its pages contain less than ours. That build also warms the disk cache.
 * @param {{ peer: Peer, tool: Tool }} found
 * @param {{ rootDir: string, folder: string, site: GeneratedSite }} places `rootDir` of our own built site, `folder` of the peer's
 * @returns {readonly Build[]}
 */
export function peerBuilds({ peer, tool }, { rootDir, folder, site }) {
  mkdirSync(folder, { recursive: true });
  const records = layOut(peer, tool, { contentDir: join(rootDir, 'content'), folder });
  const build = () => runProgram(tool.command, { cwd: folder, env: tool.env });
  build();
  const theirs = join(folder, peer.out);
  const found = differences({ ours: join(rootDir, 'dist'), theirs }, records);
  if (found.length > 0)
    throw new Error(`${peer.title} does not make the same pages:\n${found.slice(0, MAX_REPORTED).join('\n')}`);
  const [event, year, slug] = site.page.split('/');
  const touch = join(folder, peer.place({ edition: `${event}/${year}`, kind: 'speakers', file: `${slug}.md` }));
  /** @type {(round: number) => string} */
  const marker = (round) => `Edited in round ${round}.`;
  return [
    { name: `${peer.name} cold`, title: `${peer.title}, cold`, run: () => cold(peer, { folder, build }) },
    { name: `${peer.name} warm`, title: '  warm', run: build },
    {
      name: `${peer.name} edit`,
      title: '  one edited',
      run: (round) => whileEdited({ touch, shownIn: join(theirs, site.page) }, marker(round), build),
    },
  ];
}

/**
 * @template T
 * @param {Peer} peer
 * @param {{ folder: string, build: () => T }} options
 */
function cold({ leftovers }, { folder, build }) {
  for (const path of leftovers) remove(join(folder, path));
  return build();
}
