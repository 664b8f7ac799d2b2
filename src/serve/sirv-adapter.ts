import type { ReadStream, Stats } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Exchange } from './send-body.ts';
import { isSameFile } from './servable-file.ts';

/** A file that is open. The path is relative to the root, with `/`, and has neither `?` nor `#`. */
export interface AnnouncedFile {
  readonly root: string;
  readonly path: string;
  readonly stats: Stats;
}

/** In `dev` mode sirv reads the disk at each request, because a build may be replaced at any moment. */
const options = { dev: true, etag: true, dotfiles: true, extensions: [] };

/**
 * Lets sirv write the head of the response for an open file: status 200, 206, 304 or 416. Headers that the response has
 * already replace those of sirv. The caller sends the bytes that the head announces: sirv would send those of whatever file
 * has the name by then, so its stream is closed. If the name leads to another file before that, the whole file is announced.
 */
export function writeHead({ request, response }: Exchange, { root, path, stats }: AnnouncedFile): void {
  const setHeaders = (_: ServerResponse, _path: string, found: Stats): void => {
    if (!isSameFile(found, stats)) replaced();
  };
  response.setHeader('etag', entityTag(stats));
  response.once('pipe', leaveBytes);
  Object.assign(request, { url: encodeURI(`/${path}`), headers: readableHeaders(request, stats) });
  try {
    sirv(root, { ...options, setHeaders })(request, response, replaced);
  } catch (error) {
    if (response.headersSent) throw error;
    response.off('pipe', leaveBytes).writeHead(200, { 'content-length': stats.size });
  }
}

/** Closes the stream of sirv, which may not have been able to open the file. */
function leaveBytes(this: ServerResponse, source: ReadStream): void {
  source
    .unpipe(this)
    .on('error', () => undefined)
    .destroy();
}

function replaced(): never {
  throw new Error('The name leads to another file by now.');
}

/** The conditional headers of a request, in the form that sirv reads correctly. */
function readableHeaders({ method, headers }: IncomingMessage, stats: Stats): IncomingHttpHeaders {
  const tag = entityTag(stats);
  const cachedTags = headers['if-none-match']?.split(',').map((cached) => cached.trim()) ?? [];
  if (cachedTags.includes(tag) || cachedTags.includes('*')) return { 'if-none-match': tag };
  // Tags are weak, and If-Range never matches a weak tag: then the whole file is sent.
  if (method !== 'GET' || headers['if-range'] !== undefined) return {};
  const range = readableRange(headers.range ?? '', stats.size);
  return range === undefined ? {} : { range };
}

/**
 * A range of bytes with an explicit start. Undefined for several ranges, other units and invalid values, and for an end of 0,
 * which sirv reads as a missing end: then the whole file is sent, as the standard allows.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
function readableRange(header: string, sizeBytes: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return `bytes=${Math.max(0, sizeBytes - Number(last))}-`;
  const isReadable = last === '' || (Number(last) > 0 && Number(first) <= Number(last));
  return isReadable ? `bytes=${first}-${last}` : undefined;
}

/** The same tag as that of sirv, which does not send it with a 304. */
function entityTag(stats: Stats): string {
  return `W/"${stats.size}-${stats.mtime.getTime()}"`;
}
