/** Finds the peers that can be measured on this machine. Those from npm are installed into a temporary folder if they are requested. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { astro } from './astro/peer.js';
import { eleventy } from './eleventy/peer.js';
import { hugo } from './hugo/peer.js';

/** @import { Peer, Tool } from './peer.js' */

export const PEERS = [hugo, eleventy, astro];

/**
 * @typedef {object} FoundPeers
 * @property {readonly { readonly peer: Peer, readonly tool: Tool }[]} here
 * @property {Readonly<Record<string, string>>} absent name → the reason why it is not measured
 */

/**
 * Throws for an unknown name.
 * @param {string} names `hugo,astro`, or `none`
 * @param {string} folder an empty folder to install into
 * @returns {FoundPeers}
 */
export function findPeers(names, folder) {
  const asked = names === 'none' ? [] : names.split(',');
  const unknown = asked.find((name) => !PEERS.some((peer) => peer.name === name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is no peer; there are ${PEERS.map(({ name }) => name).join(', ')}.`);
  const here = [];
  /** @type {Record<string, string>} */
  const absent = {};
  for (const peer of PEERS) {
    const tool = asked.includes(peer.name) ? peer.find(installer(folder)) : { missing: '--peers does not name it' };
    if ('missing' in tool) absent[peer.name] = tool.missing;
    else here.push({ peer, tool });
  }
  return { here, absent };
}

/** @param {string} folder */
function installer(folder) {
  return (/** @type {string} */ name, /** @type {readonly string[]} */ packages) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'package.json'), '{ "private": true }\n');
    const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...quietly, ...packages], { cwd: own, stdio: ['ignore', 'ignore', 'inherit'] });
    return join(own, 'node_modules');
  };
}
