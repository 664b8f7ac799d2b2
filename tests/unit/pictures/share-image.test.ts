import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShareCard } from '../../../src/domain/page/media.ts';
import { createShareImages } from '../../../src/pictures/draw-share-image.ts';
import { drawings } from '../../../templates/looks/plain/drawings.ts';
import { shareShapes } from '../../../templates/looks/stitch/share-shapes.ts';
import { packageDir } from '../../support/run-tool.ts';

const LINEN = '#f6f1e7';
const INK = '#201b16';
const RED = '#b8152f';

const CARD: ShareCard = {
  title: 'Ana',
  of: 'Vezovi',
  line: '8. svibnja 2026.',
  ident: 'durdevic-zarko',
  band: 'vezovi',
  randomPixels: 4,
  color: RED,
};

const LONG = 'Što je veze naučilo o webu: od prvog boda do posljednjeg čvora na poleđini, i natrag do početka';

const drawCard = createShareImages(packageDir, shareShapes);
const draw = (of: Partial<ShareCard> = {}) => drawCard({ ...CARD, ...of });

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The colours in a part of a picture. */
async function colorsIn(png: Uint8Array, { left, top, right, bottom }: Area): Promise<ReadonlySet<string>> {
  const area = { left, top, width: right - left, height: bottom - top };
  const data = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colors.add(`#${data.toString('hex', at, at + 3)}`);
  return colors;
}

describe('a share image', () => {
  let png: Uint8Array;
  beforeAll(async () => {
    png = await draw();
  });

  it('is a small PNG of 1200 × 630 pixels with at most 16 colours', async () => {
    for (const one of [png, await draw({ title: LONG })]) {
      expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true });
      const [bitsOfPixel] = one.subarray(24);
      expect(bitsOfPixel).toBe(4);
      expect(one.length).toBeLessThanOrEqual(30_000);
    }
  });

  it('has the same bytes each time, even with fonts that were opened again', async () => {
    expect([await draw(), await createShareImages(packageDir, shareShapes)(CARD)]).toEqual([png, png]);
  });

  it('shows its event in the colour of the thread, and below it the title and the date in ink', async () => {
    const column = { left: 64, right: 744 };
    const parts = [
      await colorsIn(png, { ...column, top: 180, bottom: 232 }),
      await colorsIn(png, { ...column, top: 244, bottom: 344 }),
      await colorsIn(png, { ...column, top: 364, bottom: 406 }),
    ];
    expect(parts.map((colors) => [colors.has(LINEN), colors.has(RED), colors.has(INK)])).toEqual([
      [true, true, false],
      [true, false, true],
      [true, false, true],
    ]);
  });

  it('antialiases letters with shades between their colour and the background', async () => {
    const shades = [...(await colorsIn(png, { left: 64, top: 244, right: 744, bottom: 344 }))];
    expect(shades.filter((color) => color !== LINEN && color !== INK).length).toBeGreaterThanOrEqual(5);
    expect(shades.every((color) => color >= INK && color <= LINEN)).toBe(true);
  });

  it('has the ornament of its page, and the seam of the event', async () => {
    const ornament = { left: 776, top: 96, right: 1136, bottom: 456 };
    const seam = { left: 0, top: 550, right: 1200, bottom: 630 };
    for (const part of [ornament, seam]) expect(await colorsIn(png, part)).toContain(RED);
    for (const other of [{ ident: 'lovric-ana' }, { band: 'tkanja' }])
      expect(Buffer.from(png).equals(await draw(other)), JSON.stringify(other)).toBe(false);
  });

  it.each([
    ['of many words', `${LONG} `.repeat(4)],
    ['of one word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['of few wide words', 'WWWWWWWWWWWWW MMMMMMMMMMMMM WWWWWWWWWWWWW'],
    ['of five lines', 'MMMMMMM MMMMMMM MMMMMMM MMMMMMM MMMMMMM'],
  ])('keeps a title %s away from its edges, the ornament and the seam', async (_, title) => {
    const drawn = await draw({ title, of: LONG, line: `${LONG}, Osijek` });
    const bare = new Set([LINEN]);
    expect(await colorsIn(drawn, { left: 745, top: 0, right: 776, bottom: 548 })).toEqual(bare);
    expect(await colorsIn(drawn, { left: 0, top: 0, right: 776, bottom: 60 })).toEqual(bare);
    expect(await colorsIn(drawn, { left: 0, top: 526, right: 776, bottom: 548 })).toEqual(bare);
    expect(await colorsIn(drawn, { left: 0, top: 0, right: 60, bottom: 548 })).toEqual(bare);
  });

  it('has each Croatian letter in its own font, without the box of a missing glyph', async () => {
    const drawn = await Promise.all([...'ČĆŠŽĐčćšžđ漢'].map((title) => draw({ title })));
    expect(new Set(drawn.map((one) => Buffer.from(one).toString('hex'))).size).toBe(11);
  });

  it('leaves out letters that its font does not have, and the separators beside them', async () => {
    expect(await draw({ title: 'Конференция: Ana' })).toEqual(png);
    expect(await draw({ title: 'A漢na' })).toEqual(png);
  });

  it('leaves out a date whose month it cannot show, and keeps the venue', async () => {
    expect(await draw({ line: '28 أغسطس 2026, Osijek' })).toEqual(await draw({ line: 'Osijek' }));
  });

  it.each([['Конференция 2026 – 漢'], ['مؤتمر الويب']])(
    'has no line for a text of which nothing can be drawn: %s',
    async (title) => {
      expect(await draw({ title })).toEqual(await draw({ title: '' }));
    },
  );

  it('is drawn with a font of the site where that has the letters', async () => {
    const { resolve } = createRequire(join(packageDir, 'package.json'));
    const path = resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2');
    const drawOwn = createShareImages(packageDir, shareShapes, [{ path, role: 'text', weights: [100, 800] }]);
    const [cyrillic, empty] = [await drawOwn({ ...CARD, title: 'Ядро' }), await drawOwn({ ...CARD, title: '' })];
    const area = { left: 64, top: 180, right: 744, bottom: 430 };
    expect([...(await colorsIn(cyrillic, area))].length).toBeGreaterThan(2);
    expect(cyrillic).not.toEqual(empty);
  });

  it('draws a letter with a mark in the same way as one or two characters', async () => {
    expect(await draw({ title: 'Žarko Čačić'.normalize('NFD') })).toEqual(await draw({ title: 'Žarko Čačić' }));
  });
});

