import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { MARKER } from '../model/output.ts';
import { bareHost, hostRule, isEveryAddress } from './allowed-hosts.ts';
import { listen } from './listen.ts';
import type { LiveDesk } from './live-desk.ts';
import { type LiveNews, startLiveReload } from './live-reload.ts';
import { ServeError } from './serve-error.ts';
import { folderOpener } from './served-folder.ts';
import { type Mounted, siteHandler } from './site-handler.ts';

/** How long a server waits for clients, in milliseconds; after that the connection is closed. */
export interface Patience {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** To the end of its body. */
  readonly requestMs: number;
  /** Between two requests on one connection. */
  readonly betweenMs: number;
  /** While the client neither sends a request nor reads the answer to one. Time that the server itself needs does not count. */
  readonly idleMs: number;
}

/** How often a server looks for clients that take too long, as a share of the shortest wait. */
const LOOKS = 4;

const patience: Patience = { headersMs: 20_000, requestMs: 120_000, betweenMs: 5_000, idleMs: 120_000 };

/** How to serve a build. */
export interface ServerOptions {
  /** The folder with the build, asked for at every request, since a publish may put another in its place. */
  readonly servedDir: () => string;
  /** The address to listen on: `127.0.0.1` for this computer only. */
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** A taken port is an error; otherwise the next free one upwards is used. */
  readonly strictPort: boolean;
  /** The path that the site was built under, as in its base URL: `/` or `/sub/`. Asked for anew where it may change. */
  readonly basePath: string | (() => string);
  /** Pages reload by themselves after `reload()`; starts also without a build. */
  readonly liveReload?: boolean;
  /** With `liveReload`: what answers the toolbar of its pages. */
  readonly desk?: LiveDesk;
  /** Further names of this server that Host headers may carry. */
  readonly allowedHosts?: readonly string[];
  /** A service that answers below a path of this host. */
  readonly mounted?: Mounted;
  readonly patience?: Patience;
  /** Told once if another port than the wanted one is used. */
  readonly onPortTaken?: (ports: { readonly wanted: number; readonly used: number }) => void;
  /** Told each failure that a visitor sees as a 500. */
  readonly onFailure?: (error: unknown) => void;
  /** With `liveReload`: told where a page was asked for and there is no build. */
  readonly onNoBuild?: () => void;
}

/** A running server. `url` is the address of the site's home, ending in `/`. */
export interface SiteServer {
  readonly url: string;
  readonly port: number;
  /** Frees the port and ends every connection; may be called again. */
  close(): Promise<void>;
  /** Has open pages show what is served now; only with `liveReload`. */
  reload?(news?: LiveNews): void;
  /** Tells open pages how the watch fares; only with `liveReload`. */
  tell?(news: LiveNews): void;
}

/**
 * Serves a build as a static host would (Netlify, Cloudflare Pages): addresses, error pages, `_headers`,
 * `_redirects`, compressed files. Throws `ServeError` if it cannot start.
 */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  if (!options.liveReload) requireBuild(options.servedDir());
  const server = patientServer(options.patience ?? patience);
  const port = await listen(server, { ...options, host: bareHost(options.host) });
  const wanted = options.port;
  if (wanted !== 0 && port !== wanted) options.onPortTaken?.({ wanted, used: port });
  const live = options.liveReload ? startLiveReload(options.desk) : undefined;
  const given = options.basePath;
  const basePath = (): string => withSlashes(typeof given === 'string' ? given : given());
  const handle = siteHandler({
    openFolder: folderOpener(options.servedDir),
    isOurHost: hostRule({ host: options.host, port, names: options.allowedHosts ?? [] }),
    basePath,
    live,
    mounted: options.mounted,
    onFailure: (error) => options.onFailure?.(error),
    onNoBuild: options.onNoBuild,
  });
  server.on('request', handle);
  const close = () => {
    live?.close();
    return closeServer(server);
  };
  const running = { url: `http://${urlHost(options.host)}:${port}${encodeURI(basePath())}`, port, close };
  return live ? { ...running, reload: live.reload, tell: live.tell } : running;
}

/** Whoever is slow takes nothing from others but a connection, and that not for long. */
function patientServer({ headersMs, requestMs, betweenMs, idleMs }: Patience): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: betweenMs,
    connectionsCheckingInterval: Math.ceil(Math.min(headersMs, requestMs) / LOOKS),
  });
  server.on('request', (_request, response: ServerResponse) => response.on('timeout', endIfUnread));
  return server.setTimeout(idleMs);
}

/**
 * Ends an idle connection on which bytes wait for the client to read them. Where none do, the client waits for the server:
 * for a slow disk, a service, or the next event of a stream.
 */
function endIfUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
  else socket.setTimeout(socket.timeout ?? 0);
}

function requireBuild(dir: string): void {
  if ([MARKER, 'index.html'].some((name) => existsSync(join(dir, name)))) return;
  throw new ServeError('no-build', {
    message: `There is no build in ${dir}.`,
    hint: 'run "conf-site build" first, or name the folder of a build with --out',
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function withSlashes(path: string): string {
  const names = path.split('/').filter(Boolean);
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

function urlHost(host: string): string {
  const bare = bareHost(host);
  if (isEveryAddress(bare)) return 'localhost';
  return bare.includes(':') ? `[${bare}]` : bare;
}
