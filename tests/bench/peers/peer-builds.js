/** Builds a generated site with a peer: first compares its pages with ours, then gives the build to measure. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remove } from '../measure-builds.js';
import { runProgram } from '../run-measured.js';
import { layOut } from './lay-out.js';
import { differences } from './same-pages.js';

/** @import { Build } from '../measure-builds.js' */
/** @import { Peer, Tool } from './peer.js' */

const MAX_REPORTED = 5;

/**
 * Copies the site for the peer, builds it once, and throws if its pages contain less than ours. That build also warms the disk cache.
 * @param {{ peer: Peer, tool: Tool }} found
 * @param {{ rootDir: string, folder: string }} places `rootDir` of our own built site, `folder` of the peer's
 * @returns {Build}
 */
export function peerBuild({ peer, tool }, { rootDir, folder }) {
  mkdirSync(folder, { recursive: true });
  const records = layOut(peer, tool, { contentDir: join(rootDir, 'content'), folder });
  const build = () => runProgram(tool.command, { cwd: folder, env: tool.env });
  build();
  const theirs = join(folder, peer.out);
  const found = differences({ ours: join(rootDir, 'dist'), theirs }, records);
  if (found.length > 0)
    throw new Error(`${peer.title} does not make the same pages:\n${found.slice(0, MAX_REPORTED).join('\n')}`);
  const pages = readdirSync(theirs, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  ).length;
  const cold = () => {
    for (const path of peer.leftovers) remove(join(folder, path));
    return { ...build(), pages };
  };
  return { name: `${peer.name} cold`, title: `${peer.title}, cold`, run: cold };
}
