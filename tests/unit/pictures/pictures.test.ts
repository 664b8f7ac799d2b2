import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IconRecipe, MAX_PICTURE_BYTES, type VariantRecipe } from '../../../src/domain/page/media.ts';
import { openPictures, type PictureJob } from '../../../src/pictures/open-pictures.ts';
import { shareShapes } from '../../../templates/looks/stitch/share-shapes.ts';
import { packageDir } from '../../support/run-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'conf-site-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (cache: string) => openPictures({ cacheDir: join(folder, cache), packageDir, shareShapes });

const mediaFile = (path: string) => ({ path, source: join(folder, path), hash: path, sizeBytes: 1 });

const variant = (path: string, recipe: VariantRecipe): PictureJob => ({
  key: `${path}-${recipe.width}-${recipe.format}`,
  media: { kind: 'variant', source: path, recipe },
  source: mediaFile(path),
});

/** Noise, which no encoder makes small. */
function noise(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    data[at] = state >> 16;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const COLORS = ['#f6f1e7', '#b8152f', '#201b16', '#d59a1f'];

/** A chequered cloth of 12 × 8 cells, each 10 pixels wide, with a palette. */
async function cloth(): Promise<Buffer> {
  const cells = Array.from({ length: 96 }, (_, index) => {
    const [x, y] = [index % 12, Math.floor(index / 12)];
    return `<rect x="${x * 10}" y="${y * 10}" width="10" height="10" fill="${COLORS[(x * 7 + y * 3 + x * y) % 4]}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" shape-rendering="crispEdges">${cells.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').slice(0, 400);

const pixels = (picture: Uint8Array | string) => sharp(picture).removeAlpha().raw().toBuffer();

describe('a photograph', () => {
  beforeAll(async () => writeFileSync(join(folder, 'noise.png'), await noise(1400, 900)));

  it.each([
    ['avif', 560, 360],
    ['webp', 1400, 900],
  ] as const)('becomes %s with the right width, below the size limit', async (format, width, height) => {
    const bytes = await open('photos').make(variant('noise.png', { format, width }));
    expect(await sharp(bytes).metadata()).toMatchObject({
      width,
      height,
      format: format === 'avif' ? 'heif' : 'webp',
    });
    expect(bytes.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });

  it('is decoded once for all of its files', async () => {
    copyFileSync(join(folder, 'noise.png'), join(folder, 'read-once.png'));
    const pictures = open('photos');
    await pictures.make(variant('read-once.png', { format: 'webp', width: 64 }));
    rmSync(join(folder, 'read-once.png'));
    const other = await pictures.make(variant('read-once.png', { format: 'webp', width: 32 }));
    expect(await sharp(other).metadata()).toMatchObject({ width: 32 });
  });

  it('is rotated according to its EXIF orientation', async () => {
    const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    writeFileSync(join(folder, 'turned.jpg'), turned);
    const bytes = await open('photos').make(variant('turned.jpg', { format: 'webp', width: 20 }));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  });
});

describe('a picture of few colours', () => {
  const flat = (path: string) =>
    open('flat').make({ key: path, media: { kind: 'flat', source: path }, source: mediaFile(path) });
  const size = { width: 120, height: 80 };

  beforeAll(async () => writeFileSync(join(folder, 'cloth.png'), await cloth()));

  it('is a PNG with a palette and exactly the pixels of its source', async () => {
    const png = await flat('cloth.png');
    expect(await sharp(png).metadata()).toMatchObject({ ...size, format: 'png', isPalette: true });
    expect(hex(await pixels(png))).toBe(hex(await pixels(join(folder, 'cloth.png'))));
  });

  it('is transparent where its source is', async () => {
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><circle cx="60" cy="40" r="30"/></svg>';
    writeFileSync(join(folder, 'mark.png'), await sharp(Buffer.from(mark)).png({ palette: true }).toBuffer());
    const [made, source] = await Promise.all(
      [await flat('mark.png'), join(folder, 'mark.png')].map((one) => sharp(one).ensureAlpha().raw().toBuffer()),
    );
    expect(made?.equals(source as Buffer)).toBe(true);
    expect([made?.at(3), made?.at((40 * 120 + 60) * 4 + 3)]).toEqual([0, 255]);
  });
});

describe('encoded pictures', () => {
  const job = variant('cloth.png', { format: 'webp', width: 120 });

  it('are cached for the next build', async () => {
    const first = open('kept');
    const bytes = await first.make(job);
    const second = open('kept');
    expect(Buffer.from(await second.make(job))).toEqual(Buffer.from(bytes));
    expect([first.made, second.made]).toEqual([1, 0]);
  });

  it('are encoded again if the cached files are damaged', async () => {
    const bytes = await open('damaged').make(job);
    const [name] = readdirSync(join(folder, 'damaged'));
    const path = join(folder, 'damaged', name as string);
    const cached = readFileSync(path);
    for (const damage of [cached.subarray(0, 40), Buffer.from(''), Buffer.concat([cached, Buffer.from('!')])]) {
      writeFileSync(path, damage);
      const pictures = open('damaged');
      expect(Buffer.from(await pictures.make(job))).toEqual(Buffer.from(bytes));
      expect(pictures.made).toBe(1);
      expect(readFileSync(path)).toEqual(cached);
    }
  });

  it('are encoded even if they cannot be cached', async () => {
    writeFileSync(join(folder, 'taken'), 'a file where the folder should be');
    expect((await open('taken').make(job)).length).toBeGreaterThan(50);
  });

  it('report the name of a file that cannot be decoded, with a hint', async () => {
    const whole = readFileSync(join(folder, 'noise.png'));
    writeFileSync(join(folder, 'half.png'), whole.subarray(0, whole.length / 2));
    const making = open('broken').make(variant('half.png', { format: 'webp', width: 320 }));
    await expect(making).rejects.toMatchObject({
      message: expect.stringContaining('content/media/half.png'),
      hint: expect.stringContaining('save it again'),
    });
  });
});

describe('an icon', () => {
  beforeAll(() =>
    writeFileSync(
      join(folder, 'icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path fill="#b8152f" d="M0 0h16v16H0z"/></svg>',
    ),
  );
  const icon = (recipe: IconRecipe) =>
    open('icons').make({
      key: JSON.stringify(recipe).replace(/\W/g, '-'),
      media: { kind: 'icon', source: 'icon.svg', recipe },
      source: mediaFile('icon.svg'),
    });
  const colorAt = async (png: Uint8Array, left: number, top: number) =>
    `#${(await sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).toString('hex')}`;

  it('has the requested size', async () => {
    expect(await sharp(await icon({ format: 'png', size: 192 })).metadata()).toMatchObject({ width: 192, height: 192 });
  });

  it('has a margin if systems may crop it', async () => {
    const png = await icon({ format: 'png', size: 512, ground: '#f6f1e7' });
    expect([await colorAt(png, 20, 256), await colorAt(png, 256, 256)]).toEqual(['#f6f1e7', '#b8152f']);
  });

  it('is embedded in an ICO file as a PNG', async () => {
    const ico = Buffer.from(await icon({ format: 'ico', size: 32 }));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const png = ico.subarray(ico.readUInt32LE(18));
    expect(png.length).toBe(ico.readUInt32LE(14));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});
