import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerSource, answerFailure, answerRequest } from './answer-request.ts';
import type { EditServer } from './edit-server.ts';
import type { LiveReload } from './live-reload.ts';
import { readTarget, type Target } from './request-target.ts';
import { type Exchange, sendBody, sendPlain } from './send-body.ts';
import type { ServedFolder } from './served-folder.ts';

/** A service on the same host. It answers all requests below its path, with any method. */
export interface Mounted {
  /** Starts with `/` and does not end with it. */
  readonly path: string;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** The parts of a server. `openFolder` opens the current build; undefined while there is none. */
export interface SiteHandlerOptions {
  readonly openFolder: () => Promise<ServedFolder | undefined>;
  readonly isOurHost: (header: string | undefined) => boolean;
  readonly basePath: () => string;
  readonly live: LiveReload | undefined;
  readonly editor?: EditServer | undefined;
  /** A service that answers below a path instead of the site. */
  readonly mounted?: Mounted | undefined;
  readonly onFailure: (error: unknown) => void;
  /** Called when a page is requested and there is no build. */
  readonly onNoBuild?: (() => void) | undefined;
}

/** A publish takes two renames, so after this number of attempts the build is not being replaced but gone. */
const MAX_ATTEMPTS = 5;

/** Returns the request listener of the server. It answers every request and never throws. */
export function siteHandler(options: SiteHandlerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const exchange = { request, response };
    if (isMounted(request, options)) {
      options.mounted?.handle(request, response);
      return;
    }
    const target = admit(exchange, options);
    if (target === undefined) return;
    if (options.editor?.answer(exchange, target) || options.live?.answer(exchange, target)) return;
    answer(exchange, { target, options }).catch((error: unknown) => {
      options.onFailure(error);
      return fail(exchange, { target, options });
    });
  };
}

/** Whether the request names more than one host: a proxy before the server may then use another one than the server does. */
function namesSeveralHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1;
}

/** Whether the service answers. It does not answer requests for another host either. */
function isMounted(request: IncomingMessage, { mounted, isOurHost }: SiteHandlerOptions): boolean {
  const { url = '', headers } = request;
  if (mounted === undefined || namesSeveralHosts(request) || !isOurHost(headers.host)) return false;
  const path = url.split('?', 1)[0] ?? '';
  return path === mounted.path || path.startsWith(`${mounted.path}/`);
}

/** Returns the target of a request that is answered from the site. Refuses all others and returns undefined. */
function admit(exchange: Exchange, options: SiteHandlerOptions): Target | undefined {
  const { request } = exchange;
  if (namesSeveralHosts(request)) {
    sendPlain(exchange, { status: 400, text: 'This request names its host more than once.' });
    return undefined;
  }
  if (!options.isOurHost(request.headers.host)) {
    const text = 'This server answers to its own address only, and the request was for another one.';
    sendPlain(exchange, { status: 403, text });
    return undefined;
  }
  const isForTool = options.live?.accepts(request) || options.editor?.accepts(request);
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isForTool) {
    sendPlain(exchange, { status: 405, text: 'This is a static site.', headers: [['allow', 'GET, HEAD']] });
    return undefined;
  }
  const target = readTarget(request.url ?? '');
  if (target === undefined) sendPlain(exchange, { status: 400, text: 'This is not an address of a page.' });
  return target;
}

interface SiteRequest {
  readonly target: Target;
  readonly options: SiteHandlerOptions;
}

/** Tries again if the build was replaced meanwhile, since the new folder may have a file that the old one lacked. */
async function answer(exchange: Exchange, { target, options }: SiteRequest): Promise<void> {
  let folder = await options.openFolder();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (folder && (await answerRequest(exchange, sourceOf(folder, { target, options })))) return;
    const successor = await options.openFolder();
    if (successor?.id === folder?.id) break;
    folder = successor;
  }
  if (folder) {
    sendPlain(exchange, { status: 404, text: 'There is no such page.' });
    return;
  }
  // While editing this is a page, whose client loads the site as soon as there is one.
  if (options.live) sendBody(exchange, options.live.noBuildPage());
  else sendPlain(exchange, { status: 503, text: 'There is no build to show.' });
  options.onNoBuild?.();
}

function sourceOf(folder: ServedFolder, { target, options }: SiteRequest): AnswerSource {
  return { folder, target, live: options.live, basePath: options.basePath() };
}

async function fail(exchange: Exchange, { target, options }: SiteRequest): Promise<void> {
  if (exchange.response.headersSent) {
    exchange.response.destroy();
    return;
  }
  try {
    const folder = await options.openFolder();
    if (folder && (await answerFailure(exchange, sourceOf(folder, { target, options })))) return;
  } catch (error) {
    options.onFailure(error);
  }
  sendPlain(exchange, { status: 500, text: 'The server could not read this page.' });
}