describe('a share image with portraits', () => {
  /** A portrait of one colour. */
  const portrait = async (color: string): Promise<string> => {
    const file = join(scratch, `${color}.png`);
    await sharp({ create: { width: 300, height: 400, channels: 3, background: color } }).toFile(file);
    return file;
  };
  let scratch: string;
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-share-'));
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const drawWith = async (colors: readonly string[], shapes = shareShapes) => {
    const files = await Promise.all(colors.map(portrait));
    const portraits = files.map((src) => ({ src, hash: src }));
    return createShareImages(packageDir, shapes)({ ...CARD, portraits }, files);
  };

  /** The colour of a pixel, of three numbers from 0 to 255. */
  const colorAt = async (image: Uint8Array, left: number, top: number): Promise<readonly number[]> => [
    ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];

  const isNear = (actual: readonly number[], wanted: readonly number[]): boolean =>
    actual.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 12);

  it('is a JPEG in which one fills the place of the ornament, and three share it', async () => {
    const one = await drawWith(['lime']);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    for (const [left, top] of [
      [790, 110],
      [1120, 440],
    ] as const) {
      expect(isNear(await colorAt(one, left, top), [0, 255, 0])).toBe(true);
    }
    const three = await drawWith(['lime', 'blue', 'red']);
    expect(isNear(await colorAt(three, 800, 120), [0, 255, 0])).toBe(true);
    expect(isNear(await colorAt(three, 1100, 120), [0, 0, 255])).toBe(true);
    expect(isNear(await colorAt(three, 800, 430), [255, 0, 0])).toBe(true);
  });

  it('has room for the text beside them in the look plain', async () => {
    const image = await drawWith(['lime'], drawings.shareShapes);
    expect(isNear(await colorAt(image, 950, 315), [0, 255, 0])).toBe(true);
    expect(isNear(await colorAt(image, 770, 315), [255, 255, 255])).toBe(true);
  });
});
