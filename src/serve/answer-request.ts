import { contentType, isPage } from './content-type.ts';
import { decideAnswer, nearestPage, withoutBase } from './decide-answer.ts';
import { limitOpenFiles } from './limit-open-files.ts';
import type { LiveReload } from './live-reload.ts';
import type { Target } from './request-target.ts';
import { type BufferedAnswer, type Exchange, sendBody, sendPlain } from './send-body.ts';
import { sendFile } from './send-file.ts';
import { readServable } from './servable-file.ts';
import type { ServedFolder } from './served-folder.ts';
import { headersFor } from './served-headers.ts';

/** The input of an answer, apart from the request itself. */
export interface AnswerSource {
  readonly folder: ServedFolder;
  readonly target: Target;
  readonly basePath: string;
  readonly live: LiveReload | undefined;
}

/** The Retry-After of a site under maintenance. */
const RETRY_AFTER_SECONDS = 3600;

/** Answers a request from the folder. Returns false, and sends nothing, if the folder does not even have a 404 page. */
export async function answerRequest(exchange: Exchange, source: AnswerSource): Promise<boolean> {
  const { folder, target, live } = source;
  const answer = await decideAnswer(folder, target, source.basePath);
  if (answer === undefined) return false;
  if (answer.kind === 'redirect') {
    const headers = [['location', answer.location]] as const;
    sendPlain(exchange, { status: answer.status, text: `This is at ${answer.location}`, headers });
    return true;
  }
  const { path, status } = answer;
  const isModified = isPage(path) && (folder.isUnderMaintenance || live !== undefined);
  if (status !== 200 || isModified) return sendBuffered(exchange, source, { path, status });
  return sendFile(exchange, { root: folder.root, path, headers: fileHeaders(source, path) });
}

/** Answers with the site's 500 page. Returns false if it has none. */
export async function answerFailure(exchange: Exchange, source: AnswerSource): Promise<boolean> {
  const { folder, target, basePath } = source;
  const path = await nearestPage(folder.root, withoutBase(target, basePath) ?? [], '500.html');
  return path !== undefined && sendBuffered(exchange, source, { path, status: 500 });
}

/**
 * Sends a file from memory: an error page, a page with status 503 under maintenance, or a page with the client of live
 * reload. Returns false if the file is gone.
 */
async function sendBuffered(
  exchange: Exchange,
  source: AnswerSource,
  { path, status }: { readonly path: string; readonly status: number },
): Promise<boolean> {
  const { folder, live } = source;
  // The version is taken before the page is read: a page that is older than it says would never reload.
  const version = live?.version() ?? '';
  const body = await limitOpenFiles(() => readServable(folder.root, path));
  if (body === undefined) return false;
  const file: BufferedAnswer = { status, headers: fileHeaders(source, path), body };
  const page = isPage(path) && folder.isUnderMaintenance ? unavailable(file) : file;
  sendBody(exchange, isPage(path) && live ? live.withClient(page, version) : page);
  return true;
}

function unavailable(page: BufferedAnswer): BufferedAnswer {
  const headers = new Map(page.headers)
    .set('retry-after', String(RETRY_AFTER_SECONDS))
    .set('cache-control', 'no-store');
  return { ...page, status: 503, headers };
}

/**
 * The headers of a file, with names in lower case: its type, the caching that hosts set by default (store it, but
 * revalidate each time), and the headers in `_headers` for the address of the request, which take precedence.
 */
function fileHeaders({ folder, target }: AnswerSource, path: string): ReadonlyMap<string, string> {
  return new Map([
    ['content-type', contentType(path)],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ...headersFor(folder.headers, target.path),
  ]);
}
