/**
 * Generates images that cost an encoder as much as photographs do: soft light, people with sharp outlines before a wall, the texture of
 * cloth and plaster (noise of falling frequency), and camera grain. The repository contains no photographs.
 */
import sharp from 'sharp';
import { chanceOf } from './random.js';

const SIZE = { width: 1600, height: 900 };
const PIXELS = SIZE.width * SIZE.height;

/**
 * A JPEG of 1600 × 900 pixels. The same name gives the same bytes.
 * @param {string} name
 */
export async function photograph(name) {
  const { below } = chanceOf(name);
  const scene = await sharp(Buffer.from(drawing(below)))
    .blur(1)
    .removeAlpha()
    .raw()
    .toBuffer();
  const texture = await texturePixels(below);
  const pixels = scene.map((value, at) => {
    const grain = below(11) + below(11) - 10;
    return Math.min(255, Math.max(0, value + ((texture[Math.floor(at / 3)] ?? 0) - 127) * 0.4 + grain));
  });
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** @param {(bound: number) => number} below */
function drawing(below) {
  const color = () => `hsl(${below(360)} ${20 + below(40)}% ${15 + below(60)}%)`;
  const things = Array.from(
    { length: 10 },
    () => `<path fill="${color()}" d="M${below(1600)} ${below(400)}h${20 + below(220)}v${4 + below(90)}h-200z"/>`,
  );
  const people = Array.from({ length: 14 }, () => {
    const [x, y, size] = [below(1600), 300 + below(500), 40 + below(160)];
    return `<circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="hsl(${20 + below(20)} 45% ${35 + below(40)}%)"/>
      <ellipse cx="${x}" cy="${y + 2 * size}" rx="${size}" ry="${size * 1.5}" fill="${color()}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">
    <linearGradient id="light"><stop stop-color="${color()}"/><stop offset="1" stop-color="${color()}"/></linearGradient>
    <path fill="url(#light)" d="M0 0h1600v900H0z"/>${things.join('')}${people.join('')}</svg>`;
}

/**
 * Grey pixels: noise in increasingly fine grids, each with half the strength of the previous one.
 * @param {(bound: number) => number} below
 */
async function texturePixels(below) {
  const sum = new Float32Array(PIXELS).fill(127);
  for (let columns = 4, strength = 0.5; columns < SIZE.width; columns *= 2, strength /= 1.8) {
    const rows = Math.max(2, Math.round((columns * SIZE.height) / SIZE.width));
    const noise = Uint8Array.from({ length: columns * rows }, () => below(256));
    const grid = sharp(noise, { raw: { width: columns, height: rows, channels: 1 } });
    const pixels = await grid
      .resize({ ...SIZE, kernel: 'cubic', fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    for (let at = 0; at < PIXELS; at += 1) sum[at] = (sum[at] ?? 0) + ((pixels[at] ?? 0) - 127) * strength;
  }
  return sum;
}
