import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { type ServerOptions, type SiteServer, startServer } from '../../src/serve/start-server.ts';

/** Folders of a test's own, served by `serve`, and what clients say to it. */

export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** What a file of tests makes folders and servers with; each is gone after the test that made it. */
export interface Serving {
  temporaryFolder(): Promise<string>;
  serve(servedDir: string | (() => string), more?: Partial<ServerOptions>): Promise<SiteServer>;
  /** Serves these files, with a home page that says "home" if they have none. */
  serveFiles(files: Files, more?: Partial<ServerOptions>): Promise<SiteServer>;
}

/** To be called once by a file of tests, outside of them. */
export function serving(): Serving {
  const undo: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  const temporaryFolder = async (): Promise<string> => {
    const dir = await mkdtemp(join(tmpdir(), 'serve test č-'));
    undo.push(() => rm(dir, { recursive: true, force: true }));
    return dir;
  };
  const serve: Serving['serve'] = async (servedDir, more = {}) => {
    const server = await startServer({
      servedDir: typeof servedDir === 'string' ? () => servedDir : servedDir,
      host: '127.0.0.1',
      port: 0,
      strictPort: false,
      basePath: '/',
      ...more,
    });
    undo.push(() => server.close());
    return server;
  };
  const serveFiles: Serving['serveFiles'] = async (files, more) =>
    serve(await fill(await temporaryFolder(), { 'index.html': 'home', ...files }), more);
  return { temporaryFolder, serve, serveFiles };
}

/** Writes files into a folder, and gives the folder. */
export async function fill(dir: string, files: Files): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return dir;
}

/** Sends the path as it is: unlike fetch, `request` neither resolves dots nor decodes or follows anything. */
export function ask(
  server: SiteServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers, method, agent: false }, (response) => {
      response.toArray().then((parts) => {
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

/** What the server answers to these very bytes, as text, until it closes the connection: the last request has to want that. */
export async function send(server: SiteServer, bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return Buffer.concat(await socket.toArray()).toString();
}

/** The Host header of a request to this server. */
export const hostOf = (server: SiteServer): string => `127.0.0.1:${server.port}`;
