import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../src/serve/content-type.ts';
import { headersFor, parseHeadersFile } from '../../src/serve/served-headers.ts';

/** A static host on the local machine, whose site can be replaced while pages are open. */
export interface StaticHost {
  /** Its address, which ends with `/`. */
  readonly url: string;
  /** The paths of all requests so far. */
  readonly requests: string[];
  /** Serves another folder from now on. */
  publish(folder: string): void;
  /** Answers requests whose path ends like this with a text; undefined undoes it. */
  answer(end: string, text: string | undefined): void;
  /** Answers requests whose path ends like this with a status and nothing else. */
  refuse(end: string, status: number): void;
  /** The Cache-Control header of all files; undefined for none. */
  cacheControl: string | undefined;
  /** Whether files have the headers that the `_headers` file of the site gives them. False at first. */
  sendsHeaders: boolean;
  /** While true, requests are not answered, and their connections are closed. */
  isDown: boolean;
  stop(): Promise<void>;
}

export async function startHost(): Promise<StaticHost> {
  let folder = '';
  const instead = new Map<string, string>();
  const refused = new Map<string, number>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    requests.push(pathname);
    const text = [...instead].find(([end]) => pathname.endsWith(end))?.[1];
    const status = [...refused].find(([end]) => pathname.endsWith(end))?.[1];
    if (host.isDown) request.socket.destroy();
    else if (status !== undefined) response.writeHead(status).end();
    else if (text !== undefined) response.setHeader('content-type', 'text/html').end(text);
    else {
      if (host.sendsHeaders) for (const [name, value] of headersOf(folder, pathname)) response.setHeader(name, value);
      serve(join(folder, decodeURIComponent(pathname)), { response, cacheControl: host.cacheControl });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: StaticHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    cacheControl: undefined,
    sendsHeaders: false,
    isDown: false,
    publish(next) {
      folder = next;
    },
    answer(end, text) {
      if (text === undefined) instead.delete(end);
      else instead.set(end, text);
    },
    refuse(end, status) {
      refused.set(end, status);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
}

function headersOf(folder: string, pathname: string): ReadonlyMap<string, string> {
  return headersFor(parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')), decodeURIComponent(pathname));
}

interface Reply {
  readonly response: ServerResponse;
  readonly cacheControl: string | undefined;
}

function serve(path: string, { response, cacheControl }: Reply): void {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  if (cacheControl !== undefined) response.setHeader('cache-control', cacheControl);
  response.writeHead(200, { 'content-type': contentType(file) }).end(readFileSync(file));
}
