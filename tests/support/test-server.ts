import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { type ServerOptions, type SiteServer, startServer } from '../../src/serve/start-server.ts';

/** Temporary folders served by `serve`, and clients that send requests to it. */

export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Creates folders and servers, which are removed after the current test. */
export interface TestServers {
  temporaryFolder(): Promise<string>;
  serve(servedDir: string | (() => string), more?: Partial<ServerOptions>): Promise<SiteServer>;
  /** Serves these files, and a home page with the text "home" if they contain none. */
  serveFiles(files: Files, more?: Partial<ServerOptions>): Promise<SiteServer>;
}

/** Must be called at the top level of a test file, once. */
export function testServers(): TestServers {
  const undo: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  const temporaryFolder = async (): Promise<string> => {
    const dir = await mkdtemp(join(tmpdir(), 'serve test č-'));
    undo.push(() => rm(dir, { recursive: true, force: true }));
    return dir;
  };
  const serve: TestServers['serve'] = async (servedDir, more = {}) => {
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
  const serveFiles: TestServers['serveFiles'] = async (files, more) =>
    serve(await writeFiles(await temporaryFolder(), { 'index.html': 'home', ...files }), more);
  return { temporaryFolder, serve, serveFiles };
}

/** Writes files into a folder, and returns the folder. */
export async function writeFiles(dir: string, files: Files): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return dir;
}

/** Sends the path unchanged: unlike `fetch`, `request` does not resolve dots, decode anything or follow redirects. */
export function sendRequest(
  server: SiteServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return sendTo({ port: server.port, path }, { headers, method });
}

export interface SentRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Sends a request with a connection of its own to a port of this computer. */
export function sendTo(
  { port, path }: { readonly port: number; readonly path: string },
  { method = 'GET', headers = {}, body }: SentRequest = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      response.toArray().then((parts) => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() });
      }, reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Sends raw bytes and returns everything that the server answers. The last request must ask the server to close the connection. */
export async function sendBytes(server: SiteServer, bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return Buffer.concat(await socket.toArray()).toString();
}

/** The Host header of a request to this server. */
export const hostOf = (server: SiteServer): string => `127.0.0.1:${server.port}`;
