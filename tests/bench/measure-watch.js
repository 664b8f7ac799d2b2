/** Measures how long a running watch takes from saving a file to the updated page on the disk, and to the reload of browsers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { AT } from './measure-builds.js';
import { median } from './medians.js';

/** @import { GeneratedSite } from './generate-site.js' */
/** @import { Place } from './measure-builds.js' */

/** The number of saves that are also reported separately: V8 has not compiled the code for them yet. */
const FIRST = 5;

/**
 * @typedef {object} SaveTimes median times
 * @property {number} pageMs until the page on the disk shows the edit
 * @property {number} reloadMs until the event that makes browsers reload
 *
 * @typedef {SaveTimes & { readonly first: SaveTimes }} WatchTimes of all saves, and of the first ones alone
 *
 * @typedef {{ readonly version: string, readonly isBuilding: boolean, readonly problems: readonly unknown[] }} State
 */

/**
 * Starts `conf-site watch`, saves a biography `edits` times, one after the other, and ends the watch. Throws if the watch
 * does not start or reports a problem.
 * @param {Place} place
 * @param {GeneratedSite & { edits: number }} options
 * @returns {Promise<WatchTimes>}
 */
export async function measureWatch({ rootDir, toolDir }, { touch, page, edits }) {
  const cli = join(toolDir, 'bin', 'conf-site.js');
  const args = ['--quiet', 'watch', '--root', rootDir, '--at', AT, '--port', '0'];
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const over = new AbortController();
  const before = readFileSync(touch, 'utf8');
  try {
    const states = listen(await addressOf(child.stdout));
    let shown = await settled(states, undefined);
    const times = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      const marker = `Saved for the ${edit}. time.`;
      const shows = pageShows(join(rootDir, 'dist', page), { marker, signal: over.signal });
      const from = performance.now();
      writeFileSync(touch, `${before}\n${marker}\n`);
      const [pageAt, next] = await Promise.all([shows, settled(states, shown.version)]);
      times.push({ pageMs: pageAt - from, reloadMs: next.at - from });
      shown = next;
    }
    await states.return(undefined);
    return { ...medians(times), first: medians(times.slice(0, FIRST)) };
  } finally {
    over.abort();
    child.kill('SIGTERM');
    await ended;
    writeFileSync(touch, before);
  }
}

/**
 * @param {readonly SaveTimes[]} times
 * @returns {SaveTimes}
 */
function medians(times) {
  return { pageMs: median(times.map((one) => one.pageMs)), reloadMs: median(times.map((one) => one.reloadMs)) };
}

/**
 * Reads the address of the site from the output of a watch.
 * @param {import('node:stream').Readable} output
 */
async function addressOf(output) {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  throw new Error('The watch ended before it had a site.');
}

/**
 * The states that a watch sends to browsers, each with the time of its arrival.
 * @param {string} address
 * @returns {AsyncGenerator<State & { readonly at: number }, void, void>}
 */
async function* listen(address) {
  const { body } = await fetch(new URL('__conf-site/events', address));
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const at = performance.now();
    const events = `${text}${part}`.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) yield { ...JSON.parse(data), at };
    }
  }
}

/**
 * Waits for the next state with a different version and no build in progress.
 * @param {ReturnType<typeof listen>} states
 * @param {string | undefined} version
 */
async function settled(states, version) {
  for (;;) {
    const { value } = await states.next();
    if (value === undefined) throw new Error('The watch ended while it was measured.');
    if (value.isBuilding) continue;
    if (value.problems.length > 0) throw new Error(`The watch reports problems: ${JSON.stringify(value.problems)}`);
    if (value.version !== version) return value;
  }
}

/**
 * Resolves to the time at which a page on the disk contains the marker.
 * @param {string} page
 * @param {{ marker: string, signal: AbortSignal }} options
 * @returns {Promise<number>}
 */
function pageShows(page, { marker, signal }) {
  return new Promise((resolve) => {
    const watcher = watch(dirname(page), { signal }, () => {
      const at = performance.now();
      if (!existsSync(page) || !readFileSync(page, 'utf8').includes(marker)) return;
      watcher.close();
      resolve(at);
    });
  });
}
