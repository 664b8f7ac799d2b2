import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { MARKER } from '../domain/page/output.ts';
import { bareHost, hostRule, urlHost } from './allowed-hosts.ts';
import type { EditController } from './edit-controller.ts';
import { startEditServer } from './edit-server.ts';
import { openEditSessions } from './edit-sessions.ts';
import { closeServer, listen } from './listen.ts';
import type { LiveController } from './live-controller.ts';
import { type LiveUpdate, startLiveReload } from './live-reload.ts';
import { originRule } from './own-origin.ts';
import { ServeError } from './serve-error.ts';
import { folderOpener } from './served-folder.ts';
import { createServerWithTimeouts, TIMEOUTS, type Timeouts, UPLOAD_TIMEOUTS } from './server-timeouts.ts';
import { type Mounted, siteHandler } from './site-handler.ts';

/** How to serve a build. */
export interface ServerOptions {
  /** Returns the folder with the build. Called at every request, since a publish may replace it. */
  readonly servedDir: () => string;
  /** The address to listen on: `127.0.0.1` for this computer only. */
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** A taken port is an error; otherwise the next free one upwards is used. */
  readonly strictPort: boolean;
  /** The path that the site was built under, as in its base URL: `/` or `/sub/`. A function if it may change. */
  readonly basePath: string | (() => string);
  /** Pages reload by themselves after `reload()`; starts also without a build. */
  readonly liveReload?: boolean;
  /** With `liveReload` and `editing`: answers the toolbar of its pages. */
  readonly controller?: LiveController;
  /** Adds the editor of content. */
  readonly editing?: EditController;
  /** Further names of this server that Host headers may have. */
  readonly allowedHosts?: readonly string[];
  /** A service that answers below a path of this host. */
  readonly mounted?: Mounted;
  readonly timeouts?: Timeouts;
  /** Called once if another port than the wanted one is used. */
  readonly onPortTaken?: (ports: { readonly wanted: number; readonly used: number }) => void;
  /** Called with each failure that a visitor sees as a 500. */
  readonly onFailure?: (error: unknown) => void;
  /** With `liveReload`: called when a page is requested and there is no build. */
  readonly onNoBuild?: () => void;
}

/** A running server. `url` is the address of the site's home, ending in `/`. */
export interface SiteServer {
  readonly url: string;
  readonly port: number;
  /** Frees the port and ends every connection; may be called again. */
  close(): Promise<void>;
  /** Makes open pages show what is served now; only with `liveReload`. */
  reload?(update?: LiveUpdate): void;
  /** Reports the state of the watch to open pages; only with `liveReload`. */
  report?(update: LiveUpdate): void;
}

/**
 * Serves a build as a static host would (Netlify, Cloudflare Pages): addresses, error pages, `_headers`,
 * `_redirects`, compressed files. Throws `ServeError` if it cannot start.
 */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  if (!options.liveReload) requireBuild(options.servedDir());
  const server = createServerWithTimeouts(options.timeouts ?? (options.editing ? UPLOAD_TIMEOUTS : TIMEOUTS));
  const port = await listen(server, { ...options, host: bareHost(options.host) });
  const wanted = options.port;
  if (wanted !== 0 && port !== wanted) options.onPortTaken?.({ wanted, used: port });
  const names = options.allowedHosts ?? [];
  const isOurOrigin = originRule({ port, names });
  const onFailure = (error: unknown): void => options.onFailure?.(error);
  const base = options.basePath;
  const basePath = (): string => withSlashes(typeof base === 'string' ? base : base());
  const { controller, editing } = options;
  const sessions = editing && openEditSessions({ secrets: editing.secrets, port, basePath });
  const mayEdit = (request: IncomingMessage): boolean => sessions?.has(request) === true;
  const live = options.liveReload ? startLiveReload({ controller, isOurOrigin, mayEdit }) : undefined;
  const handle = siteHandler({
    openFolder: folderOpener(options.servedDir),
    isOurHost: hostRule({ host: options.host, port, names }),
    basePath,
    live,
    editor: editing && sessions && startEditServer({ ...editing, sessions, isOurOrigin, basePath, onFailure }),
    mounted: options.mounted,
    onFailure,
    onNoBuild: options.onNoBuild,
  });
  server.on('request', handle);
  const close = () => {
    live?.close();
    return closeServer(server);
  };
  const running = { url: `http://${urlHost(options.host)}:${port}${encodeURI(basePath())}`, port, close };
  return live ? { ...running, reload: live.reload, report: live.report } : running;
}

function requireBuild(dir: string): void {
  if ([MARKER, 'index.html'].some((name) => existsSync(join(dir, name)))) return;
  throw new ServeError('no-build', {
    message: `There is no build in ${dir}.`,
    hint: 'run "conf-site build" first, or name the folder of a build with --out',
  });
}

function withSlashes(path: string): string {
  const names = path.split('/').filter(Boolean);
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}
