import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_CODES } from '../../src/diagnostics/catalogue/catalogue.ts';
import { diagnosticsOf } from './broken-site.ts';

const SPEAKER = 'content/events/devlica/2026/speakers/cacic-zeljka.md';

const pixels = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a3502b' } });
const noise = sharp({
  create: {
    width: 160,
    height: 120,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The header of ISO media files: its length, its name, and the brands of the format. */
const boxOf = (brands: string): Buffer =>
  Buffer.concat([Buffer.of(0, 0, 0, 8 + brands.length), ascii(`ftyp${brands}`)]);

/** A BMP with one white pixel, with the header that Windows writes. */
const bmp = (): Buffer => {
  const bytes = Buffer.alloc(58, 0);
  bytes.write('BM');
  for (const [at, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [34, 4],
  ] as const)
    bytes.writeUInt32LE(value, at);
  for (const [at, value] of [
    [26, 1],
    [28, 24],
  ] as const)
    bytes.writeUInt16LE(value, at);
  return bytes.fill(255, 54, 57);
};

/** The diagnostics for a speaker's picture with this name and content: `code file: message (hint)`. */
const reportsFor = async (name: string, bytes: Uint8Array): Promise<readonly string[]> => {
  const found = await diagnosticsOf((site) => {
    site.write(`content/media/speakers/${name}`, bytes);
    const text = site.read(SPEAKER).replace(/^image: .*\n/m, '');
    site.write(SPEAKER, text.replace('---\n', `---\nimage: speakers/${name}\n`));
  });
  const ofMedia = found.filter(({ code }) => code.startsWith('media-'));
  return ofMedia.map(({ code, severity, file, message, hint }) => `${severity} ${code} ${file}: ${message} (${hint})`);
};

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
const AS = 'save it as JPEG, PNG, WebP, AVIF or SVG';

describe('a picture that browsers cannot show', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>, string, string]>([
    ['a HEIC from a phone', 'x.heic', () => boxOf('heic\0\0\0\0mif1heic'), 'a HEIC picture', AS],
    ['a HEIC called JPEG', 'x.jpg', () => boxOf('mif1\0\0\0\0mif1heic'), 'a HEIC picture', AS],
    ['a TIFF', 'x.tiff', () => pixels.clone().tiff().toBuffer(), 'a TIFF picture', AS],
    ['a TIFF called PNG', 'x.png', () => pixels.clone().tiff().toBuffer(), 'a TIFF picture', AS],
    ['a BMP', 'x.bmp', bmp, 'a BMP picture', AS],
    ['a PDF', 'x.pdf', () => ascii('%PDF-1.7\n%\xe2\xe3'), 'a PDF document', `${AS}, one page of it`],
    ['a text', 'x.png', () => ascii('Photo by Ana'), 'a text', 'put the picture itself here'],
  ])('is reported with its format: %s', async (_, name, make, what, hint) => {
    expect(await reportsFor(name, await make())).toEqual([
      `error media-not-shown content/media/speakers/${name}: This file is ${what}, and browsers do not show that as a picture. (${hint})`,
    ]);
  });

  it('is reported if it is a saved web page or a pointer of Git LFS', async () => {
    const [page] = await reportsFor('x.jpg', ascii('<!DOCTYPE html>\n<html><body><svg></svg></body></html>'));
    expect(page).toContain('This file is a web page');
    const [note] = await reportsFor(
      'x.jpg',
      ascii('version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 12\n'),
    );
    expect(note).toContain('git lfs pull');
  });

  it('is reported if it has CMYK colours', async () => {
    expect(await reportsFor('x.jpg', await pixels.clone().toColourspace('cmyk').jpeg().toBuffer())).toEqual([
      'error media-not-shown content/media/speakers/x.jpg: This JPEG has the colours of print (CMYK), ' +
        'which browsers show wrongly or not at all. (save it as RGB)',
    ]);
  });

  it.each<[string, string, () => Promise<Buffer>]>([
    ['a JPEG', 'x.jpg', () => noise.clone().jpeg().toBuffer()],
    ['a JPEG with a thumbnail', 'x.jpg', async () => withThumbnail(await noise.clone().jpeg().toBuffer())],
    ['a progressive JPEG', 'x.jpg', () => noise.clone().jpeg({ progressive: true }).toBuffer()],
    ['a PNG', 'x.png', () => noise.clone().png().toBuffer()],
    ['a WebP', 'x.webp', () => noise.clone().webp().toBuffer()],
    ['an AVIF', 'x.avif', () => noise.clone().avif().toBuffer()],
  ])('is reported if its end is missing, and only then: %s', async (_, name, make) => {
    const whole = await make();
    expect(await reportsFor(name, whole)).toEqual([]);
    for (const cut of [half(whole), whole.subarray(0, -12)]) {
      expect(await reportsFor(name, cut)).toEqual([
        `error media-unreadable content/media/speakers/${name}: This picture is incomplete: its end is missing. ` +
          '(copy or download it again)',
      ]);
    }
  });
});

describe('a file that could run code on the site', () => {
  const PRESS = 'content/press.yaml';
  const asDownload = async (name: string, text: string): Promise<readonly string[]> => {
    const found = await diagnosticsOf((site) => {
      site.write(`content/media/press/${name}`, text);
      site.edit(PRESS, '  files:\n', `  files:\n    - title: { en: A file, hr: Datoteka }\n      src: press/${name}\n`);
    });
    return found.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  };

  it('is refused as a picture, with the line of each dangerous part', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <script>a()</script>\n  <g onload="a()"/>\n</svg>\n';
    expect(await reportsFor('x.svg', ascii(drawing))).toEqual([
      expect.stringMatching(/^error media-unsafe .*has a script.*<script \(save the drawing again as plain SVG/),
      expect.stringMatching(/^error media-unsafe .*has an event handler.*onload/),
    ]);
    expect(await asDownload('x.svg', drawing)).toEqual([
      'media-unsafe content/media/press/x.svg:2:3',
      'media-unsafe content/media/press/x.svg:3:6',
    ]);
  });

  it.each(['x.html', 'x.xhtml', 'x.xml', 'x.SVGZ'])('is refused as a download: %s', async (name) => {
    expect(await asDownload(name, '<p>Words</p>')).toEqual([`media-unsafe content/media/press/${name}:1:1`]);
  });

  it('may not be another kind of download', async () => {
    expect(await asDownload('x.pdf', '%PDF-1.7')).toEqual([]);
  });
});

describe('a picture whose name has the ending of another format', () => {
  it('gets a hint to rename it if the build converts it anyway', async () => {
    expect(await reportsFor('x.png', await pixels.clone().jpeg().toBuffer())).toEqual([
      'warning media-misnamed content/media/speakers/x.png: This file is a JPEG picture, and its name ends in ".png". ' +
        '(rename it to x.jpg, and change its name where it is used)',
    ]);
    expect(await reportsFor('x.jpg', await pixels.clone().webp().toBuffer())).toEqual([
      expect.stringMatching(/^warning media-misnamed .*a WebP picture.*rename it to x\.webp/),
    ]);
  });

  it('is an error if visitors would get the file itself', async () => {
    const png = await pixels.clone().png().toBuffer();
    expect(await reportsFor('x.svg', png)).toEqual([
      expect.stringMatching(/^error media-not-shown .*a PNG picture.*rename it to x\.png/),
    ]);
    expect(await reportsFor('x.jfif', await pixels.clone().jpeg().toBuffer())).toEqual([
      expect.stringMatching(/^error media-not-shown .*rename it to x\.jpg/),
    ]);
  });

  it('may have its ending in capitals, or .jpeg', async () => {
    const jpeg = await pixels.clone().jpeg().toBuffer();
    expect(await reportsFor('x.JPG', jpeg)).toEqual([]);
    expect(await reportsFor('x.jpeg', jpeg)).toEqual([]);
  });
});

it('any bytes are either a picture or a finding, and never stop the check', async () => {
  const whole = await Promise.all([
    noise.clone().jpeg().toBuffer(),
    noise.clone().png().toBuffer(),
    noise.clone().avif().toBuffer(),
  ]);
  for (const bytes of whole) {
    for (const length of [0, 1, 3, 9, 12, 13, 20, 33, 100]) {
      const reported = await reportsFor('x.jpg', bytes.subarray(0, length));
      expect(reported, `${length} bytes`).toHaveLength(1);
      expect(DIAGNOSTIC_CODES).toContain(reported[0]?.split(' ')[1]);
    }
  }
});

/** Adds another JPEG as a thumbnail to the header, as cameras do. */
function withThumbnail(jpeg: Buffer): Buffer {
  const small = Buffer.concat([ascii('Exif\0\0'), Buffer.of(0xff, 0xd8, 0xff, 0xd9)]);
  const segment = Buffer.concat([Buffer.of(0xff, 0xe1, 0, small.length + 2), small]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
