#!/usr/bin/env node
// Draws the photographs of the starter site: out-of-focus shapes, light and grain, so that the starter has photographs
// without real people. The bytes are the same each time.

import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const MEDIA = join(dirname(fileURLToPath(import.meta.url)), '..', 'templates', 'starter', 'content', 'media');

/**
 * A person in front of a bright wall.
 * @typedef {object} Sitter
 * @property {string} light  Colour of the wall where it is brightest, and where it fades.
 * @property {string} wall
 * @property {string} dark  Of the person.
 * @property {string} head  Path of head and hair, on a field of 100 × 125.
 * @property {readonly (readonly [x: number, y: number, r: number])[]} lamps  Behind the person.
 */

/** @type {Record<string, Sitter>} */
const SITTERS = {
  'ashgrove-nerida': {
    light: '#ffe9bd',
    wall: '#b3602e',
    dark: '#2a1512',
    head: 'M50 25C34 25 26 37 27 54c1 12-3 22-1 30 4 5 11 4 15 2v12h18V86c5 2 12 2 15-3 2-9-2-18-1-29 1-17-7-29-23-29z',
    lamps: [
      [14, 26, 7],
      [88, 50, 9],
    ],
  },
  'hoshigawa-yuna': {
    light: '#e8fbff',
    wall: '#2f7f99',
    dark: '#0b1c26',
    head: 'M50 30c-3-7 1-14 9-14s12 8 7 15c6 6 8 14 7 23-1 12-5 20-12 25v19H41V79c-8-5-13-14-13-25 0-13 9-24 22-24z',
    lamps: [
      [82, 22, 8],
      [94, 40, 5],
    ],
  },
  'fenwright-tobias': {
    light: '#f6f6d2',
    wall: '#6f8a3f',
    dark: '#141c0d',
    head: 'M51 24c13 0 21 10 21 25 0 8-1 11 2 17-3 3-4 3-4 7 0 7-3 9-9 8v17H42V80c-9-6-14-16-14-30 0-16 9-26 23-26z',
    lamps: [
      [12, 60, 8],
      [24, 16, 5],
    ],
  },
};

/** @param {Sitter} sitter */
function portrait({ light, wall, dark, head, lamps }) {
  const person = `<path d="${head}"/><path d="M2 132C4 106 22 98 40 93q10 4 20 0c18 5 36 13 38 39z"/>`;
  const discs = lamps.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${light}" opacity=".45"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 125" width="640" height="800">
    <defs>
      <radialGradient id="wall" cx=".62" cy=".3" r=".85"><stop stop-color="${light}"/><stop offset=".75" stop-color="${wall}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
      <linearGradient id="body" gradientUnits="userSpaceOnUse" x1="20" y1="10" x2="56" y2="100"><stop stop-color="${wall}"/><stop offset=".7" stop-color="${dark}"/></linearGradient>
      <filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="1.1"/></filter>
      <filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation=".7"/></filter>
    </defs>
    <rect width="100" height="125" fill="url(#wall)"/>
    <g filter="url(#far)">${discs.join('')}</g>
    <g filter="url(#far)" fill="${light}" opacity=".8" transform="translate(1.6 -.8)">${person}</g>
    <g filter="url(#near)" fill="url(#body)">${person}</g>
  </svg>`;
}

/** A hall from its last row: heads before a bright stage, and somebody on it. */
function hall() {
  const row = (
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {number} */ from,
    /** @type {string} */ fill,
  ) =>
    Array.from({ length: 9 }, (_, at) => {
      const x = from + at * size * 2.9 + ((at * 7) % 5);
      return `<g fill="${fill}"><circle cx="${x}" cy="${y}" r="${size * 0.62}"/><ellipse cx="${x}" cy="${y + size * 1.9}" rx="${size * 1.25}" ry="${size * 1.4}"/></g>`;
    }).join('');
  const lamps = Array.from(
    { length: 6 },
    (_, at) => `<circle cx="${26 + at * 56}" cy="${16 + (at % 2) * 7}" r="6" fill="#ffd98c"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 220" width="960" height="640">
    <defs>
      <radialGradient id="room" cx=".5" cy=".4" r=".75"><stop stop-color="#e0a35c"/><stop offset=".6" stop-color="#6d3c24"/><stop offset="1" stop-color="#1d100c"/></radialGradient>
      <filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>
      <filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>
      <filter id="glow" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="3.5"/></filter>
    </defs>
    <rect width="330" height="220" fill="url(#room)"/>
    <g filter="url(#far)">
      <path d="M92 44h138v76H92z" fill="#fff3d6"/>
      <path d="M60 126h210l22 16H38z" fill="#4a2817"/>
      <path d="M246 128V98c-3-2-5-5-5-9a6 6 0 0 1 12 0c0 4-2 7-5 9l7 5v25z" fill="#2b1610"/>
    </g>
    <g filter="url(#glow)">${lamps.join('')}</g>
    <g filter="url(#near)">${row(152, 12, 14, '#3a1f14')}${row(176, 17, -6, '#241209')}${row(208, 25, 6, '#120904')}</g>
  </svg>`;
}

/** Grey film grain, the same each time. @param {number} width @param {number} height @param {number} seed */
function grain(width, height, seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const bytes = Buffer.from(Array.from({ length: width * height }, () => 128 + Math.round((next() + next() - 1) * 38)));
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .png()
    .toBuffer();
}

/** @param {string} file Below the media folder. @param {string} svg */
async function expose(file, svg) {
  const { data, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const layer = { input: await grain(width, height, file.length), blend: /** @type {const} */ ('soft-light') };
  const jpeg = await sharp(data).composite([layer]).removeAlpha().jpeg({ quality: 62, mozjpeg: true }).toBuffer();
  await writeFile(join(MEDIA, file), jpeg);
}

for (const [name, sitter] of Object.entries(SITTERS)) await expose(`speakers/${name}.jpg`, portrait(sitter));
await expose('venues/lamp-works-hall.jpg', hall());
