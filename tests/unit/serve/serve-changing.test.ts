import { once } from 'node:events';
import { appendFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteServer } from '../../../src/serve/start-server.ts';
import { seeded } from '../../support/seeded.ts';
import { hostOf, sendRequest, testServers, writeFiles } from '../../support/test-server.ts';

/**
 * Files that are changed, truncated or deleted while they are sent. The response is as long as announced, or the connection
 * ends early. A following response on the same connection is never taken for the rest of the file.
 */

const { temporaryFolder, serve } = testServers();

/** More than the system buffers for a client that does not read. */
const LARGE = Buffer.alloc(16_000_000, 'old ');

/** Requests the large file and then the home page on the same connection, and only reads the beginning. */
async function beginReading(server: SiteServer): Promise<{ readonly socket: Socket; readonly first: Buffer }> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  const line = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: ${hostOf(server)}\r\n`;
  socket.write(`${line('/large.bin')}\r\n${line('/')}Connection: close\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { socket, first };
}

/** Everything that arrives until the connection ends, in whatever way. */
async function readOn({ socket, first }: { readonly socket: Socket; readonly first: Buffer }): Promise<Buffer> {
  const parts = [first];
  socket.on('data', (part: Buffer) => parts.push(part)).resume();
  await once(socket, 'close');
  return Buffer.concat(parts);
}

async function withLarge(): Promise<{ readonly dir: string; readonly file: string; readonly server: SiteServer }> {
  const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home', 'large.bin': LARGE });
  return { dir, file: join(dir, 'large.bin'), server: await serve(dir) };
}

const bodyOf = (answer: Buffer): Buffer => answer.subarray(answer.indexOf('\r\n\r\n') + 4);

describe('a file that is being sent', () => {
  it('and grows is sent with its old length, and the next response follows', async () => {
    const { file, server } = await withLarge();
    const reading = await beginReading(server);
    await appendFile(file, Buffer.alloc(4_000_000, 'new '));
    const body = bodyOf(await readOn(reading));
    expect(body.subarray(0, LARGE.length).equals(LARGE)).toBe(true);
    expect(body.subarray(LARGE.length).toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nhome$/);
  });

  it('and is truncated ends the connection, so that no other response is taken for the rest', async () => {
    const { file, server } = await withLarge();
    const reading = await beginReading(server);
    await truncate(file, 100);
    const answer = await readOn(reading);
    expect(bodyOf(answer).length).toBeLessThan(LARGE.length);
    expect(answer.toString('latin1').match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(await sendRequest(server, '/')).toMatchObject({ status: 200, text: 'home' });
  });

  it('and is deleted or replaced is sent to its end', async () => {
    const { dir, file, server } = await withLarge();
    const vanishing = await beginReading(server);
    await rm(file);
    expect(
      bodyOf(await readOn(vanishing))
        .subarray(0, LARGE.length)
        .equals(LARGE),
    ).toBe(true);
    await writeFile(file, LARGE);
    const replaced = await beginReading(server);
    await writeFile(join(dir, 'next.bin'), 'small');
    await rename(join(dir, 'next.bin'), file);
    expect(
      bodyOf(await readOn(replaced))
        .subarray(0, LARGE.length)
        .equals(LARGE),
    ).toBe(true);
    expect((await sendRequest(server, '/large.bin')).text).toBe('small');
  });

  it('is closed if the client disconnects, and sent completely to the next client', async () => {
    const { server } = await withLarge();
    for (const { socket } of await Promise.all([beginReading(server), beginReading(server)])) socket.destroy();
    expect((await sendRequest(server, '/large.bin')).body.equals(LARGE)).toBe(true);
  });
});

describe('constantly changing files', () => {
  /** A path within the served folder, as a link within it or as a file. */
  const inside = {
    link: (path: string) => symlink('public.txt', path),
    file: (path: string) => writeFile(path, 'public'),
  };

  for (const { kind, file, asked } of [
    { kind: 'link', file: 'changing.txt', asked: '/changing.txt' },
    { kind: 'file', file: 'changing.txt', asked: '/changing.txt' },
    { kind: 'file', file: '404.html', asked: '/missing/' },
  ] as const) {
    it(`never lead out of the folder, even if ${file} is by turns a ${kind} within it and a link out of it`, async () => {
      const files = { 'secret.txt': 'secret', 'dist/index.html': 'home', 'dist/public.txt': 'public' };
      const parent = await writeFiles(await temporaryFolder(), files);
      const [changing, next] = [join(parent, 'dist', file), join(parent, 'dist/next.txt')];
      const server = await serve(join(parent, 'dist'));
      // In a regular order, the server could be in step with the changes and find the same target at each request.
      const random = seeded(1);
      let isDone = false;
      const replacing = (async () => {
        while (!isDone) {
          await (random() < 0.5 ? inside[kind](next) : symlink('../secret.txt', next));
          await rename(next, changing);
        }
      })();
      const texts = new Set<string>();
      for (let turn = 0; turn < 400; turn += 1) texts.add((await sendRequest(server, asked)).text);
      isDone = true;
      await replacing;
      expect([...texts].sort()).toEqual(['There is no such page.\n', 'public']);
    });
  }

  it('are each sent in one of their states, never as a mixture', async () => {
    const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home', 'a.txt': 'a'.repeat(1000) });
    const server = await serve(dir);
    const writing = (async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        const letter = 'abcdef'[turn % 6] as string;
        await writeFile(join(dir, 'next.txt'), letter.repeat(1000 + turn));
        await rename(join(dir, 'next.txt'), join(dir, 'a.txt'));
      }
    })();
    const replies = [];
    for (let turn = 0; turn < 60; turn += 1) replies.push(await sendRequest(server, '/a.txt'));
    await writing;
    expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    for (const { text, headers } of replies) {
      expect(text).toMatch(/^([a-f])\1+$/);
      expect(headers['content-length']).toBe(String(text.length));
    }
  });
});
