import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../src/serve/content-type.ts';

/** A static host behind a content delivery network, whose caches do not notice a deploy. */
export interface CachingHost {
  /** Its address, which ends with `/`. */
  readonly url: string;
  /** Serves another folder from now on. What the network has cached stays. */
  publish(folder: string): void;
  /** How the network caches responses, each under its address with the query, and errors too. */
  network: 'caches nothing' | 'obeys browsers' | 'ignores browsers';
  /** Whether browsers keep pages, and the news that a file is missing, for ten minutes. They always revalidate other files. */
  isKeptByBrowsers: boolean;
  /** Whether each stylesheet and the runtime is missing when it is requested for the first time, since the deploy goes on. */
  isDeploying: boolean;
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const MISSING: Reply = { status: 404, type: 'text/plain', bytes: Buffer.from('missing') };

export async function startCachingHost(): Promise<CachingHost> {
  let folder = '';
  const cached = new Map<string, Reply>();
  const requested = new Set<string>();
  const originAnswer = (address: string): Reply => {
    const isLate = host.isDeploying && /^\/assets\/(?:style|runtime)-/.test(address) && !requested.has(address);
    requested.add(address);
    return isLate ? MISSING : replyAt(folder, address);
  };
  const answer = (request: IncomingMessage): Reply => {
    const address = request.url ?? '/';
    if (host.network === 'caches nothing') return originAnswer(address);
    const wantsFresh = host.network === 'obeys browsers' && /no-cache|max-age=0/.test(headerOf(request));
    const reply = (wantsFresh ? undefined : cached.get(address)) ?? originAnswer(address);
    cached.set(address, reply);
    return reply;
  };
  const server = createServer((request, response) => {
    const { status, type, bytes } = answer(request);
    const isKept = host.isKeptByBrowsers && (status === 404 || type.startsWith('text/html'));
    response
      .writeHead(status, { 'content-type': type, 'cache-control': isKept ? 'max-age=600' : 'no-cache' })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: CachingHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    network: 'caches nothing',
    isKeptByBrowsers: false,
    isDeploying: false,
    publish(next) {
      folder = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
}

function headerOf(request: IncomingMessage): string {
  return `${request.headers['cache-control'] ?? ''} ${request.headers.pragma ?? ''}`;
}

function replyAt(folder: string, address: string): Reply {
  const { pathname } = new URL(address, 'http://host');
  const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!existsSync(file) || !statSync(file).isFile()) return MISSING;
  return { status: 200, type: contentType(file), bytes: readFileSync(file) };
}
