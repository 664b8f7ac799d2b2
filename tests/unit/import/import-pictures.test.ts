import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPicture } from '../../../src/import/portraits/fetch-picture.ts';
import { type ImportSite, importSite } from '../../support/import-site.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 100_000, allowsPrivate: true };

let server: Server;
let base: string;
let png: Buffer;
/** The paths that were requested, in order. */
let requested: string[];

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/mia.png': (_, response) => response.end(png),
  // The name and the type of a file say nothing about its content.
  '/ivo.jpg': (_, response) => response.setHeader('content-type', 'text/html').end(png),
  '/page.png': (_, response) =>
    response.setHeader('content-type', 'image/png').end('<!doctype html><html>Log in</html>'),
  '/drawing.svg': (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  '/cut.png': (_, response) => response.end(png.subarray(0, png.length - 20)),
  '/noise': (_, response) => response.end(Buffer.from([1, 2, 3, 0, 4])),
  '/declared-large': (_, response) => response.setHeader('content-length', 200_000).end(Buffer.alloc(200_000)),
  '/large': (_, response) => {
    for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(10_000));
    response.end();
  },
  '/moved': (_, response) => response.writeHead(302, { location: '/mia.png' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/silent': () => undefined,
  '/slow': (_, response) => void response.write(png.subarray(0, 20)),
};

beforeAll(async () => {
  png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c2185b' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const answer = ANSWERS[path];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requested = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a picture of an export', () => {
  it.each([
    ['/mia.png', 'png'],
    ['/ivo.jpg', 'png'],
    ['/moved', 'png'],
  ])('is fetched from %s, and its type follows from its bytes', async (path, extension) => {
    expect(await fetchPicture(base + path, LIMITS)).toEqual({ kind: 'picture', bytes: png, extension });
  });

  it.each([
    ['/gone.png', 'answers with the status 404'],
    ['/page.png', 'is a page, no JPEG, PNG, GIF, WebP or AVIF'],
    ['/drawing.svg', 'is an SVG drawing, no JPEG, PNG, GIF, WebP or AVIF'],
    ['/cut.png', 'is not complete'],
    ['/noise', 'is no picture'],
    ['/loop', 'redirects more than 5 times'],
    ['/file', 'redirects to an address with file:'],
  ])('is refused from %s with the reason', async (path, reason) => {
    expect(await fetchPicture(base + path, LIMITS)).toEqual({ kind: 'failed', reason });
  });

  it.each(['/declared-large', '/large'])('is refused from %s if it is too large', async (path) => {
    const limits = { ...LIMITS, maxBytes: 100_000 };
    expect(await fetchPicture(base + path, limits)).toEqual({ kind: 'failed', reason: 'is larger than 0.1 MB' });
  });

  it.each(['/silent', '/slow'])('is given up if %s does not answer in time', async (path) => {
    const reason = 'does not answer within 0.2 seconds';
    expect(await fetchPicture(base + path, { ...LIMITS, timeoutMs: 200 })).toEqual({ kind: 'failed', reason });
  });

  it.each([
    'http://localhost',
    'http://127.0.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://10.1.2.3',
    'http://192.168.1.1',
    'http://169.254.169.254',
    'http://0.0.0.0',
  ])('is not fetched from %s, which is private, without a request', async (host) => {
    const address = `${host}:${new URL(base).port}/mia.png`;
    const fetched = await fetchPicture(address, { ...LIMITS, allowsPrivate: false });
    expect(fetched).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^is in a private network/) });
    expect(requested).toEqual([]);
  });

  it('is refused with a reason if nothing listens', async () => {
    const idle = createServer();
    await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve));
    const { port } = idle.address() as AddressInfo;
    await new Promise((resolve) => idle.close(resolve));
    expect(await fetchPicture(`http://127.0.0.1:${port}/a.png`, LIMITS)).toEqual({
      kind: 'failed',
      reason: 'refuses the connection',
    });
  });
});

