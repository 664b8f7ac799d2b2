/**
 * Measures what pictures cost, by kind: processor time of the process with all its threads, and bytes. Pictures are made one after
 * the other, without a cache. Usage: node tests/bench/pictures.js [folder of a clone to measure]
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { photograph } from './photographs.js';

const packageDir = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
const media = join(packageDir, 'content/media');
const scratch = mkdtempSync(join(tmpdir(), 'conf-site-pictures-'));
const flats = ['speakers', 'gallery', 'hero'].flatMap((folder) =>
  readdirSync(join(media, folder))
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(media, folder, name)),
);

/** @typedef {{ key: string, media: object, source?: object }} Job */

try {
  const { openPictures, shareShapes } = await bundled();
  const pictures = openPictures({ cacheDir: join(scratch, 'pictures'), packageDir, shareShapes });
  await measure('pictures of few colours', flats.map(flatJob), pictures.make);
  await measure(
    'share images',
    Array.from({ length: 100 }, (_, at) => shareJob(at)),
    pictures.make,
  );
  await measure('files of photographs, 1600 × 900', await photographJobs(12), pictures.make);
} finally {
  rmSync(scratch, { recursive: true });
}

/** The picture encoder of the clone and the shapes of its share images, bundled into a folder where it finds the clone's packages. */
async function bundled() {
  const folder = join(packageDir, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `bench-pictures-${process.pid}.mjs`);
  const contents = [
    "export { openPictures } from './src/pictures/open-pictures.ts';",
    "export { shareShapes } from './templates/looks/stitch/share-shapes.ts';",
  ].join('\n');
  const stdin = { contents, resolveDir: packageDir };
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  try {
    return await import(outfile);
  } finally {
    rmSync(outfile);
  }
}

/**
 * @param {string} kind
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => Promise<Uint8Array>} make
 */
async function measure(kind, jobs, make) {
  const before = process.cpuUsage();
  let bytes = 0;
  for (const job of jobs) bytes += (await make(job)).length;
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  console.log(
    `${jobs.length} ${kind}: ${(ms / 1000).toFixed(2)} s, each ${(ms / jobs.length).toFixed(1)} ms and ${(bytes / jobs.length / 1000).toFixed(1)} kB`,
  );
}

/**
 * @param {string} path
 * @returns {Job}
 */
function flatJob(path) {
  return { key: `flat-${flats.indexOf(path)}`, media: { kind: 'flat', source: path }, source: file(path) };
}

/**
 * @param {number} at
 * @returns {Job}
 */
function shareJob(at) {
  const title = ['Ana Đurić', 'What a thread knows of the web', 'Šivanje, čipka i ćilim: od prvog boda do posljednjeg'][
    at % 3
  ];
  const card = { title: `${title} ${at}`, of: 'Vezovi 2026', line: '8 May 2026, Osijek', ident: `talk-${at}` };
  return {
    key: `share-${at}`,
    media: { kind: 'share', card: { ...card, band: 'vezovi', randomPixels: 4, color: '#b8152f' } },
  };
}

/**
 * The picture files that a photograph in a column of text needs.
 * @param {number} count
 */
async function photographJobs(count) {
  const recipes = [
    { format: 'avif', width: 640 },
    { format: 'avif', width: 1280 },
    { format: 'webp', width: 1280 },
  ];
  /** @type {Job[]} */
  const jobs = [];
  for (let at = 0; at < count; at += 1) {
    const path = join(scratch, `${at}.jpg`);
    writeFileSync(path, await photograph(`photograph ${at}`));
    for (const recipe of recipes) {
      const key = `photograph-${at}-${recipe.width}-${recipe.format}`;
      jobs.push({ key, media: { kind: 'variant', source: path, recipe }, source: file(path) });
    }
  }
  return jobs;
}

/** @param {string} path */
function file(path) {
  return { path, source: path, hash: path, sizeBytes: 1 };
}