describe('an import with pictures', () => {
  let site: ImportSite;
  const pictures = { allowsPrivate: true };

  beforeEach(() => {
    site = importSite();
  });

  afterEach(() => site.remove());

  const programme = (portraits: Readonly<Record<string, string>>) => ({
    format: 'conf-site',
    speakers: Object.entries(portraits).map(([name, path]) => ({ id: name, name, picture: base + path })),
    sessions: [{ id: 's', title: 'Edges', speakers: Object.keys(portraits) }],
  });

  it('fetches each portrait once, and names it in the record', async () => {
    const exported = programme({ 'Mia Berg': '/mia.png' });
    const { items } = await site.import(exported, { format: 'json', pictures });
    expect(site.read('speakers/berg-mia.md')).toContain('\nimage: speakers/loom-2026/berg-mia.png\n');
    expect(site.read('speakers/berg-mia.md')).not.toContain('Portrait:');
    expect(site.bytes('content/media/speakers/loom-2026/berg-mia.png')).toEqual(png);
    expect(items).toContainEqual({
      kind: 'made',
      path: 'content/media/speakers/loom-2026/berg-mia.png',
      message: '',
    });
    const again = await site.import(exported, { format: 'json', pictures });
    expect(requested).toEqual(['/mia.png']);
    expect(again.changed).toEqual([]);
  });

  it('lists those that failed, and tries only these again', async () => {
    const exported = programme({ 'Mia Berg': '/mia.png', 'Ivo Horvat': '/gone.png' });
    const first = await site.import(exported, { format: 'json', pictures });
    expect(first.items).toContainEqual({
      kind: 'left-out',
      path: 'content/events/loom/2026/speakers/horvat-ivo.md',
      message: `the portrait of Ivo Horvat was not fetched: ${base}/gone.png answers with the status 404`,
    });
    expect(site.read('speakers/horvat-ivo.md')).toContain(`# Portrait: ${base}/gone.png`);
    requested = [];
    await site.import(exported, { format: 'json', pictures });
    expect(requested).toEqual(['/gone.png']);
  });

  it('leaves a picture alone that somebody has set', async () => {
    const exported = programme({ 'Mia Berg': '/mia.png' });
    await site.import(exported, { format: 'json' });
    site.edit('speakers/berg-mia.md', 'name: Mia\n', 'image: speakers/own.png\nname: Mia\n');
    await site.import(exported, { format: 'json', pictures });
    expect(requested).toEqual([]);
    expect(site.read('speakers/berg-mia.md')).toContain('image: speakers/own.png');
  });

  it('keeps other edits of the record, before and after', async () => {
    const exported = programme({ 'Mia Berg': '/mia.png' });
    await site.import(exported, { format: 'json' });
    site.edit('speakers/berg-mia.md', 'name: Mia\n', 'name: Mia # as on her badge\nposition: Painter\n');
    await site.import(exported, { format: 'json', pictures });
    await site.import(exported, { format: 'json' });
    const text = site.read('speakers/berg-mia.md');
    expect(text).toContain('name: Mia # as on her badge\nposition: Painter\n');
    expect(text).toContain('image: speakers/loom-2026/berg-mia.png');
  });

  it('is no edit by hand: a speaker who is no longer in the export is removed', async () => {
    const exported = programme({ 'Mia Berg': '/mia.png', 'Ivo Horvat': '/ivo.jpg' });
    await site.import(exported, { format: 'json', pictures });
    const { items } = await site.import(programme({ 'Mia Berg': '/mia.png' }), { format: 'json', pictures });
    expect(site.has('speakers/horvat-ivo.md')).toBe(false);
    expect(items).toContainEqual({
      kind: 'removed',
      path: 'content/events/loom/2026/speakers/horvat-ivo.md',
      message: 'no longer in the export; delete content/media/speakers/loom-2026/horvat-ivo.png too',
    });
  });

  it('requests nothing in a dry run or without --pictures, and says so', async () => {
    const exported = programme({ 'Mia Berg': '/mia.png' });
    const dry = await site.import(exported, { format: 'json', pictures, dryRun: true });
    expect(dry.items).toContainEqual({
      kind: 'made',
      path: 'content/media/speakers/loom-2026/berg-mia.*',
      message: `the portrait at ${base}/mia.png`,
    });
    const without = await site.import(exported, { format: 'json' });
    expect(without.items).toContainEqual({
      kind: 'left-out',
      message: 'Portraits were not fetched; --pictures fetches those of',
      names: ['Mia Berg'],
    });
    expect(requested).toEqual([]);
  });
});
